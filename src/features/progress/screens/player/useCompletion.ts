import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { call, CallError } from '../../../../kit/call.ts';
import { queryClient, refresh } from '../../../../kit/query.ts';
import { dismissToast, toast } from '../../../../kit/ui/toasts.tsx';
import { paths } from '../../../../paths.ts';
import { currentUser } from '../../../accounts/contract.ts';
import { beginSignIn, refreshSession } from '../../../accounts/screens/session.ts';
import { listLessons, type Lesson } from '../../../lessons/contract.ts';
import {
  achievements,
  completeLesson,
  listCompletions,
  myControls,
  myProgress,
  streakStatusCall,
  userProgress,
  type CompletionReply,
} from '../../contract.ts';
import { submissionOf } from '../../rules/player.ts';
import { celebrationsOf } from '../celebrating.ts';
import { celebrate } from '../celebrations/celebrate.ts';
import type { Player } from './usePlayer.ts';

/** Sending a finished lesson: once, again with the same key after a failure, and after a new sign-in. */
export function useCompletion(lesson: Lesson, player: Player) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isLeaving, setIsLeaving] = useState(false);

  const sending = useMutation({
    mutationFn: ({ key }: { key: string }): Promise<CompletionReply> => {
      const body = submissionOf(lesson, player.state, Math.round(player.elapsedSeconds() / 60));
      if (!body) throw new Error('a step is still open');
      return call(completeLesson, { params: { id: lesson.id }, body, headers: { 'Idempotency-Key': key } });
    },
    onSuccess: (reply) => {
      player.forgetAll();
      celebrate(celebrationsOf(reply));
      // Not awaited: the celebration need not wait for the lists.
      void refreshAll();
    },
    onError: (error) => {
      if (error instanceof CallError && error.status === 401) void signInAgain();
      else toast('Error', failureText(error), 'problem');
    },
  });

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
      const key = player.state.submissionKey ?? crypto.randomUUID();
      player.dispatch({ type: 'seal', key });
      sending.mutate({ key });
    },
  };
}

/** Refusals that stay however often one tries: there the server's own words help. */
const LASTING: unknown[] = ['premium_only'];

function failureText(error: Error): string {
  const isClosed = error instanceof CallError && LASTING.includes(error.details['code']);
  return (isClosed ? error.text : undefined) ?? 'Failed to complete lesson. Please try again.';
}

function refreshAll(): Promise<unknown> {
  return Promise.all([
    refresh(
      currentUser.path,
      myControls.path,
      myProgress.path,
      userProgress.path,
      listCompletions.path,
      streakStatusCall.path,
      achievements.path,
    ),
    // Every list of lessons, those of later features included.
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith(listLessons.path),
    }),
  ]);
}
