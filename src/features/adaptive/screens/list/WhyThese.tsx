import { AccessBanner } from './AccessBanner.tsx';

type WhyTheseProps = {
  explanation: string | undefined;
  isPremium: boolean | undefined;
};

/** Why the lessons are of this level, and of which days the account opens them. */
export function WhyThese({ explanation, isPremium }: WhyTheseProps) {
  return (
    <>
      {explanation && <p className="max-w-[52ch] text-soft">{explanation}</p>}
      {isPremium !== undefined && <AccessBanner isPremium={isPremium} />}
    </>
  );
}
