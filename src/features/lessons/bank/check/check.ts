import { readdir, readFile } from 'node:fs/promises';
import dictionary from 'dictionary-en';
import nspell from 'nspell';
import { z } from 'zod';
import { AUTHORED, LEVELS, type AuthoredSubject, type Level } from '../../subjects.ts';
import { CONTENT, lessonFrom, skillList, type BankLesson } from '../load.ts';
import type { Finding, Rule } from './flaw.ts';
import { guidelines } from './guidelines.ts';
import { hints } from './hints.ts';
import { longestOption } from './longest-option.ts';
import { names } from './names.ts';
import { nearDuplicates } from './near-duplicates.ts';
import { options } from './options.ts';
import { byPlace } from './places.ts';
import { plainText } from './plain-text.ts';
import { readingGrade } from './reading-grade.ts';
import { rightPlaces } from './right-places.ts';
import { skills, type SkillCodes } from './skills.ts';
import { findingOf, linesSource, yamlSource, type Source } from './source.ts';
import { spelling } from './spelling.ts';
import { wordBounds } from './word-bounds.ts';

export type Checked = {
  /** The lessons that could be read. */
  lessons: BankLesson[];
  /** What is wrong, by file and line; empty when all is well. */
  findings: Finding[];
};

/**
 * Looks through every authored lesson, the lists of skills and the list of words.
 *
 * @param leastWords of an essay, by level
 */
export async function checkBank(
  leastWords: Record<Level, number>,
  folder: string = CONTENT,
): Promise<Checked> {
  const findings: Finding[] = [];
  const sources = new Map<string, Source>();
  const keep = <S extends Source>(source: S): S => {
    sources.set(source.file, source);
    findings.push(...source.findings);
    return source;
  };
  const read = (file: string) => readFile(`${folder}/${file}`, 'utf8');

  const words = keep(linesSource('words.txt', await read('words.txt')));
  const codes = async (subject: AuthoredSubject) => {
    const source = keep(yamlSource(`skills/${subject}.yaml`, await read(`skills/${subject}.yaml`)));
    return shaped(source, findings, (written) => skillList.parse(written).map(({ code }) => code)) ?? [];
  };
  const listed: SkillCodes = {
    reading: await codes('reading'),
    writing: await codes('writing'),
    science: await codes('science'),
    social_studies: await codes('social_studies'),
  };

  const lessons: BankLesson[] = [];
  for (const subject of AUTHORED) {
    for (const level of LEVELS) {
      for (const name of (await readdir(`${folder}/${subject}/${level}`)).toSorted()) {
        const file = `${subject}/${level}/${name}`;
        const id = /^(.*\/[a-z0-9]+(?:-[a-z0-9]+)*)\.yaml$/.exec(file)?.[1];
        if (id === undefined) {
          findings.push({ file, line: 1, what: 'a lesson is named like the-red-kite.yaml' });
          continue;
        }
        const source = keep(yamlSource(file, await read(file)));
        const lesson = shaped(source, findings, (written) => lessonFrom(id, subject, level, written));
        if (lesson) lessons.push(lesson);
      }
    }
  }

  const flaws = rulesWith(leastWords, listed, words.written).flatMap((rule) => rule(lessons));
  findings.push(...flaws.map((flaw) => findingOf(flaw, sources)));
  return { lessons, findings: findings.toSorted(byPlace) };
}

function rulesWith(leastWords: Record<Level, number>, listed: SkillCodes, known: string[]): Rule[] {
  const speller = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) });
  return [
    readingGrade,
    wordBounds,
    spelling({ isWord: (word) => speller.correct(word), known }),
    nearDuplicates,
    rightPlaces,
    longestOption,
    options,
    hints,
    names,
    plainText,
    skills(listed),
    guidelines(leastWords),
  ];
}

/** What a file is read as; nothing, and findings, when it does not have the shape. */
function shaped<T>(source: Source, findings: Finding[], read: (written: unknown) => T): T | undefined {
  if (source.findings.length > 0) return undefined;
  try {
    return read(source.written);
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    for (const { path, message } of error.issues) {
      const at = path.map((key) => (typeof key === 'symbol' ? String(key) : key));
      findings.push({
        file: source.file,
        line: source.lineOf(at),
        what: `${at.join('.') || 'lesson'}: ${message}`,
      });
    }
    return undefined;
  }
}
