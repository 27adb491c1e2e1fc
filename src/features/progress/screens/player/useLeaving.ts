import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../../paths.ts';
import type { Lesson } from '../../../lessons/contract.ts';
import type { Completion } from '../../contract.ts';
import { useStaying } from '../celebrations/celebrate.ts';

const LEAVES_AFTER_MS = 6_000;

/**
 * A while after the lesson is completed, the list of lessons follows. Who chose to stay comes to the lesson's summary
 * instead, as soon as no celebration stands over it.
 */
export function useLeaving(
  { id, subject }: Lesson,
  completion: Completion | undefined,
  onStayed: (completion: Completion) => void,
): void {
  const navigate = useNavigate();
  const staying = useStaying(id);
  const isDone = completion !== undefined;
  const leave = useEffectEvent(() => void navigate(paths.lessons(subject)));
  const stay = useEffectEvent(() => completion && onStayed(completion));

  useEffect(() => {
    if (!isDone || staying !== 'no') return;
    const timer = setTimeout(() => leave(), LEAVES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isDone, staying]);
  useEffect(() => {
    if (isDone && staying === 'stayed') stay();
  }, [isDone, staying]);
}
