import { useCallback, useEffect, useState } from 'react';
import { useSettings } from '../../../../kit/settings.ts';
import { Button } from '../../../../kit/ui/Button.tsx';
import { isRaceOver, passSecond, startRace, type MathRace } from '../../rules/math-race.ts';
import { GameEnd } from '../GameEnd.tsx';
import { GameFrame } from '../GameFrame.tsx';
import type { GameProps } from '../Games.tsx';
import { useChance } from '../useChance.ts';
import { RaceStart } from './RaceStart.tsx';
import { RunningRace } from './RunningRace.tsx';

const SECOND_MS = 1_000;

/** Sums, one after the other, for half a minute or for as long as one likes. */
export function MathRaceGame(props: GameProps) {
  const random = useChance();
  const { mathRaceTimer } = useSettings();
  const [race, setRace] = useState<MathRace>();
  const [isStopped, setStopped] = useState(false);
  const [isAtTimer, setAtTimer] = useState(false);
  const isRunning = race !== undefined && !isStopped && !isRaceOver(race);
  useSeconds(
    isRunning && race.secondsLeft !== null,
    useCallback(() => setRace((now) => now && passSecond(now)), []),
  );
  const start = () => {
    setStopped(false);
    setRace(startRace(random, mathRaceTimer));
  };

  const changeTimer = () => {
    setAtTimer(true);
    setRace(undefined);
  };

  return (
    <GameFrame {...props} game="math-race" score={race?.score ?? 0}>
      {!race && <RaceStart startsAtTimer={isAtTimer} onStart={start} />}
      {race && isRunning && (
        <RunningRace race={race} random={random} onRace={setRace} onFinish={() => setStopped(true)} />
      )}
      {race && !isRunning && (
        <GameEnd title={isStopped ? 'Race finished' : 'Time is up!'} text={summaryOf(race)}>
          <Button look="glow" onClick={start}>
            Play Again
          </Button>
          <Button look="quiet" onClick={changeTimer}>
            Change the timer
          </Button>
        </GameEnd>
      )}
    </GameFrame>
  );
}

function summaryOf({ answered, score }: MathRace): string {
  if (answered === 0) return 'You had a look at the track. The lights wait for your next race.';
  return `You worked out ${answered} ${answered === 1 ? 'problem' : 'problems'}: ${score} points.`;
}

/** Tells every second that passes while the page is seen. */
function useSeconds(isRunning: boolean, onSecond: () => void): void {
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      if (!document.hidden) onSecond();
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [isRunning, onSecond]);
}
