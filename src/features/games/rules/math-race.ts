import type { Random } from '../../../base/random.ts';

export const RACE_SECONDS = 30;
export const PROBLEM_POINTS = 10;

export type Sign = '+' | '-' | '×';
export type Problem = { left: number; sign: Sign; right: number; answer: number };

/** `secondsLeft` is null in a race without a timer. */
export type MathRace = {
  problem: Problem;
  answered: number;
  score: number;
  secondsLeft: number | null;
};

const SIGNS = ['+', '-', '×'] as const;

export function startRace(random: Random, isTimed: boolean): MathRace {
  return {
    problem: drawProblem(random),
    answered: 0,
    score: 0,
    secondsLeft: isTimed ? RACE_SECONDS : null,
  };
}

export function isRaceOver({ secondsLeft }: MathRace): boolean {
  return secondsLeft === 0;
}

/** Up to 50 to add, 20 to 69 to subtract, 1 to 10 to multiply; nothing goes below nought. */
export function drawProblem(random: Random): Problem {
  const sign = random.pick(SIGNS);
  if (sign === '+') {
    const [left, right] = [random.int(1, 50), random.int(1, 50)];
    return { left, sign, right, answer: left + right };
  }
  if (sign === '-') {
    const [one, other] = [random.int(20, 69), random.int(20, 69)];
    const [left, right] = [Math.max(one, other), Math.min(one, other)];
    return { left, sign, right, answer: left - right };
  }
  const [left, right] = [random.int(1, 10), random.int(1, 10)];
  return { left, sign, right, answer: left * right };
}

/** A whole number as typed, or undefined: spaces and a sign before it are taken, nothing else is. */
export function readWhole(typed: string): number | undefined {
  const plain = typed.trim().replace(/^[−–]/, '-');
  return /^[+-]?\d{1,6}$/.test(plain) ? Number.parseInt(plain, 10) : undefined;
}

/** The race after an answer: a right one brings points and another problem, any other changes nothing. */
export function answerProblem(race: MathRace, answer: number, random: Random): MathRace {
  if (isRaceOver(race) || answer !== race.problem.answer) return race;
  return {
    ...race,
    problem: anotherProblem(race.problem, random),
    answered: race.answered + 1,
    score: race.score + PROBLEM_POINTS,
  };
}

function anotherProblem(last: Problem, random: Random): Problem {
  for (;;) {
    const next = drawProblem(random);
    if (next.left !== last.left || next.sign !== last.sign || next.right !== last.right) return next;
  }
}

/** One second later. */
export function passSecond(race: MathRace): MathRace {
  if (race.secondsLeft === null || isRaceOver(race)) return race;
  return { ...race, secondsLeft: race.secondsLeft - 1 };
}

const SIGN_WORDS: Record<Sign, string> = { '+': 'plus', '-': 'minus', '×': 'times' };

/** A problem as it is said. */
export function saidProblem({ left, sign, right }: Problem): string {
  return `${left} ${SIGN_WORDS[sign]} ${right}`;
}
