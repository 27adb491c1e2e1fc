import type { Subject } from '../../../lessons/subjects.ts';
import { Columns, Rows } from './Bars.tsx';

export type RecentScore = {
  /** The score's band in a word, at its bar. */
  band: string;
  /** The score as it stands at its bar's end, with the mark of a good one. */
  figure: string;
  score: number;
};

/** Bars keep their width and stand from the left, however few there are. */
const PLACES = 5;
/** Where medium and good begin. */
const BANDS = [0.7, 0.85];

/** The latest scores of one subject as bars: beside each other, or below each other where their bands have no room. */
export function RecentScores({ subject, scores }: { subject: Subject; scores: readonly RecentScore[] }) {
  const bars = scores.map(({ band, figure, score }, place) => ({
    key: place,
    name: band,
    figure,
    share: score / 100,
    look: `subject-${subject} bg-subject`,
  }));
  const none = { name: '', figure: '', share: 0, look: 'invisible' };
  const rest = Array.from({ length: PLACES - bars.length }, (_, place) => ({
    ...none,
    key: bars.length + place,
  }));
  return (
    <div className="room">
      <div className="hidden @min-[14.5em]:block print:block">
        <Columns
          bars={[...bars.map((bar) => ({ ...bar, look: `${bar.look} rounded-t-md` })), ...rest]}
          height="h-[96px] print:h-[56px]"
          width="w-[40%] max-w-10"
          lines={BANDS}
        />
      </div>
      <div className="@min-[14.5em]:hidden print:hidden">
        <Rows bars={bars} />
      </div>
    </div>
  );
}
