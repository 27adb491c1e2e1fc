import { useState } from 'react';
import { dayIn } from '../../../base/day.ts';
import { useUser } from '../../accounts/screens/session.ts';
import { premiumDay } from '../rules/premium-day.ts';

/** The last day of premium in words, in the user's own days; undefined without premium. */
export function usePremiumDay(premiumEndDate: string | null | undefined): string | undefined {
  const { timeZone } = useUser();
  const [today] = useState(() => dayIn(new Date(), timeZone));
  return premiumEndDate ? premiumDay(premiumEndDate, timeZone, today) : undefined;
}
