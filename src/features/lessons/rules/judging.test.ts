import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomFrom } from '../../../base/random.ts';
import type { ChoiceQuestion } from '../questions/choice/schema.ts';
import { isRight } from '../questions/kinds.ts';
import { readNumber } from '../questions/number/read-number.ts';
import type { NumberQuestion } from '../questions/number/schema.ts';
import { GENERATORS } from '../math/generators/all.ts';
import { PACKS, THINGS } from '../math/settings.ts';
import { firstAttemptPercent, judge, lessonScore } from './judging.ts';

const about = { item: 'x', skill: 'x', hint: '', explanation: '' };
const asks = (answer: string, more: Partial<NumberQuestion> = {}): NumberQuestion => ({
  kind: 'number',
  question: 'How many?',
  answer,
  ...about,
  ...more,
});
const choice: ChoiceQuestion = {
  kind: 'choice',
  question: 'Which?',
  options: ['red', 'green', 'blue', 'grey'],
  correctIndex: 2,
  notes: ['', '', null, ''],
  ...about,
};

test.each(['1/2', '0.5', '.5', '0,5', '½', '2/4', ' 0.50 ', '+0.5'])('%j is one half', (typed) => {
  expect(isRight(asks('1/2'), typed)).toBe(true);
  expect(isRight(asks('0.5'), typed)).toBe(true);
});

test('thousands may be set off or not', () => {
  for (const typed of ['1000', '1,000', '1 000', '1000.0'])
    expect(isRight(asks('1000'), typed), typed).toBe(true);
  for (const typed of ['1.000', '100', '10,00']) expect(isRight(asks('1000'), typed), typed).toBe(false);
});

test('a percentage is written with or without its sign where one is asked', () => {
  const percent = asks('50', { unit: '%' });
  for (const typed of ['50', '50%', '50 %', '50 percent', '50.0%'])
    expect(isRight(percent, typed), typed).toBe(true);
  for (const typed of ['0.5', '1/2', '5%', '50 cm']) expect(isRight(percent, typed), typed).toBe(false);
  expect(isRight(asks('50'), '50%')).toBe(false);
});

test('a unit may trail, if it is the one asked for', () => {
  const length = asks('12', { unit: 'cm', question: 'How long is the ribbon?' });
  for (const typed of ['12', '12cm', '12 cm', '12 CM.', '12 centimeters', '12 centimetres']) {
    expect(isRight(length, typed), typed).toBe(true);
  }
  for (const typed of ['12 m', '12 apples', '12 %', '12 cm2', '12"', "12'", '12 m more cm'])
    expect(isRight(length, typed), typed).toBe(false);
  const warmth = asks('20', { unit: '°C' });
  for (const typed of [
    '20',
    '20°',
    '20 °C',
    '20 degrees',
    '20 degrees Celsius',
    '20 C',
    '20 ° C',
    '20 ºC',
    '20° Celsius',
    '20°Celsius',
    '20°.',
  ]) {
    expect(isRight(warmth, typed), typed).toBe(true);
  }
  const area = asks('12', { unit: 'square centimeters' });
  for (const typed of [
    '12 cm2',
    '12 cm²',
    '12 cm².',
    '12 sq cm',
    '12 sqcm',
    '12 sq. cm.',
    '12 cm sq',
    '12 square centimetres',
  ])
    expect(isRight(area, typed), typed).toBe(true);
  expect(isRight(area, '12 cm')).toBe(false);
});

