import { call } from '../../../kit/call.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { ActFailed } from '../../../kit/ui/states.tsx';
import { toast } from '../../../kit/ui/toasts.tsx';
import { useFamilyAct } from '../../families/screens/useFamilyAct.ts';
import { generateReferral, type Referral } from '../contract.ts';
import { CodeRow } from './CodeRow.tsx';

/** A family's latest codes, and a new one. */
export function ReferralCodes({ referrals }: { referrals: readonly Referral[] }) {
  const generating = useFamilyAct({
    send: () => call(generateReferral),
    failure: 'Failed to generate referral code',
    onDone: () =>
      toast(
        'Referral Code Generated! 🎉',
        'Share the code with friends to give both families premium access!',
      ),
  });
  return (
    <section aria-labelledby="codes-heading">
      <h3 id="codes-heading" className="text-xl">
        Your codes
      </h3>
      <p className="text-soft">For friends and families you know.</p>
      {referrals.length > 0 && (
        <ul className="mt-3 overflow-hidden rounded-button border-2 border-line">
          {referrals.map((referral) => (
            <CodeRow key={referral.id} referral={referral} />
          ))}
        </ul>
      )}
      <Button
        look="glow"
        isBusy={generating.isBusy}
        onClick={() => generating.send(undefined)}
        className="mt-4 w-full"
      >
        New referral code
      </Button>
      <ActFailed error={generating.error} className="mt-3" />
    </section>
  );
}
