/*
 * Celebrations take turns: one at a time, in the order in which they came, and only where they disturb nothing. The
 * queue is a value; who shows it says when one begins and when it is over.
 */

/** What decides on a celebration's turn. */
export type Due = {
  /** A badge is celebrated once, whatever brought it. */
  badge?: { id: string };
  /** The lesson that brought it. */
  lessonId?: string;
};

export type Waiting<T> = { id: number; celebrated: T };

export type Queue<T> = {
  waiting: readonly Waiting<T>[];
  /** The one on the screen. */
  shown: Waiting<T> | undefined;
  /** Badges that wait, are shown or have been seen. */
  badges: readonly string[];
  lastId: number;
};

export const EMPTY_QUEUE: Queue<never> = { waiting: [], shown: undefined, badges: [], lastId: 0 };

/** Where the child is. */
export type Place = {
  /** The lesson whose page is open. */
  lessonId: string | undefined;
  /** A modal dialog is open, or about to be. */
  hasDialog: boolean;
};

/** The queue with more at its end; a badge that was in it before does not come again. */
export function joined<T extends Due>(queue: Queue<T>, celebrated: readonly T[]): Queue<T> {
  return celebrated.reduce((queue, one) => {
    if (one.badge && queue.badges.includes(one.badge.id)) return queue;
    const id = queue.lastId + 1;
    return {
      ...queue,
      waiting: [...queue.waiting, { id, celebrated: one }],
      badges: one.badge ? [...queue.badges, one.badge.id] : queue.badges,
      lastId: id,
    };
  }, queue);
}

/** A lesson's page is for that lesson: only what it brought itself may stand over it. */
export function isWelcome({ lessonId }: Due, openLesson: string | undefined): boolean {
  return openLesson === undefined || lessonId === openLesson;
}

/**
 * Whose turn it is: nobody's while one is shown or a dialog is open. One that must wait for another page holds up none
 * of those behind it.
 */
export function turnIn<T extends Due>(queue: Queue<T>, place: Place): Waiting<T> | undefined {
  if (queue.shown || place.hasDialog) return undefined;
  return queue.waiting.find(({ celebrated }) => isWelcome(celebrated, place.lessonId));
}

/** The queue once that one has come onto the screen. */
export function begun<T>(queue: Queue<T>, id: number): Queue<T> {
  const next = queue.waiting.find((one) => one.id === id);
  if (!next || queue.shown) return queue;
  return { ...queue, waiting: queue.waiting.filter((one) => one !== next), shown: next };
}

/** The queue once that one has left the screen; it does not come back. */
export function ended<T>(queue: Queue<T>, id: number): Queue<T> {
  return queue.shown?.id === id ? { ...queue, shown: undefined } : queue;
}