test('short ways of writing a measure are taken', () => {
  const ways = {
    watts: ['14 W', '14 watt'],
    years: ['14 yrs', '14 yr.', '14 years'],
    weeks: ['14 wks', '14 weeks'],
    months: ['14 mos', '14 mths'],
    inches: ['14"', '14”', "14''", '14 in.'],
    ft: ["14'", '14’', '14 feet'],
    'square meters': ['14 sqm', '14 m^2.'],
  };
  for (const [unit, answers] of Object.entries(ways))
    for (const typed of answers) expect(isRight(asks('14', { unit }), typed), typed).toBe(true);
  for (const typed of ["14'", '14 ft', '14 cm'])
    expect(isRight(asks('14', { unit: 'inches' }), typed), typed).toBe(false);
  expect(isRight(asks('14', { unit: 'ft' }), '14"')).toBe(false);
  expect(isRight(asks('14', { unit: 'weeks' }), '14 months')).toBe(false);
});

test('what c is short for depends on what is asked', () => {
  const cents = asks('58', { unit: 'cents' });
  const warmth = asks('58', { unit: '°C' });
  const angle = asks('58', { unit: '°' });
  for (const typed of ['58c', '58 c', '58¢']) expect(isRight(cents, typed), typed).toBe(true);
  const walk = asks('6', { unit: 'minutes', question: 'How many minutes is that?' });
  for (const typed of ['6m', '6 m', '6 min']) expect(isRight(walk, typed), typed).toBe(true);
  for (const typed of ['6 meters', '6 mm', '6 mi']) expect(isRight(walk, typed), typed).toBe(false);
  expect(isRight(asks('6', { unit: 'meters' }), '6 min')).toBe(false);
  for (const typed of ['58 C', '58 celsius', '58°']) expect(isRight(warmth, typed), typed).toBe(true);
  expect(isRight(angle, '58°')).toBe(true);
  for (const typed of ['58 C', '58 celsius', '58 °C']) expect(isRight(angle, typed), typed).toBe(false);
  expect(isRight(cents, '58 celsius')).toBe(false);
});

test('a time is told as the question tells it', () => {
  const minutes = asks('50', { unit: 'minutes', question: "How many minutes past 3 o'clock is it?" });
  for (const typed of ['50', '50 minutes past 3', "50 past 3 o'clock", '50 min past 3'])
    expect(isRight(minutes, typed), typed).toBe(true);
  expect(isRight(minutes, '50 minutes past 4')).toBe(false);
  const speed = asks('3', { unit: 'kilometers', question: 'How many kilometers is that in 1 hour?' });
  for (const typed of ['3 kilometers in 1 hour', '3 km in one hour', '3 kmh', '3 in 1 hour'])
    expect(isRight(speed, typed), typed).toBe(true);
  for (const typed of ['3 km in 2 hours', '3 in 1', '3 km 1'])
    expect(isRight(speed, typed), typed).toBe(false);
});

test('no measure but the one asked for is taken, whatever else its name may mean', () => {
  const names = ['in', 'in.', 'in²', 'in³', 'inches', 'm', 'm²', 'ft', 'h', 'kg', '%', '°', 'c', '$'];
  const asked = {
    meters: 'm',
    'square m': 'm²',
    feet: 'ft',
    hours: 'h',
    'kilograms of rice': 'kg',
    '%': '%',
    '°C': '°',
  };
  for (const [unit, own] of Object.entries(asked)) {
    const question = asks('14', { unit, question: 'How much is that in all?' });
    for (const name of names) {
      const isOwn = name === own || (unit === '°C' && name === 'c');
      expect(isRight(question, `14 ${name}`), `14 ${name} for ${unit}`).toBe(isOwn);
    }
  }
});

test('the words of the question may stand before a measure, too', () => {
  const more = asks('309', { unit: 'meters', question: 'How many more meters is that for Yusuf?' });
  for (const typed of [
    '309 more meters',
    '309 meters more',
    '309 more m',
    '309 m for Yusuf',
    '309 meters in all',
  ])
    expect(isRight(more, typed), typed).toBe(true);
  for (const typed of ['309 more feet', '309 fewer meters', '309 feet more meters', '309"', "309'"])
    expect(isRight(more, typed), typed).toBe(false);
});

