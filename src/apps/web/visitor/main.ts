import { signInOrAlert } from '../../../features/accounts/screens/begin-sign-in.ts';
import { pressWithSpace } from '../../../features/accounts/screens/press-with-space.ts';
import { mayKeepPeople } from '../../../kit/kept-people.ts';
import { watchSettings } from '../../../kit/settings.ts';
import { whenIdle } from '../../../kit/when-idle.ts';
import { wipeAnswers } from '../../../kit/wipe-answers.ts';
import { keepingWork } from './keeping-work.ts';

/*
 * The one script of the pages that are made ahead. They are whole without it: it begins sign-ins here, where a failure
 * can be told, follows the theme, wipes what was kept for who is signed out and for who was deleted, and wakes an island
 * when somebody comes near it.
 */

watchSettings();
wipeAnswers();
whenIdle(() => void wipeDeletedPeople());

/** What asks is loaded only where somebody's things are kept, as on a device that is shared. */
async function wipeDeletedPeople(): Promise<void> {
  if (!(await mayKeepPeople())) return;
  const { wipeDeleted } = await import('../../../features/parents/screens/deleted/wipe-deleted.ts');
  // Without an answer the next visit asks.
  await wipeDeleted().catch(() => {});
}

/** Links that begin a sign-in, as `paths.login` makes them. */
const SIGN_IN = 'a[href^="/api/auth/login?"]';
const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(SIGN_IN) : null;

addEventListener('click', (event) => {
  const link = linkOf(event);
  // An island that is awake has done it already.
  if (!link || event.defaultPrevented || event.metaKey || event.ctrlKey) return;
  event.preventDefault();
  signInOrAlert(new URL(link.href).searchParams.get('returnTo') ?? '/');
});
addEventListener('keydown', (event) => {
  const link = linkOf(event);
  if (link?.role === 'button' && !event.defaultPrevented) pressWithSpace(event, link);
});

/** Reading a page costs no more script than this one; who comes near an island wants to use it. */
const NEARNESS = ['pointerover', 'touchstart', 'focusin', 'click'];

for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const withWork = keepingWork(place);
  let isComing = false;
  const come = () => {
    if (isComing) return;
    isComing = true;
    const wake = async () => (await import('./waking.tsx')).wake(place);
    withWork(wake).catch(() => {
      // The network was away: the next approach tries again.
      isComing = false;
    });
  };
  for (const sign of NEARNESS) place.addEventListener(sign, come, { passive: true });
}
