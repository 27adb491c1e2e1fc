export type ToastTone = 'good' | 'problem';

export type ShownToast = {
  id: number;
  title: string;
  text?: string | undefined;
  tone: ToastTone;
  isOpen: boolean;
};

export const DISPLAY_MS = 5_000;

/** A dismissed toast is forgotten so long after. */
export const REMOVAL_DELAY_MS = 1_000_000;
