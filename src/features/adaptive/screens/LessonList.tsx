import { useParams } from 'react-router';
import { Glim } from '../../../kit/glim/Glim.tsx';
import { ButtonLink } from '../../../kit/ui/ButtonLink.tsx';
import { PageTitle } from '../../../kit/ui/PageTitle.tsx';
import { paths } from '../../../paths.ts';
import { SUBJECTS } from '../../lessons/subjects.ts';
import { SubjectLessons } from './list/SubjectLessons.tsx';

/** The lessons of the subject in the address. */
export function LessonList() {
  const { subject: named } = useParams();
  const subject = SUBJECTS.find((subject) => subject === named);
  // A subject's choices are its own: another one starts afresh.
  return subject ? <SubjectLessons key={subject} subject={subject} /> : <UnknownPlace />;
}

function UnknownPlace() {
  return (
    <div className="mx-auto flex max-w-md flex-1 flex-col items-center justify-center gap-3 py-12 text-center">
      <PageTitle>Not found</PageTitle>
      <Glim pose="map" className="w-44" />
      <h1 className="text-3xl">This place is not on our map</h1>
      <p className="text-soft">There are five places to learn in. Your path shows them all.</p>
      <ButtonLink to={paths.home} look="glow">
        Back to my path
      </ButtonLink>
    </div>
  );
}
