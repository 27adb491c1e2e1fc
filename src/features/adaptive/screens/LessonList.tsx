import { useParams } from 'react-router';
import { ButtonLink } from '../../../kit/ui/Button.tsx';
import { Empty } from '../../../kit/ui/states.tsx';
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
    <>
      <title>Not found – Brightling</title>
      <h1 className="sr-only">This place is not on our map</h1>
      <Empty
        pose="map"
        title="This place is not on our map"
        text="There are five places to learn in. Your path shows them all."
      >
        <ButtonLink to={paths.home} look="glow">
          Back to my path
        </ButtonLink>
      </Empty>
    </>
  );
}