test('the letter that is solved for may be named, and any where none is', () => {
  const solved = asks('148', { question: 'Solve n - 52 = 96. What is n?' });
  for (const typed of ['148', 'n = 148', 'n=148', 'N = 148.0', 'n = +148'])
    expect(isRight(solved, typed), typed).toBe(true);
  for (const typed of ['m = 148', 's = 148', 'n = 147', 'n = -148', '148 = n', 'n 148'])
    expect(isRight(solved, typed), typed).toBe(false);
  expect(isRight(asks('-9', { question: 'Solve x + 9 = 0. What is x?' }), 'x = -9')).toBe(true);
  const stands = asks('7', { question: '4 × b + 3 = 31. Which number does b stand for?' });
  expect([isRight(stands, 'b = 7'), isRight(stands, 'a = 7')]).toEqual([true, false]);
  const slope = asks('2', { question: 'A line goes through (0, 1) and (3, 7). What is its slope?' });
  for (const typed of ['m = 2', 'M=2']) expect(isRight(slope, typed), typed).toBe(true);
  expect(isRight(slope, 'm = 3')).toBe(false);
});

test('a measure of something may trail with or without the something', () => {
  const question = 'How many kilograms of rice are left of the 70,000 kilograms?';
  const rice = asks('61689', { unit: 'kilograms of rice', question });
  for (const typed of [
    '61689 kilograms',
    '61689 kg',
    '61,689 kg of rice',
    '61689 kilograms of rice',
    '61689 kg rice',
    '61689 rice',
    '61689 kg left',
    '61689 kg altogether',
    '61689',
  ])
    expect(isRight(rice, typed), typed).toBe(true);
  for (const typed of [
    '61689 g',
    '61689 grams of rice',
    '61689 liters',
    '61689 kg of beans',
    '61689 beans',
    '61689 g rice',
  ])
    expect(isRight(rice, typed), typed).toBe(false);
});

test('every unit that a generator asks in may be written behind the answer', () => {
  for (const generator of GENERATORS) {
    for (let seed = 0; seed < 60; seed++) {
      const { question, answer, unit, form } = generator.make(randomFrom(`unit ${generator.skill}/${seed}`));
      if (!unit) continue;
      const asked = asks(answer, { question, unit, ...(form && { form }) });
      // 'in kilometers per hour' is asked of what is itself counted in kilometers.
      const [, rate = unit, each = ''] = /, in ([^,]+) per ([^,]+)\?/.exec(question) ?? [];
      const rates = each ? [`${rate} per ${each}`, `${rate}/${each}`, `${rate} each ${each}`] : [];
      for (const written of [unit, unit.split(' of ')[0], ...rates])
        expect(isRight(asked, `${answer} ${written}`), `${question} ${answer} ${written}`).toBe(true);
    }
  }
});

test('what is counted may trail, if the question speaks of it', () => {
  const apples = asks('3', { question: 'Lin has 5 red apples and eats 2. How many apples are left?' });
  for (const typed of ['3', '3 apples', '3 red apples', '3 apple'])
    expect(isRight(apples, typed), typed).toBe(true);
  expect(isRight(apples, '3 pears')).toBe(false);
});

test('one of a thing may be called so where many are asked for', () => {
  for (const { one, many } of [...THINGS, ...PACKS.flatMap(({ holder, thing }) => [holder, thing])]) {
    const left = asks('1', {
      question: `Some ${many} are put away. How many ${many} are left over?`,
      unit: many,
    });
    expect(isRight(left, `1 ${one}`), one).toBe(true);
  }
  const children = asks('1', { question: 'How many children have no seat?', unit: 'children' });
  expect(isRight(children, '1 child')).toBe(true);
  expect(isRight(children, '1 adult')).toBe(false);
  expect(isRight(asks('5', { unit: 'apples' }), '5 constructor')).toBe(false);
});

