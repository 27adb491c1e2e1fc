import { SubjectScene } from '../../../lessons/screens/SubjectScene.tsx';
import { SUBJECTS, type Subject } from '../../../lessons/subjects.ts';
import { CARD } from '../../../../kit/ui/Card.tsx';

const PLACES: Record<Subject, { name: string; text: string }> = {
  reading: {
    name: 'Reading',
    text: 'Short stories and true tales, from night trams to cube-making wombats. Then talk about what they mean.',
  },
  writing: {
    name: 'Creative Writing',
    text: 'With AI assistance that never writes it for you. The words stay yours.',
  },
  math: {
    name: 'Math',
    text: 'From sums to algebra, step by step. A wrong answer gets a hint, not a red cross.',
  },
  science: {
    name: 'Science',
    text: 'Experiments with things from the kitchen. Try them, then find out why they work.',
  },
  social_studies: {
    name: 'Social Studies',
    text: 'Maps, markets, rules and people: how we live together, here and far away.',
  },
};

/** The five subjects, each a place to visit. */
export function SubjectPlaces() {
  return (
    <section aria-labelledby="places" className="mx-auto w-full max-w-6xl px-4 sm:px-6">
      <h2 id="places" className="text-3xl page-lg:text-4xl">
        Five places to explore
      </h2>
      <p className="mt-2 max-w-prose text-soft">
        Every day there is a new lesson in each of them, at the level that fits.
      </p>
      <ul className="mt-7 grid gap-4 page-md:grid-cols-2 page-md:gap-5 page-lg:grid-cols-6">
        {SUBJECTS.map((subject) => (
          <Place key={subject} subject={subject} />
        ))}
      </ul>
    </section>
  );
}

/** Three places in the upper row and two wider ones below; on a tablet the last one takes a row. */
const SPANS: Record<Subject, string> = {
  reading: 'page-lg:col-span-2',
  writing: 'page-lg:col-span-2',
  math: 'page-lg:col-span-2',
  science: 'page-lg:col-span-3',
  social_studies: 'page-md:col-span-2 page-lg:col-span-3',
};

function Place({ subject }: { subject: Subject }) {
  const { name, text } = PLACES[subject];
  return (
    <li className={`subject-${subject} ${CARD} flex flex-col overflow-hidden ${SPANS[subject]}`}>
      <SubjectScene subject={subject} className="h-32 w-full shrink-0 page-md:h-44 page-lg:h-48" />
      <div className="min-w-0 p-4 sm:p-5">
        <h3 className="text-xl text-subject sm:text-2xl">{name}</h3>
        <p className="mt-1 leading-snug">{text}</p>
      </div>
    </li>
  );
}
