import { useMedia } from '../../../../kit/useMedia.ts';

/** The `lg` breakpoint: room for a text and a question side by side. */
export const useIsWide = (): boolean => useMedia('(min-width: 64rem)');
