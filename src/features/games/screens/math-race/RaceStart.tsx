import { useEffect, useId, useRef } from 'react';
import { Glim } from '../../../../kit/glim/Glim.tsx';
import { changeSettings, useSettings } from '../../../../kit/settings.ts';
import { Button } from '../../../../kit/ui/Button.tsx';
import { Card } from '../../../../kit/ui/Card.tsx';
import { Switch } from '../../../../kit/ui/Switch.tsx';
import { RACE_SECONDS } from '../../rules/math-race.ts';

/**
 * Before the race: what it is about, and whether a timer runs.
 *
 * @param props.startsAtTimer puts the keyboard on the timer's switch
 */
export function RaceStart(props: { startsAtTimer: boolean; onStart: () => void }) {
  const { startsAtTimer, onStart } = props;
  const { mathRaceTimer } = useSettings();
  const id = useId();
  const timer = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (startsAtTimer) timer.current?.focus();
  }, [startsAtTimer]);
  return (
    <Card className="flex flex-col items-center gap-4 text-center">
      <Glim pose="waving" className="-mb-2 w-32 sm:w-40" />
      <p className="max-w-[36ch] text-xl">Every sum that you work out puts a light into the jar.</p>
      <div className="grid w-full max-w-md grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 rounded-button big-text:grid-cols-1 border-2 border-line bg-paper px-4 py-2.5 text-left">
        <p id={id} className="font-display text-lg font-medium">
          {RACE_SECONDS} second timer
        </p>
        <Switch
          ref={timer}
          isOn={mathRaceTimer}
          onChange={(isOn) => changeSettings({ mathRaceTimer: isOn })}
          labelledBy={id}
          describedBy={`${id}-text`}
        />
        <p id={`${id}-text`} className="col-span-2 text-base text-soft big-text:col-span-1">
          Off lets you take all the time you like.
        </p>
      </div>
      <Button look="glow" onClick={onStart} className="w-full sm:w-auto sm:px-12">
        Start
      </Button>
    </Card>
  );
}
