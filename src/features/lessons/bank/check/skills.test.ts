import { expect, test } from 'vitest';
import { bankQuestion, readingLesson, writingLesson } from '../../../../../test/bank-lessons.ts';
import { levelsOf, skills } from './skills.ts';

const rule = skills({ reading: ['RL.3.1', 'RL.4.1'], writing: ['W.3.3'], science: [], social_studies: [] });
const asking = (skill: string, level?: 'medium') =>
  readingLesson(`about-${skill}`, { questions: [bankQuestion({ skill })] }, level);
const whole = [asking('RL.3.1'), asking('RL.4.1', 'medium'), writingLesson('a')];

test('codes tell their levels', () => {
  expect(['RI.3.4', 'W.4.10', 'RI.6.6', 'RL.7.1', 'RL.8.1'].map(levelsOf)).toEqual([
    ['easy'],
    ['medium'],
    ['hard'],
    ['expert'],
    ['extreme'],
  ]);
  expect(['K-2-ETS1-3', '3-PS2-1', '3-5-ETS1-2', '5-LS2-1', 'MS-PS1-2'].map(levelsOf)).toEqual([
    ['easy'],
    ['easy'],
    ['medium', 'hard'],
    ['hard'],
    ['expert', 'extreme'],
  ]);
  expect(['D2.His.2.K-2', 'D2.Civ.6.3-5', 'D2.Eco.6.6-8', 'XY.9'].map(levelsOf)).toEqual([
    ['easy'],
    ['medium', 'hard'],
    ['expert', 'extreme'],
    [],
  ]);
});

test('a skill that is not listed or of another level is found', () => {
  expect(rule(whole)).toEqual([]);
  expect(rule([...whole, asking('RL.3.9')])).toMatchObject([
    { file: 'reading/easy/about-RL.3.9.yaml', at: ['questions', 0, 'skill'] },
  ]);
  expect(rule([...whole, asking('RL.3.1', 'medium')])).toMatchObject([
    { file: 'reading/medium/about-RL.3.1.yaml', what: 'RL.3.1 is not of the grades of medium' },
  ]);
});

test('a code for several levels belongs to the one that asks it first', () => {
  const band = skills({ reading: ['3-5-ETS1-2'], writing: [], science: [], social_studies: [] });
  const lessons = (['medium', 'hard'] as const).map((level) =>
    readingLesson('a', { questions: [bankQuestion({ skill: '3-5-ETS1-2' })] }, level),
  );
  expect(band(lessons)).toMatchObject([
    { file: 'reading/hard/a.yaml', what: '3-5-ETS1-2 is asked at medium already' },
  ]);
});

test('a skill that no lesson asks is found in its list', () => {
  expect(rule(whole.slice(1))).toEqual([
    { file: 'skills/reading.yaml', at: [0, 'code'], what: 'no lesson asks RL.3.1' },
  ]);
});
