import type { User } from '../../../accounts/contract.ts';
import { Card } from '../../../../kit/ui/Card.tsx';

/** The bands say more than their names: the first and the last child's band are open. */
const AGE_GROUPS: Record<User['ageBand'], string> = {
  '7-8': '8 years or younger',
  '9-10': '9 or 10 years',
  '11-12': '11 or 12 years',
  '13-14': '13 to 17 years',
  adult: 'Grown-up',
};

/** What the account holds about its owner. The birth date never leaves the server: the age group stands for it. */
export function AccountInfo({ user }: { user: User }) {
  const { firstName, lastName, email, ageBand, timeZone, id } = user;
  return (
    <section aria-labelledby="info-heading">
      <h2 id="info-heading" className="mb-3 text-2xl">
        Account Info
      </h2>
      <Card>
        <dl className="grid gap-x-8 gap-y-4 page-sm:grid-cols-2">
          <Fact name="First name" value={firstName} />
          <Fact name="Last name" value={lastName || '–'} />
          <Fact name="Email" value={email} hint="Email cannot be changed" />
          <Fact name="Age group" value={AGE_GROUPS[ageBand]} />
          <Fact
            name="Time zone"
            value={timeZone.replaceAll('_', ' ')}
            hint="Your days begin and end there."
          />
          <Fact name="User ID" value={id} hint="A parent is asked for it in the parents' portal." />
        </dl>
      </Card>
    </section>
  );
}

function Fact({ name, value, hint }: { name: string; value: string; hint?: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-soft">{name}</dt>
      <dd className="font-semibold break-words">{value}</dd>
      {hint && <dd className="text-soft">{hint}</dd>}
    </div>
  );
}
