import { useEffect, useState } from 'react';
import { reportFault } from '../faults.ts';
import { isMissingPart, reloadOnce, whyMissing } from '../new-release.ts';

/** What a person is told of a part of the app that broke or did not come. */
export type ToldFault = {
  kind: 'ours' | 'looking' | 'renewed' | 'unreached' | 'missing';
  title: string;
  text: string;
  /** The number of a fault of ours in the server's log. */
  incident: string | undefined;
};

const WORDS: Record<ToldFault['kind'], { title: string; text: string }> = {
  ours: {
    title: 'Something went wrong',
    text: 'That is our mistake, not yours. What you have finished is safe.',
  },
  looking: { title: 'One moment', text: 'We are looking what keeps this page from you.' },
  renewed: {
    title: 'Brightling has been renewed',
    text: 'Please load this page again. What you have finished is safe.',
  },
  unreached: {
    title: 'We do not reach Brightling',
    text: 'Please check that you are connected, then try again.',
  },
  missing: { title: 'A part of this page did not come', text: 'Please try again in a moment.' },
};

/**
 * Tells the server of a fault of ours, and finds out why a part did not come.
 *
 * @param mayReload a new release may load the page anew by itself, once: nothing on it would be lost
 */
export function useFault(error: unknown, mayReload: boolean): ToldFault {
  const isMissing = isMissingPart(error);
  const [kind, setKind] = useState<ToldFault['kind']>(isMissing ? 'looking' : 'ours');
  const [incident, setIncident] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      if (!isMissing) {
        const number = await reportFault(error);
        if (isCurrent) setIncident(number);
        return;
      }
      const why = await whyMissing();
      if (!isCurrent || (why === 'other' && mayReload && reloadOnce())) return;
      setKind(why === 'other' ? 'renewed' : why === 'same' ? 'missing' : 'unreached');
    };
    void look();
    return () => {
      isCurrent = false;
    };
  }, [error, isMissing, mayReload]);
  return { kind, incident, ...WORDS[kind] };
}
