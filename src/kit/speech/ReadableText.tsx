import { Pause, Play, Square, Volume2, type LucideIcon } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useCanRead } from './known-voices.ts';
import { readAround, useReader } from './ReadAloud.tsx';
import { goOn, pause, stop, useReading, type ReadingState } from './reader.ts';

const FACES: Record<ReadingState, { icon: LucideIcon; text: string; label: (name: string) => string }> = {
  still: { icon: Volume2, text: 'Read aloud', label: (name) => `Read aloud: ${name}` },
  reading: { icon: Pause, text: 'Pause', label: () => 'Pause reading' },
  paused: { icon: Play, text: 'Go on', label: () => 'Go on reading' },
};

const SHAPE =
  'inline-flex min-h-11 items-center gap-2 rounded-full border-2 px-4 font-display leading-tight font-medium';

/**
 * A longer text that can be read aloud, paused and gone on with. While it is read the buttons stay in sight: below
 * the page's bar, or at the upper edge of a box that scrolls on its own and sets `--read-top`.
 *
 * @param props.name what is read: 'the story'
 */
export function ReadableText({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div data-readable>
      <ReadingBar name={name} />
      {children}
    </div>
  );
}

function ReadingBar({ name }: { name: string }) {
  const canRead = useCanRead();
  const owner = useReader();
  const state = useReading(owner);
  const first = useRef<HTMLButtonElement>(null);
  if (!canRead) return null;
  const { icon: Icon, text, label } = FACES[state];
  return (
    <div
      data-unsaid
      className={`mb-4 flex w-fit gap-2 ${state === 'still' ? '' : 'sticky top-(--read-top,5rem) z-10 -m-1.5 mb-2.5 rounded-full bg-card p-1.5'}`}
    >
      <button
        ref={first}
        type="button"
        aria-label={label(name)}
        onClick={({ currentTarget }) => {
          if (state === 'still') readAround(owner, currentTarget);
          else if (state === 'reading') pause();
          else goOn();
        }}
        className={`${SHAPE} ${state === 'still' ? 'border-line bg-card text-ink hover:border-line-strong' : 'border-glow-edge bg-glow text-glow-ink'}`}
      >
        <Icon aria-hidden className="size-5 shrink-0" />
        {text}
      </button>
      {state !== 'still' && (
        <button
          type="button"
          aria-label="Stop reading"
          onClick={() => {
            stop(owner);
            // This button goes: the keyboard stays with its neighbour.
            first.current?.focus({ preventScroll: true });
          }}
          className={`${SHAPE} border-line bg-card text-ink hover:border-line-strong`}
        >
          <Square aria-hidden className="size-4 shrink-0 fill-current" />
          Stop
        </button>
      )}
    </div>
  );
}
