import { expect, test } from 'vitest';
import { readingLesson } from '../../../../../test/bank-lessons.ts';
import { spelling } from './spelling.ts';

const DICTIONARY = new Set(
  "a and at by called color dear don't flew fly flies he hears it kite mom mr no of read red said says sun start the then to what which with well made in new green blue white has again does first line gives is yes say".split(
    ' ',
  ),
);
const isWord = (word: string) => DICTIONARY.has(word);
/** The words that are not known, in a story. */
const unknown = (story: string, known: string[] = [], title = 'The Red Kite') =>
  spelling({ isWord, known })([readingLesson('a', { story, title })]).map(({ file, word, what }) =>
    file === 'words.txt' ? what : word,
  );

test('a misspelled word is found, British spelling too', () => {
  expect(unknown('The kite flys. What colour is it?')).toEqual(['flys', 'colour']);
  expect(unknown('The well-maed kite')).toEqual(['maed']);
  expect(unknown("Don't fly the kite's sun. Don’t.")).toEqual([]);
});

test('a capital in the middle makes a name, which may then begin a sentence', () => {
  expect(unknown('The kite of Kofi flew. Kofi flew it. Kofi’s kite flies.')).toEqual([]);
  expect(unknown('Kofi flew it.')).toEqual(['Kofi']);
  expect(unknown('The kite flew. "Teh sun!" he said. "Teh kite!"')).toEqual(['Teh']);
  expect(unknown('Dear Mr. Novak, it flies.')).toEqual([]);
});

test('a title makes no names, and may have those of the text', () => {
  expect(unknown('The kite flew.', [], 'The Red Kiet')).toEqual(['Kiet']);
  expect(unknown('The kite of Kofi', [], 'Kofi and the Kite')).toEqual([]);
});

test('the list adds words and their plurals', () => {
  expect(unknown('The qanats. Qanat! The qanat', ['qanat'])).toEqual([]);
  expect(unknown("The mit'a", ["mit'a"])).toEqual([]);
});

test('a list that is out of order or that names what nobody says is found', () => {
  expect(unknown('The rai and the ger', ['rai', 'ger'])).toEqual(['"ger" is out of order, or there twice']);
  expect(unknown('The kite', ['kite', 'polder'])).toEqual([
    '"kite" is in no lesson, or in the dictionary',
    '"polder" is in no lesson, or in the dictionary',
  ]);
});

test('letters, sounds and spoken syllables pass', () => {
  expect(unknown('The TV says WHOOSH (meh-SHEE-kah) at the 3D kite.')).toEqual([]);
});
