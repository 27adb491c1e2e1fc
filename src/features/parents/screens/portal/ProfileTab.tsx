import type { ChildData } from '../../contract.ts';
import { counted } from '../../rules/time-words.ts';
import { longDate } from './dates.ts';

/** Who the child is to us, figures first. */
export function ProfileTab({ profile }: { profile: ChildData['profile'] }) {
  const { firstName, lastName, email, birthDate, createdAt, level, points, streak } = profile;
  const figures = [
    { name: 'Level', value: level.toLocaleString('en') },
    { name: 'Points', value: points.toLocaleString('en') },
    { name: 'Streak', value: counted(streak, 'day') },
  ];
  const facts = [
    { name: 'First name', value: firstName },
    { name: 'Last name', value: lastName || 'None given' },
    { name: 'Email', value: email },
    { name: 'Birth date', value: birthDate ? longDate(birthDate) : 'None given' },
    { name: 'Member since', value: longDate(createdAt) },
  ];
  return (
    <>
      <h2 className="sr-only">Profile</h2>
      <dl className="mb-5 flex flex-wrap justify-between gap-x-6 gap-y-3 border-b-2 border-line pb-5">
        {figures.map(({ name, value }) => (
          <div key={name} className="flex min-w-0 flex-col-reverse page-sm:min-w-32">
            <dt className="text-soft">{name}</dt>
            <dd className="font-display text-2xl font-semibold tabular-nums page-sm:text-3xl">{value}</dd>
          </div>
        ))}
      </dl>
      <dl className="grid gap-x-6 gap-y-3 page-sm:grid-cols-[10rem_1fr]">
        {facts.map(({ name, value }) => (
          <div key={name} className="contents max-sm:block">
            <dt className="text-soft">{name}</dt>
            <dd className="min-w-0 font-semibold [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
