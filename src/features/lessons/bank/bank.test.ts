import { expect, test } from 'vitest';
import { LEVELS, SUBJECTS } from '../subjects.ts';
import { lessonFrom, loadBank } from './load.ts';

/* Whether the lessons themselves are well is for `npm run content:check` to say: the rules are in check/. */

test('every shelf has lessons, and every skill a title', async () => {
  const bank = await loadBank();
  for (const subject of SUBJECTS) {
    for (const level of LEVELS) {
      if (subject !== 'math') expect(bank.lessons(subject, level), `${subject}/${level}`).not.toEqual([]);
      const skills = bank.skills(subject, level);
      expect(skills.length, `${subject}/${level}`).toBeGreaterThanOrEqual(5);
      for (const skill of skills) expect(bank.skillTitle(skill), skill).not.toBe(skill);
    }
  }
});

test('what is no lesson is refused, and a bank that is not there', async () => {
  expect(() => lessonFrom('reading/easy/a', 'reading', 'easy', { title: 'A' })).toThrow('genre');
  await expect(loadBank('/nowhere/content')).rejects.toThrow('ENOENT');
});
