import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { closeNow, openNow, openSoon } from './tooltip-timing.ts';

/**
 * A word to a control or figure, for who rests on it with the mouse or comes to it with the keyboard; never on touch.
 * It says nothing that is not in the control's own name or on the screen. A popover of the platform: it stands over a
 * modal dialog too, and costs a first visit next to nothing.
 */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => () => closeNow(close), [close]);
  return (
    <span
      ref={place}
      className="contents"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && openSoon(open, close)}
      onPointerLeave={() => closeNow(close)}
      onPointerDown={() => closeNow(close)}
      onFocus={({ target }) => target.matches(':focus-visible') && openNow(open, close)}
      onBlur={() => closeNow(close)}
    >
      {children}
      {/* Other words take another room: a bubble of their own finds its place anew. */}
      {isOpen && <Bubble key={text} text={text} anchor={place} onClose={() => closeNow(close)} />}
    </span>
  );
}

function Bubble(props: { text: string; anchor: { current: HTMLElement | null }; onClose: () => void }) {
  const { text, anchor, onClose } = props;
  const bubble = useRef<HTMLSpanElement>(null);
  const latest = useRef(onClose);
  useLayoutEffect(() => {
    latest.current = onClose;
  });
  useLayoutEffect(() => {
    const control = anchor.current?.firstElementChild;
    if (!bubble.current || !control) return;
    bubble.current.showPopover();
    standBy(bubble.current, control.getBoundingClientRect());
  }, [anchor]);
  useEffect(() => {
    const leave = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key === 'Escape') latest.current();
    };
    document.addEventListener('keydown', leave);
    document.addEventListener('scroll', leave, true);
    return () => {
      document.removeEventListener('keydown', leave);
      document.removeEventListener('scroll', leave, true);
    };
  }, []);
  return (
    // The room around the words is part of it: the mouse can come over to them.
    <span ref={bubble} role="tooltip" popover="manual" className="fixed inset-auto m-0 bg-transparent p-2">
      <span className="block max-w-64 rounded-xl border-2 border-line-strong bg-card px-3 py-1.5 text-center font-body text-base leading-snug font-normal tracking-normal text-ink">
        {text}
      </span>
    </span>
  );
}

/** Under the control, or over it where there is no room; within the window. */
function standBy(bubble: HTMLElement, control: DOMRect): void {
  const { width, height } = bubble.getBoundingClientRect();
  const centred = control.left + (control.width - width) / 2;
  const left = Math.max(0, Math.min(centred, document.documentElement.clientWidth - width));
  const isRoomBelow = control.bottom + height <= innerHeight;
  bubble.style.left = `${left}px`;
  bubble.style.top = `${isRoomBelow ? control.bottom : control.top - height}px`;
}
