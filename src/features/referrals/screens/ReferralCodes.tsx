import { useMutation } from '@tanstack/react-query';
import { call, CallError, sentenceOf } from '../../../kit/call.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { toast } from '../../../kit/ui/toasts.tsx';
import { generateReferral, type Referral } from '../contract.ts';
import { CodeRow } from './CodeRow.tsx';
import { refreshFamily } from '../../families/screens/refresh-family.ts';

const FALLBACK = 'Please check the connection and try again.';

/** A family's latest codes, and a new one. */
export function ReferralCodes({ referrals }: { referrals: readonly Referral[] }) {
  const generating = useMutation({
    mutationFn: () => call(generateReferral),
    onSuccess: async () => {
      toast(
        'Referral Code Generated! 🎉',
        'Share the code with friends to give both families premium access!',
      );
      // The button stays busy until its code is on the list.
      await refreshFamily();
    },
    onError: async (error) => {
      toast('Error', `Failed to generate referral code: ${sentenceOf(error) ?? FALLBACK}`, 'problem');
      // Codes that another of the family has made, and that this list does not show yet.
      if (error instanceof CallError && error.status === 409) await refreshFamily();
    },
  });
  const refusal = sentenceOf(generating.error);
  return (
    <section aria-labelledby="codes-heading">
      <h3 id="codes-heading" className="text-xl">
        Your codes
      </h3>
      <p className="text-[0.95rem] text-soft">For friends and families you know.</p>
      {referrals.length > 0 && (
        <ul className="mt-3 overflow-hidden rounded-button border-2 border-line">
          {referrals.map((referral) => (
            <CodeRow key={referral.id} referral={referral} />
          ))}
        </ul>
      )}
      <Button
        look="glow"
        isBusy={generating.isPending}
        onClick={() => generating.mutate()}
        className="mt-4 w-full"
      >
        New referral code
      </Button>
      {refusal && <p className="mt-2 font-semibold text-pretty text-think">{refusal}</p>}
    </section>
  );
}
