import { useEffect, useId, useRef } from 'react';
import { Switch } from '../../../../kit/ui/Switch.tsx';
import { ActButton } from './ActButton.tsx';

/** One setting. As long as nobody has told how it stands, it can be turned on or off but does not pretend to know. */
export function PrivacyRow(props: {
  name: string;
  /** What it means when it is on, and when it is off. */
  on: string;
  off: string;
  isOn: boolean | undefined;
  isWaiting: boolean;
  onChange: (isOn: boolean) => void;
}) {
  const { name, on, off, isOn, isWaiting, onChange } = props;
  const id = useId();
  const ref = useRef<HTMLButtonElement>(null);
  const wasPressed = useRef(false);
  const isKnown = isOn !== undefined;
  useEffect(() => {
    // The pressed button has gone; the switch is what took its place.
    if (isKnown && wasPressed.current) ref.current?.focus();
  }, [isKnown]);
  const turn = (next: boolean) => {
    wasPressed.current = true;
    onChange(next);
  };
  return (
    <div className="border-t-2 border-line py-5 first:border-t-0 first:pt-0 last:pb-0">
      <div className={`flex items-center justify-between gap-x-3 gap-y-2 ${isKnown ? '' : 'flex-wrap'}`}>
        <h3 id={`${id}-name`} className="text-lg">
          {name}
        </h3>
        {isKnown ? (
          <Switch
            ref={ref}
            isOn={isOn}
            onChange={onChange}
            isWaiting={isWaiting}
            labelledBy={`${id}-name`}
            describedBy={`${id}-text`}
          />
        ) : (
          <div role="group" aria-labelledby={`${id}-name`} className="flex gap-2">
            <ActButton isWaiting={isWaiting} onPress={() => turn(true)}>
              Turn on
            </ActButton>
            <ActButton isWaiting={isWaiting} onPress={() => turn(false)}>
              Turn off
            </ActButton>
          </div>
        )}
      </div>
      <div id={`${id}-text`} className="mt-1.5 flex max-w-prose flex-col gap-1 text-soft">
        <p>
          <strong className="text-ink">On:</strong> {on}
        </p>
        <p>
          <strong className="text-ink">Off:</strong> {off}
        </p>
      </div>
    </div>
  );
}
