import { useCallback, useState } from 'react';
import type { News } from './GameNews.tsx';

/** The latest news of a game, and how to tell the next or, with nothing, to fall silent. */
export function useNews(): [News | undefined, (news?: Omit<News, 'count'>) => void] {
  const [latest, setLatest] = useState<{ count: number; news: News | undefined }>({
    count: 0,
    news: undefined,
  });
  const tell = useCallback((news?: Omit<News, 'count'>) => {
    setLatest(({ count }) => ({ count: count + 1, news: news && { ...news, count: count + 1 } }));
  }, []);
  return [latest.news, tell];
}
