import { Play, Square, Volume2, type LucideIcon } from 'lucide-react';
import { useEffect, useId } from 'react';
import { useCanRead } from './known-voices.ts';
import { goOn, read, stop, useReading, type ReadingState } from './reader.ts';

const FACES: Record<ReadingState, { icon: LucideIcon; label: (name: string) => string }> = {
  still: { icon: Volume2, label: (name) => `Read aloud: ${name}` },
  reading: { icon: Square, label: () => 'Stop reading' },
  paused: { icon: Play, label: () => 'Go on reading' },
};

/** `quiet` is for a row of several. */
const LOOKS = {
  plain: 'border-2 border-line bg-card text-ink hover:border-line-strong',
  quiet: 'text-soft hover:bg-glow-tint hover:text-ink',
};

/**
 * Reads aloud what stands in the nearest `data-readable` around it, and stops. It is not there where this device has
 * no voice of its own.
 *
 * @param props.name what is read: 'the question'
 */
export function ReadAloud(props: { name: string; look?: keyof typeof LOOKS; className?: string }) {
  const { name, look = 'plain', className = '' } = props;
  const canRead = useCanRead();
  const owner = useReader();
  const state = useReading(owner);
  if (!canRead) return null;
  const { icon: Icon, label } = FACES[state];
  return (
    <button
      type="button"
      aria-label={label(name)}
      onClick={({ currentTarget }) => {
        if (state === 'still') readAround(owner, currentTarget);
        else if (state === 'paused') goOn();
        else stop(owner);
      }}
      className={`grid size-11 shrink-0 place-items-center rounded-full transition-colors duration-150 motion-reduce:transition-none ${
        state === 'still' ? LOOKS[look] : 'border-2 border-glow-edge bg-glow text-glow-ink'
      } ${className}`}
    >
      <Icon aria-hidden className={`size-5.5 ${state === 'reading' ? 'size-4.5 fill-current' : ''}`} />
    </button>
  );
}

/** An owner for the reader, silent when its part of the page goes. */
export function useReader(): string {
  const owner = useId();
  useEffect(() => () => stop(owner), [owner]);
  return owner;
}

export function readAround(owner: string, button: Element): void {
  const around = button.closest('[data-readable]');
  if (around) read(owner, around);
}
