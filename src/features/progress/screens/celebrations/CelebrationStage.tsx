import { useEffect, useRef } from 'react';
import { useMatch } from 'react-router';
import { useOpenedDialog } from '../../../../kit/opened-dialog.ts';
import { useTopDialog } from '../../../../kit/ui/top-dialog.ts';
import { paths } from '../../../../paths.ts';
import { isWelcome, turnIn } from '../../rules/celebration-queue.ts';
import { celebrationBegun, celebrationEnded, useCelebrations } from './celebrate.ts';
import { CelebrationModal } from './CelebrationModal.tsx';

/** A finished lesson is celebrated at once; between one celebration and the next there is a breath. */
const BREATH_MS = 350;

/** Shows one celebration after the other. */
export function CelebrationStage() {
  const queue = useCelebrations();
  const lessonId = useMatch(paths.lesson(':id'))?.params.id;
  const hasDialog = useHasDialog();
  const next = turnIn(queue, { lessonId, hasDialog });
  const { shown } = queue;
  const isMisplaced = shown !== undefined && !isWelcome(shown.celebrated, lessonId);

  const nextId = next?.id;
  const wait = next?.celebrated.type === 'lesson_complete' ? 0 : BREATH_MS;
  useEffect(() => {
    if (nextId === undefined) return;
    const timer = setTimeout(() => celebrationBegun(nextId), wait);
    return () => clearTimeout(timer);
  }, [nextId, wait]);

  const shownId = shown?.id;
  useEffect(() => {
    // The way back has led to a lesson under it.
    if (shownId !== undefined && isMisplaced) celebrationEnded(shownId);
  }, [shownId, isMisplaced]);
  useEndOnLeaving(shownId);
  useFocusAfter(shownId);

  if (!shown || isMisplaced) return null;
  return (
    <CelebrationModal
      key={shown.id}
      celebrated={shown.celebrated}
      openLesson={lessonId}
      onEnd={() => celebrationEnded(shown.id)}
    />
  );
}

/** One that is open, or that the address names and is still being loaded. */
function useHasDialog(): boolean {
  const top = useTopDialog();
  const { name } = useOpenedDialog();
  return top !== undefined || name !== undefined;
}

/** Who leaves a page of signed-in children under a celebration has seen it. */
function useEndOnLeaving(shownId: number | undefined): void {
  const latest = useRef(shownId);
  useEffect(() => {
    latest.current = shownId;
  }, [shownId]);
  useEffect(
    () => () => {
      if (latest.current !== undefined) celebrationEnded(latest.current);
    },
    [],
  );
}

/**
 * A dialog gives the focus back to where it was. When that is gone, at once or with its page, the keyboard goes on at
 * the content of the page.
 */
function useFocusAfter(shownId: number | undefined): void {
  const isDue = useRef(false);
  // At every change of the stage: a new page is one.
  useEffect(() => {
    if (shownId !== undefined) {
      isDue.current = true;
    } else if (isDue.current && document.activeElement === document.body) {
      isDue.current = false;
      document.getElementById('main')?.focus({ preventScroll: true });
    }
  });
}