test('what a measure is for may trail, in the words of the question', () => {
  const question = 'What is the unit rate of 104 kilometers in 4 hours, in kilometers per hour?';
  const speed = asks('26', { unit: 'kilometers', question });
  for (const typed of [
    '26 kilometers per hour',
    '26 km/h',
    '26 km per hr',
    '26 kilometers an hour',
    '26 km in one hour',
    '26 kilometres each hour',
    '26 kph',
    '26 per hour',
    '26/hour',
    '26 each hour',
    '26 in one hour',
    '26 in each hour',
    '26 in all',
  ])
    expect(isRight(speed, typed), typed).toBe(true);
  for (const typed of [
    '26 miles per hour',
    '26 mph',
    '26 km per day',
    '26 m/h',
    '26 hours',
    '26 hours per km',
    '26 per day',
    '26 km per 4 hours',
  ])
    expect(isRight(speed, typed), typed).toBe(false);
  const part = asks('1/4', { unit: 'mile', question: 'What fraction of a mile is that?' });
  for (const typed of ['1/4 of a mile', '1/4 mile', '0.25 mi'])
    expect(isRight(part, typed), typed).toBe(true);
  expect(isRight(part, '1/4 of a lap')).toBe(false);
});

test('what goes on to reckon or to guess behind the right number is no unit', () => {
  const sum = asks('13', { question: 'What is 34 - 21?' });
  const behind = [
    ' + 1',
    ' * 2',
    '^2',
    ' - 1',
    ':2',
    ' 14 15',
    ', 14',
    ' of 7',
    ' 21',
    '!',
    ' = 34 - 21',
    ' x 2',
    'e2',
    '/',
    '^',
    '-1/2',
    ':30',
    '(3',
  ];
  for (const more of behind) expect(isRight(sum, `13${more}`), more).toBe(false);
  const blocks = asks('29', { question: 'How many blocks are there?', unit: 'blocks' });
  for (const typed of ['29 + 4 blocks', '29 - 4 blocks', '29 4', '29 blocks 4', '29 blocks %', '29 €'])
    expect(isRight(blocks, typed), typed).toBe(false);
  expect(isRight(asks('1.5'), '1.5.2')).toBe(false);
  expect(isRight(asks('1/3', { unit: 'm' }), '1/3 99')).toBe(false);
  expect(isRight(asks('9', { unit: 'cm' }), '9 cm + 1')).toBe(false);
});

test('no sign or digit behind any number makes an answer right', () => {
  const signs = fc.string({
    unit: fc.constantFrom(...`0123456789+-*/^:=;,.()<>|&!"' `),
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999 }), signs, (key, more) => {
      const typed = `${key}${more}`;
      // What is left is the number alone, written another way.
      fc.pre(readNumber(typed)?.suffix.replaceAll(/[ .]/g, '') !== '');
      for (const unit of [undefined, 'cm', 'blocks', 'kilograms of rice'])
        expect(isRight(asks(String(key), unit ? { unit } : {}), typed), typed).toBe(false);
    }),
  );
});

test('squares and cubes are said in either order', () => {
  const area = asks('240', { unit: 'square ft' });
  for (const typed of ['240 feet squared', '240 ft squared', '240 sq ft', '240 square feet', '240 ft^2'])
    expect(isRight(area, typed), typed).toBe(true);
  for (const typed of ['240 feet', '240 feet cubed', '240 m squared'])
    expect(isRight(area, typed), typed).toBe(false);
  expect(isRight(asks('8', { unit: 'cubic cm' }), '8 centimeters cubed')).toBe(true);
});

