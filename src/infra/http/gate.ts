import type { Who } from '../../base/endpoint.ts';
import { Refusal } from '../../base/refusal.ts';

/** What the gate must know of a signed-in person. */
export type Caller = {
  id: string;
  /** `ready`, or the step that still bars the way. */
  standing: 'ready' | 'needs_age' | 'needs_consent';
  isAdult: boolean;
};

export type GuardianLookup = (guardianId: string, childId: string) => Promise<boolean>;

/**
 * Decides whether a caller may make a call. The one place where calls are barred.
 *
 * @throws Refusal when not: 401 signed out, 403 age or consent missing, 404 for somebody else's id.
 */
export async function admit(
  who: Who,
  caller: Caller | undefined,
  params: Record<string, string>,
  isGuardian: GuardianLookup,
): Promise<void> {
  if (typeof who === 'object' && 'anyone' in who) return;
  if (!caller) throw new Refusal('signed_out', 'Please sign in first.');
  if (who === 'pending') return;
  if (caller.standing === 'needs_age') {
    throw new Refusal('needs_age', 'Please tell us your birthday first.', { needsAgeVerification: true });
  }
  if (caller.standing === 'needs_consent') {
    throw new Refusal('needs_consent', 'A parent has to say yes first.', { needsParentalConsent: true });
  }
  if (who === 'child') return;
  if (who === 'adult') {
    if (caller.isAdult) return;
    throw new Refusal('forbidden', 'This is for grown-ups.');
  }
  const subject = params['guardianOf' in who ? who.guardianOf : who.parentOf];
  if ('guardianOf' in who && subject === caller.id) return;
  if (subject && isUuid(subject) && (await isGuardian(caller.id, subject))) return;
  throw new Refusal('not_found', 'We could not find that.');
}

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
