import { Link2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { copyText, NOT_COPIED } from '../../../kit/copy-text.ts';
import { Button } from '../../../kit/ui/Button.tsx';
import { CopyByHand } from '../../../kit/ui/CopyByHand.tsx';
import { ActFailed } from '../../../kit/ui/states.tsx';
import { OUTCOMES, postOf, shareLink, type Outcome } from '../rules/share-text.ts';
import { NetworkSign } from './NetworkSign.tsx';
import { postOn, tell } from './outlets.ts';
import type { Made } from './useGraphic.ts';

/** The ways out of the house for a public graphic. */
export function ShareButtons({ made }: { made: Made }) {
  // What the clipboard did not take.
  const [uncopied, setUncopied] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const post = postOf(made.achieved);
  const say = (outcome: Outcome | undefined) => {
    tell(outcome);
    setProblem(outcome?.tone === 'problem' ? outcome.text : undefined);
  };
  const withLink = (share: (link: string) => Outcome | undefined | Promise<void>) => async () => {
    const ready = shareLink(made.graphic, location.origin);
    if (!('link' in ready)) return say(ready);
    // Copying has told of itself.
    const outcome = await share(ready.link);
    if (outcome) say(outcome);
  };
  const copy = async (text: string, done: Outcome) => {
    const left = await copyText(text, done.text, done.title);
    setUncopied(left);
    setProblem(left === undefined ? undefined : NOT_COPIED);
  };
  return (
    <div>
      <div className="grid grid-cols-3 gap-2 big-text:grid-cols-1">
        <NetworkButton name="X" onClick={withLink((link) => postOn('x', post, link))}>
          <NetworkSign of="x" className="size-6" />
        </NetworkButton>
        <NetworkButton name="Facebook" onClick={withLink((link) => postOn('facebook', post, link))}>
          <NetworkSign of="facebook" className="size-6" />
        </NetworkButton>
        <NetworkButton
          name="Instagram"
          onClick={withLink((link) => copy(`${post} ${link}`, OUTCOMES.instagramReady))}
        >
          <NetworkSign of="instagram" className="size-6" />
        </NetworkButton>
      </div>
      <Button className="mt-2 w-full" onClick={withLink((link) => copy(link, OUTCOMES.linkCopied))}>
        <Link2 aria-hidden className="size-5 shrink-0" />
        Copy Link
      </Button>
      <ActFailed text={problem} className="mt-3" />
      {uncopied && <CopyByHand text={uncopied} />}
    </div>
  );
}

function NetworkButton(props: { name: string; onClick: () => void; children: ReactNode }) {
  return (
    <Button onClick={props.onClick} className="flex-col gap-1 px-1 text-base max-sm:text-[0.9rem]">
      {props.children}
      {props.name}
    </Button>
  );
}