test('money may lead or trail', () => {
  const money = asks('3.50', { unit: '$' });
  for (const typed of ['3.50', '3.5', '$3.50', '$ 3.50', '3.50 dollars', '3.50$'])
    expect(isRight(money, typed), typed).toBe(true);
  expect(isRight(money, '€3.50')).toBe(false);
  const left = asks('40', { unit: 'dollars', question: 'How many dollars does Aroha have left?' });
  for (const typed of ['$40', '$40 left', '40$ left', '40 dollars left', '40 $.', '$40 dollars'])
    expect(isRight(left, typed), typed).toBe(true);
  const hours = asks('13', {
    unit: 'hours',
    question: 'A shop asks $5 an hour. How many hours are paid with $65?',
  });
  expect(isRight(hours, '$13')).toBe(false);
  expect(isRight(asks('13', { question: 'What do 5 cups cost at $2.60 each?' }), '$13')).toBe(true);
  for (const typed of ['€40', '$40 cm', '$40 apples', '40 cents'])
    expect(isRight(left, typed), typed).toBe(false);
  expect(isRight(asks('3.50'), '$3.50')).toBe(false);
});

test('lowest terms are asked for only where the question says so', () => {
  const simplest = asks('3/4', { form: 'simplest' });
  expect(isRight(simplest, '3/4')).toBe(true);
  expect(isRight(simplest, '0.75')).toBe(true);
  expect(isRight(simplest, '6/8')).toBe(false);
  expect(isRight(asks('3/4'), '6/8')).toBe(true);
  expect(isRight(asks('3/2', { form: 'simplest' }), '1 1/2')).toBe(true);
  expect(isRight(asks('3/2', { form: 'simplest' }), '1 2/4')).toBe(false);
});

test('no wrong number is right', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -10_000, max: 10_000 }),
      fc.integer({ min: -10_000, max: 10_000 }),
      (key, typed) => {
        expect(isRight(asks(String(key)), String(typed))).toBe(key === typed);
      },
    ),
  );
});

test('an option is named by place or by text', () => {
  expect(isRight(choice, 2)).toBe(true);
  expect(isRight(choice, 'blue')).toBe(true);
  expect(isRight(choice, ' blue ')).toBe(true);
  for (const wrong of [0, 4, -1, 1.5, 'Blue', '2', ''])
    expect(isRight(choice, wrong), String(wrong)).toBe(false);
});

test('at most one wrong attempt scores 100, two 80, three 60', () => {
  expect(judge(choice, [2])).toEqual({ firstRight: true, wrong: 0, right: true, score: 100 });
  expect(judge(choice, [0, 2])).toEqual({ firstRight: false, wrong: 1, right: true, score: 100 });
  expect(judge(choice, [0, 1, 2])).toEqual({ firstRight: false, wrong: 2, right: true, score: 80 });
  expect(judge(choice, [0, 1, 3])).toEqual({ firstRight: false, wrong: 3, right: false, score: 60 });
});

test('a fourth answer comes too late, and no answer is not right', () => {
  expect(judge(choice, [0, 1, 3, 2])).toMatchObject({ right: false, score: 60 });
  expect(judge(choice, [])).toMatchObject({ firstRight: false, right: false, score: 60 });
});

test('a question never scores below 60 or above 100, and more mistakes never score more', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1, max: 5 }), { maxLength: 6 }), (given) => {
      const { score } = judge(choice, given);
      expect([60, 80, 100]).toContain(score);
      expect(judge(choice, [0, ...given]).score).toBeLessThanOrEqual(Math.max(score, 60));
    }),
  );
});

test('a lesson scores the rounded average of its steps, or 100 without any', () => {
  expect(lessonScore([100, 80, 60])).toBe(80);
  expect(lessonScore([100, 100, 80])).toBe(93);
  expect(lessonScore([])).toBe(100);
  expect(
    firstAttemptPercent([{ firstRight: true }, { firstRight: false }, { firstRight: false }]),
  ).toBeCloseTo(33.33);
});

test('any answer to a withdrawn question is right', () => {
  for (const given of [0, 1, 2, 3, 'red', '']) {
    expect(isRight({ ...choice, isWithdrawn: true }, given)).toBe(true);
    expect(isRight(asks('12', { isWithdrawn: true }), String(given))).toBe(true);
  }
  expect(judge({ ...choice, isWithdrawn: true }, [0, 1, 3])).toMatchObject({ firstRight: true, score: 100 });
});
