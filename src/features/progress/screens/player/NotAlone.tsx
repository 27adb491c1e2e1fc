import { ReadAloud } from '../../../../kit/speech/ReadAloud.tsx';
import { Card } from '../../../../kit/ui/Card.tsx';

/** Who listens to children, for free: public numbers of long standing, to be checked again with each release. */
const HELPLINES: readonly { where: string; who: string }[] = [
  { where: 'United States and Canada', who: 'call or text 988' },
  { where: 'United Kingdom', who: 'Childline, 0800 1111' },
  { where: 'Europe', who: '116 111' },
  { where: 'Australia', who: 'Kids Helpline, 1800 55 1800' },
];

/** For a child whose text sounds as if it may be in danger: nothing is blocked, nothing is asked. */
export function NotAlone() {
  return (
    <Card className="mb-4">
      <section aria-labelledby="not-alone" data-readable>
        <div className="flex items-start justify-between gap-3">
          <h2 id="not-alone" className="text-xl">
            You are not alone
          </h2>
          <ReadAloud name="this note" look="quiet" className="-mt-1.5" />
        </div>
        <p className="mt-2">
          Thank you for writing this. If something in it is true, for you or for somebody you know: it is not
          your fault, and you deserve help. Please tell a grown-up you trust, today: a parent, a teacher, a
          doctor.
        </p>
        <p className="mt-3">You can also talk to somebody who listens to children. It costs nothing.</p>
        <dl className="mt-2 divide-y-2 divide-line border-y-2 border-line">
          {HELPLINES.map(({ where, who }) => (
            <div key={where} className="flex flex-wrap justify-between gap-x-4 py-2">
              <dt className="text-soft">{where}</dt>
              <dd className="font-semibold">{who}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3">
          If somebody is in danger right now, call 911, 999, 112 or 000. And if it is a story you made up:
          then it is a strong one, and there is nothing to do.
        </p>
      </section>
    </Card>
  );
}
