import { CallError, sentenceOf } from '../../../../kit/call.ts';
import { isOfflineNow, watchOnline } from '../../../../kit/online.ts';
import { toast } from '../../../../kit/ui/toasts.tsx';
import { askSession } from '../../../accounts/screens/session.ts';
import type { CompletionReply } from '../../contract.ts';
import { nextRoundIn, nextToSend, settled, waitingOf, type Outcome } from '../../rules/outbox.ts';
import { celebrationsOf } from '../celebrating.ts';
import { celebrate } from '../celebrations/celebrate.ts';
import { refreshAfterCompletion, showCompletion } from './after-completion.ts';
import { sendLesson } from './send-lesson.ts';
import { followOtherTabs, putToWait, readWorks, sweepWorks, takeOut } from './waiting.ts';
import type { WaitingLesson } from './works-database.ts';

/** A photo over a bad connection takes its time; one that hangs for longer does not come through. */
const PATIENCE_MS = 120_000;
/** Between rounds while somebody else is signed in here, or another tab sends. */
const HELD_UP_MS = 60_000;
/** Tells apart the one tab that sends. */
const LOCK = 'brightling.outbox';

let timer: ReturnType<typeof setTimeout> | undefined;
let isSending = false;

/**
 * Sends a person's waiting lessons as long as a page of theirs is open: now, when the network or the page comes back,
 * and now and then. Returns how to stop.
 */
export function keepSending(userId: string): () => void {
  const send = (isUrgent: boolean) => void sendWaiting(userId, isUrgent);
  const whenBack = () => !isOfflineNow() && send(true);
  const whenSeen = () => !document.hidden && send(true);
  const stops = [watchOnline(whenBack), followOtherTabs(() => void refreshAfterCompletion())];
  document.addEventListener('visibilitychange', whenSeen);
  sweepWorks(userId).catch(console.error);
  send(true);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', whenSeen);
    for (const stop of stops) stop();
  };
}

/** One round at a time in this tab, and in one tab at a time; the next one is set for when something is due. */
export async function sendWaiting(userId: string, isUrgent: boolean): Promise<void> {
  if (isSending) return;
  isSending = true;
  const wasHeldUp = await alone(() => sendRound(userId, isUrgent)).catch((error: unknown) => {
    console.error(error);
    return true;
  });
  isSending = false;
  clearTimeout(timer);
  const wait = nextRoundIn(await readWorks(), userId, Date.now());
  // Without a network it is the network's return that begins the next one.
  if (wait === undefined || isOfflineNow()) return;
  timer = setTimeout(() => void sendWaiting(userId, false), wasHeldUp ? HELD_UP_MS : wait);
}

/** Resolves with whether something else than what waits is in the way; another tab that sends is. */
async function alone(act: () => Promise<boolean>): Promise<boolean> {
  // Pages that were not loaded safely have no locks; the server takes each work once all the same.
  if (!('locks' in navigator)) return act();
  return navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? act() : true));
}

async function sendRound(userId: string, isUrgent: boolean): Promise<boolean> {
  if (isOfflineNow() || waitingOf(await readWorks(), userId).length === 0) return false;
  // The cookie may be another person's by now: nobody gets another's lessons.
  const session = await askSession().catch(() => undefined);
  if (session?.state !== 'signed-in' || session.user.id !== userId) return true;
  const sent = new Set<string>();
  for (;;) {
    const work = nextToSend(await readWorks(), { userId, now: Date.now(), isUrgent, sent });
    if (!work) return false;
    sent.add(work.key);
    const { outcome, reply } = await tried(work);
    const { work: after, goesOn } = settled(work, outcome, Date.now());
    if (reply) tell(work, reply);
    await (after ? putToWait(after) : takeOut(work.key));
    if (reply) void refreshAfterCompletion();
    if (!goesOn) return after === work;
  }
}

async function tried(work: WaitingLesson): Promise<{ outcome: Outcome; reply?: CompletionReply }> {
  try {
    const reply = await sendLesson(work, AbortSignal.timeout(PATIENCE_MS));
    return { outcome: { kind: 'saved' }, reply };
  } catch (error) {
    if (!(error instanceof CallError)) return { outcome: { kind: 'unreached' } };
    const { status, details } = error;
    return {
      outcome: { kind: 'answered', status, code: details['code'], text: sentenceOf(error) },
    };
  }
}

function tell({ userId, title }: WaitingLesson, reply: CompletionReply): void {
  showCompletion(userId, reply.completion);
  toast('Saved!', `“${title}” is saved.`);
  celebrate(celebrationsOf(reply));
}
