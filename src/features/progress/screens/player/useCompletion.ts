import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { CallError, isOfAnother } from '../../../../kit/call.ts';
import { randomKey } from '../../../../kit/random-key.ts';
import { dismissToast, toast } from '../../../../kit/ui/toasts.tsx';
import { paths } from '../../../../paths.ts';
import { beginSignIn } from '../../../accounts/screens/begin-sign-in.ts';
import { refreshSession } from '../../../accounts/screens/session.ts';
import type { Lesson } from '../../../lessons/contract.ts';
import type { CompletionReply } from '../../contract.ts';
import { submissionOf } from '../../rules/player.ts';
import { celebrationsOf } from '../celebrating.ts';
import { celebrate } from '../celebrations/celebrate.ts';
import { refreshAfterCompletion } from '../outbox/after-completion.ts';
import { putInOutbox } from '../outbox/put-in-outbox.ts';
import { sendLesson } from '../outbox/send-lesson.ts';
import type { Player } from './usePlayer.ts';

/** A photo needs longer than answers alone. What has no answer by then waits in the outbox. */
const PATIENCE_MS = { answers: 20_000, photo: 60_000 };

/**
 * Sending a finished lesson: once, again with the same key after a failure, and after a new sign-in. Where no answer
 * comes it is put into the outbox, and the lesson's page shows that (`FinishedHere`).
 */
export function useCompletion(lesson: Lesson, userId: string, player: Player) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isLeaving, setIsLeaving] = useState(false);

  const sending = useMutation({
    mutationFn: ({ key, body }: Sent): Promise<CompletionReply> =>
      sendLesson(
        { key, lessonId: lesson.id, body },
        AbortSignal.timeout(body.photoUrl ? PATIENCE_MS.photo : PATIENCE_MS.answers),
      ),
    onSuccess: (reply) => {
      player.forgetAll();
      celebrate(celebrationsOf(reply));
      // Not awaited: the celebration need not wait for the lists.
      void refreshAfterCompletion();
    },
    onError: async (error, sent) => {
      // The page is about to go: the other one's comes in its place.
      if (isOfAnother(error)) player.keepAll();
      if (!(error instanceof CallError) || isOfAnother(error)) await keepForLater(sent);
      else if (error.status === 401) await signInAgain();
      else toast('Error', failureText(error), 'problem');
    },
  });

  async function keepForLater({ key, body }: Sent) {
    try {
      await putInOutbox(lesson, userId, key, body);
      player.forgetAll();
    } catch (error) {
      console.warn(error);
      toast(
        'Not saved yet',
        'You seem to be offline, and this device has no room to keep the lesson for later. Please leave this page open and try again when you are connected.',
        'problem',
      );
    }
  }

  async function signInAgain() {
    setIsLeaving(true);
    player.keepAll();
    try {
      await beginSignIn(pathname);
    } catch {
      await navigate(paths.home);
      await refreshSession();
    }
  }

  return {
    reply: sending.data,
    isBusy: sending.isPending || isLeaving,
    send: () => {
      dismissToast();
      const body = submissionOf(lesson, player.state, Math.round(player.elapsedSeconds() / 60));
      if (!body) throw new Error('a step is still open');
      const key = player.state.submissionKey ?? randomKey();
      player.dispatch({ type: 'seal', key });
      sending.mutate({ key, body });
    },
  };
}

type Sent = { key: string; body: NonNullable<ReturnType<typeof submissionOf>> };

/** Refusals that stay however often one tries: there the server's own words help. */
const LASTING: unknown[] = ['premium_only'];

function failureText(error: Error): string {
  const isClosed = error instanceof CallError && LASTING.includes(error.details['code']);
  return (isClosed ? error.text : undefined) ?? 'Failed to complete lesson. Please try again.';
}
