import { Sun, Sunrise } from 'lucide-react';
import { useCall } from '../../../../kit/query.ts';
import { premiumStatus } from '../../../families/contract.ts';
import { usePremiumDay } from '../../../families/screens/usePremiumDay.ts';

/** What the account opens, and with premium until when. */
export function AccessBanner({ isPremium }: { isPremium: boolean }) {
  const premium = useCall(premiumStatus, { enabled: isPremium });
  const lastDay = usePremiumDay(isPremium ? premium.data?.premiumEndDate : null);
  const Icon = isPremium ? Sun : Sunrise;
  return (
    <p className="flex items-center gap-2 rounded-full bg-glow-tint px-4 py-2 font-display leading-tight font-medium">
      <Icon aria-hidden className="size-5 shrink-0" />
      <span>
        <span>{isPremium ? 'Premium Active' : "Free: Today's Lessons Only"}</span>
        {lastDay && (
          <>
            {' '}
            <span className="inline-block font-normal">until {lastDay}</span>
          </>
        )}
      </span>
    </p>
  );
}
