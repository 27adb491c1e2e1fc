import { useState } from 'react';
import type { Random } from '../../../../base/random.ts';
import { Jar } from '../../../../kit/glim/Jar.tsx';
import { playSound } from '../../../../kit/sounds.ts';
import { Button } from '../../../../kit/ui/Button.tsx';
import { Card } from '../../../../kit/ui/Card.tsx';
import {
  answerProblem,
  PROBLEM_POINTS,
  readWhole,
  saidProblem,
  type MathRace,
} from '../../rules/math-race.ts';
import { GameNews } from '../GameNews.tsx';
import { useNews } from '../useNews.ts';
import { CandleTimer } from './CandleTimer.tsx';
import { RaceAnswer } from './RaceAnswer.tsx';

/** So many lights fill a jar; the next one begins a new jar. */
const JAR_HOLDS = 10;

/** The sum to work out now, what is left of the candle, and the jar that fills. */
export function RunningRace(props: {
  race: MathRace;
  random: Random;
  onRace: (race: MathRace) => void;
  onFinish: () => void;
}) {
  const { race, random, onRace, onFinish } = props;
  const { problem, answered, secondsLeft } = race;
  const [typed, setTyped] = useState('');
  const [news, tell] = useNews();
  const answer = () => {
    const given = readWhole(typed);
    if (given === undefined) {
      tell({ tone: 'plain', title: 'Please type a whole number,', text: 'like 12.' });
      return;
    }
    const next = answerProblem(race, given, random);
    setTyped('');
    if (next === race) {
      playSound('think');
      tell({ tone: 'think', title: 'Try again!', text: 'Check your math and try once more.' });
      return;
    }
    playSound('right');
    onRace(next);
    tell({
      tone: 'good',
      title: `Yes, ${saidProblem(problem)} is ${problem.answer}.`,
      text: `${PROBLEM_POINTS} points.`,
      said: `Next: ${saidProblem(next.problem)}.`,
    });
  };

  return (
    <Card className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-4 big-text:grid-cols-1 sm:gap-x-8">
      <div className="col-span-2 big-text:col-span-1">
        <GameNews news={news}>
          <p className="text-lg text-soft">Take them one by one.</p>
        </GameNews>
      </div>
      <RaceAnswer problem={problem} typed={typed} onChange={setTyped} onAnswer={answer} />
      <div className="flex flex-col items-center gap-3 big-text:flex-row sm:flex-row sm:items-end sm:gap-6">
        {secondsLeft !== null && <CandleTimer secondsLeft={secondsLeft} />}
        <Jar
          filled={answered === 0 ? 0 : ((answered - 1) % JAR_HOLDS) + 1}
          of={JAR_HOLDS}
          className="w-20 sm:w-32"
          title={`${answered} ${answered === 1 ? 'light' : 'lights'} collected`}
        />
      </div>
      {secondsLeft === null && (
        <Button onClick={onFinish} className="col-span-2 big-text:col-span-1 sm:justify-self-start">
          Finish the race
        </Button>
      )}
    </Card>
  );
}
