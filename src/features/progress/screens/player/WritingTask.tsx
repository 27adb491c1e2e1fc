import { Sparkle } from 'lucide-react';
import { ReadableText } from '../../../../kit/speech/ReadableText.tsx';
import type { Lesson } from '../../../lessons/contract.ts';
import { MINIMUM_WORDS } from '../../../writing/rules/essay.ts';

/** What is to be written, and what to think of while writing. */
export function WritingTask({ lesson }: { lesson: Extract<Lesson, { subject: 'writing' }> }) {
  const { prompt, guidelines } = lesson.content;
  const namesWords = guidelines.some((line) => /\d words/.test(line));
  return (
    <ReadableText name="the task">
      <div className="max-w-[65ch] space-y-4">
        <p className="text-lg leading-relaxed font-bold whitespace-pre-line">{prompt}</p>
        <ul className="space-y-2">
          {(namesWords
            ? guidelines
            : [...guidelines, `Write at least ${MINIMUM_WORDS[lesson.difficulty]} words.`]
          ).map((line) => (
            <li key={line} className="flex gap-2.5">
              <Sparkle aria-hidden className="mt-1 size-4.5 shrink-0 fill-current text-subject" />
              {line}
            </li>
          ))}
        </ul>
      </div>
    </ReadableText>
  );
}
