import { Sun, Sunrise } from 'lucide-react';
import { useState } from 'react';
import { dayIn } from '../../../../base/day.ts';
import { useCall } from '../../../../kit/query.ts';
import { useUser } from '../../../accounts/screens/session.ts';
import { premiumStatus } from '../../../families/contract.ts';
import { premiumDay } from '../../../families/rules/premium-day.ts';

/** What the account opens, and with premium until when. */
export function AccessBanner({ isPremium }: { isPremium: boolean }) {
  const { timeZone } = useUser();
  const [today] = useState(() => dayIn(new Date(), timeZone));
  const premium = useCall(premiumStatus, { enabled: isPremium });
  const end = premium.data?.premiumEndDate;
  const Icon = isPremium ? Sun : Sunrise;
  return (
    <p className="flex items-center gap-2 rounded-full bg-glow-tint px-4 py-2 font-display leading-tight font-medium">
      <Icon aria-hidden className="size-5 shrink-0" />
      <span>
        <span>{isPremium ? 'Premium Active' : "Free: Today's Lessons Only"}</span>
        {isPremium && end && (
          <>
            {' '}
            <span className="inline-block font-normal">until {premiumDay(end, timeZone, today)}</span>
          </>
        )}
      </span>
    </p>
  );
}
