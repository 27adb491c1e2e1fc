import { useEffect } from 'react';
import { currentSettings } from '../../../kit/settings.ts';
import { toast } from '../../../kit/ui/toasts.tsx';

/** Minutes in front of the page after which a break does good. */
const BREAK_AFTER_MINUTES = 30;
const MINUTE_MS = 60_000;

/** Goes on counting from one screen to the next. */
let minutes = 0;

/** A kind word after half an hour on these screens, unless the settings forbid it. A hidden page does not count. */
export function BreakReminder() {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.hidden || ++minutes < BREAK_AFTER_MINUTES) return;
      minutes = 0;
      if (!currentSettings().notifications) return;
      toast('Time for a little break?', 'Half an hour already! Stretch, drink some water, look far away.');
    }, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return null;
}
