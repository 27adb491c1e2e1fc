import { Sun } from 'lucide-react';
import { usePremiumDay } from '../../families/screens/usePremiumDay.ts';
import type { ReferralStatus } from '../contract.ts';
import { BothGet } from './BothGet.tsx';
import { ReferralCodes } from './ReferralCodes.tsx';
import { TierCard } from './TierCard.tsx';

/** A family's light, its premium, and its codes. */
export function Rewards({ status }: { status: ReferralStatus }) {
  const { premiumEndDate, referralCount, referrals } = status;
  const lastDay = usePremiumDay(premiumEndDate);
  return (
    <div className="flex flex-col gap-5">
      <TierCard referralCount={referralCount} />
      {lastDay && (
        <p className="flex w-fit items-center gap-2 rounded-full bg-glow-tint px-3.5 py-2 sm:px-4 font-display leading-tight font-medium">
          <Sun aria-hidden className="size-5 shrink-0" />
          Premium until {lastDay}
        </p>
      )}
      <ReferralCodes referrals={referrals} />
      <BothGet />
    </div>
  );
}
