import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { bankQuestion } from '../../../../../test/bank-lessons.ts';
import { AUTHORED, LEVELS } from '../../subjects.ts';
import { CONTENT } from '../load.ts';
import { checkBank } from './check.ts';

const LEAST_WORDS = { easy: 30, medium: 50, hard: 75, expert: 125, extreme: 200 };
const THINGS = ['hill', 'dog', 'rain', 'boat', 'cake'];
const KITE = `title: The Red Kite
description: A kite flies over the hill.
topic: A red kite
estimatedMinutes: 5
genre: story
story: |
  ${'The red kite flies over the hill. '.repeat(18)}

  We ran after it.
${stringify({
  questions: THINGS.map((thing) =>
    bankQuestion({
      stem: `Who saw the ${thing}?`,
      right: `Her ${thing} twice`,
      wrong: ['My', 'Our', 'His'].map((whose) => ({ text: `${whose} ${thing} again`, note: 'No.' })),
    }),
  ),
})}`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brightling-bank-'));
  for (const subject of AUTHORED) {
    for (const level of LEVELS) await mkdir(join(folder, subject, level), { recursive: true });
  }
  await cp(join(CONTENT, 'skills'), join(folder, 'skills'), { recursive: true });
  await writeFile(join(folder, 'words.txt'), '');
});
afterAll(() => rm(folder, { recursive: true }));

/** What is found in a file of the shelf of easy reading, as `line: what`. */
async function foundIn(text: string, name = 'the-red-kite.yaml'): Promise<string[]> {
  const file = `reading/easy/${name}`;
  await writeFile(join(folder, file), text);
  const { findings } = await checkBank(LEAST_WORDS, folder);
  await rm(join(folder, file));
  return findings.filter((one) => one.file === file).map(({ line, what }) => `${line}: ${what}`);
}

const lineOf = (part: string) => KITE.slice(0, KITE.indexOf(part)).split('\n').length;

test('flaws are found with their lines, the topmost first', async () => {
  expect(await foundIn(KITE)).toEqual([]);
  const flawed = KITE.replace('ran after it', 'ran aftr it')
    .replace('RL.3.1', 'RL.4.1')
    .replace('My hill again', 'her HILL, twice!');
  expect(await foundIn(flawed)).toEqual([
    '9: "aftr" is not in the dictionary',
    `${lineOf('RL.3.1')}: RL.4.1 is not of the grades of easy`,
    `${lineOf('My hill again')}: the option "her HILL, twice!" is there twice`,
  ]);
});

test('a file without the shape of a lesson is found, where it lacks it', async () => {
  const flawed = KITE.replace('genre: story', 'genre: saga').replace(/^.*hint: .*\n/m, '');
  expect(await foundIn(flawed)).toEqual([
    expect.stringMatching(/^5: genre: /),
    expect.stringMatching(new RegExp(`^${lineOf('kind: choice')}: questions.0.hint: `)),
  ]);
});

test('a file that is not YAML is found, and one whose name is no id', async () => {
  expect(await foundIn(KITE.replace('topic: ', 'topic: a: '))).toEqual([expect.stringMatching(/^3: /)]);
  expect(await foundIn(KITE, 'The Red Kite.yaml')).toEqual(['1: a lesson is named like the-red-kite.yaml']);
});

test('a copy of a lesson is found with the line of each of the two', async () => {
  await writeFile(join(folder, 'reading/easy/a-kite.yaml'), KITE);
  await writeFile(join(folder, 'reading/easy/the-red-kite.yaml'), `# Copied.\n${KITE}`);
  const { findings } = await checkBank(LEAST_WORDS, folder);
  for (const name of ['a-kite', 'the-red-kite']) await rm(join(folder, `reading/easy/${name}.yaml`));
  expect(findings).toContainEqual({
    file: 'reading/easy/the-red-kite.yaml',
    line: lineOf('story: |') + 1,
    what: expect.stringContaining('reading/easy/a-kite'),
    others: [
      {
        file: 'reading/easy/a-kite.yaml',
        line: lineOf('story: |'),
        what: expect.stringContaining('reading/easy/the-red-kite'),
      },
    ],
  });
});

test('a skill that nobody asks is found in its list', async () => {
  const { findings } = await checkBank(LEAST_WORDS, folder);
  expect(findings).toContainEqual({ file: 'skills/reading.yaml', line: 2, what: 'no lesson asks RL.3.1' });
});
