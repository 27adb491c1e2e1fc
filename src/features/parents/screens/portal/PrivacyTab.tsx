import { useEffect, useRef } from 'react';
import { longDate } from './dates.ts';
import { PrivacySettings } from './PrivacySettings.tsx';
import type { Portal } from './usePortal.ts';

/** The settings, and since when we have a parent's word. */
export function PrivacyTab(props: { portal: Portal; isWaiting: boolean; jumps: number }) {
  const { portal, isWaiting, jumps } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (jumps > 0) heading.current?.focus();
  }, [jumps]);
  const consentDate = portal.privacySettings?.parentalConsentDate;
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        Privacy settings
      </h2>
      <p className="mt-1 mb-5 border-b-2 border-line pb-5 text-soft">
        {consentDate
          ? `You gave your consent on ${longDate(consentDate)}.`
          : 'There is no parental consent on file.'}
      </p>
      <PrivacySettings portal={portal} isWaiting={isWaiting} />
    </>
  );
}
