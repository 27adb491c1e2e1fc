import { Check } from 'lucide-react';
import { useId, type ReactNode, type RefObject } from 'react';
import { ProgressBar } from '../../../../kit/ui/ProgressBar.tsx';
import type { Lesson } from '../../../lessons/contract.ts';
import { countWords, MINIMUM_WORDS } from '../../../writing/rules/essay.ts';
import { MOST_CHARACTERS } from '../../rules/player.ts';

type EssayEditorProps = {
  field: RefObject<HTMLTextAreaElement | null>;
  lesson: Lesson;
  text: string;
  isWritable: boolean;
  onChange: (text: string) => void;
  /** Stands beside the name of the sheet. */
  help?: ReactNode;
};

/** The sheet to write on, with the words counted as they come. */
export function EssayEditor({ field, lesson, text, isWritable, onChange, help }: EssayEditorProps) {
  const id = useId();
  const words = countWords(text);
  const minimum = MINIMUM_WORDS[lesson.difficulty];
  const hasEnough = words >= minimum;
  const isTooLong = text.length > MOST_CHARACTERS;
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <label htmlFor={id} className="font-display text-lg">
          Your essay
        </label>
        {help}
      </div>
      <textarea
        ref={field}
        id={id}
        value={text}
        readOnly={!isWritable}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={`${id}-count`}
        aria-invalid={isTooLong || undefined}
        placeholder="Start here. You can change it as often as you like."
        className="field-sizing-content block max-h-[60dvh] min-h-72 w-full resize-y rounded-button border-2 border-line-strong bg-paper p-4 text-lg leading-relaxed placeholder:text-soft read-only:border-line read-only:bg-subject-tint"
      />
      <div className="mt-3 flex items-center gap-4">
        <p id={`${id}-count`} className="flex shrink-0 items-center gap-1.5 font-display tabular-nums">
          {hasEnough && <Check aria-hidden strokeWidth={3} className="size-5 text-good" />}
          {hasEnough ? `${words} words` : `${words} of ${minimum} words`}
        </p>
        <ProgressBar
          value={Math.min(words, minimum)}
          max={minimum}
          label="Words written"
          className="flex-1"
        />
      </div>
      <p role="status" className={isTooLong ? 'mt-2 font-bold text-think' : 'sr-only'}>
        {isTooLong
          ? 'Wow, that is a lot of writing! Please shorten it a little: 10,000 characters fit here.'
          : hasEnough && isWritable && 'You have enough words to submit.'}
      </p>
    </>
  );
}
