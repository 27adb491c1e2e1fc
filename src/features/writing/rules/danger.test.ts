import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { anyOf, mayBeInDanger, SIGNS } from './danger.ts';

const TELLING = [
  'Sometimes I just want to die.',
  'I don’t want to live anymore',
  'i dont want to wake up tomorrow',
  'I don’t want to wake up tomorrow morning. I hate my life.',
  'I just don’t want to wake up.',
  'Last night I didn’t want to wake up ever again.',
  'I don’t want to wake up again.',
  'nobody knows that i want to kill myself',
  'At night I am cutting myself.',
  'I’ve been cutting myself since summer.',
  'I want to kill my self',
  'sometimes i just want to kms',
  'if they find out i might kms',
  'This is my suicide note.',
  'I hurt myself on purpose.',
  'I wish I was dead.',
  'I wish that I had never been born.',
  'Everyone would be better off without me.',
  'Nobody would miss me if I was gone.',
  'No one would care if I died.',
  'no one would care if i wasn’t here',
  'Nobody would notice if I disappeared.',
  'no-one would miss me',
  'Nobody would miss me at all.',
  'Nobody will miss me at school.',
  'Nobody would miss me while I was dead.',
  'No one would care if I was killed.',
  'No one would care if I got hit by a car.',
  'Nobody would notice if I ran away.',
  'I think about suicide a lot.',
  'My stepdad hits me when mom is at work.',
  'My dad always beats me.',
  'My dad slaps me in the kitchen.',
  'He beats me at home.',
  'My cousin raped me.',
  'My uncle touches my private parts.',
  'At school they keep hitting me and nobody helps.',
  'my uncle touched me under my shirt',
  'He told me to keep it a secret.',
  'A man asked me to send naked pictures.',
  'a man online asked me for pictures of my body',
  'A man asked for pictures of me without a shirt on.',
  'He wanted photos of me with nothing on.',
  'I am scared to go home.',
  'I am so scared of going home.',
  'I’m afraid of my father.',
  'My mother locks me in the cellar.',
  'We have nothing to eat at home.',
  'Most days there is no food at my house.',
  'Dear diary,\nI want\nto die.',
  'I think about hurting myself.',
  'I cut my arms when I am sad.',
  'I have been cutting my arms.',
  'I cut my arms again last night.',
  'I cut my wrist because I hate my life.',
  'I hurt myself when I am sad.',
  'My dad beats me at night.',
  'My uncle raped me at camp.',
  'My stepdad chokes me with a pillow.',
  'My dad kicks me out of the way when he is drunk.',
  'He hurt me in the game room.',
  'My uncle molested me at grandma’s.',
  'My dad beat me to the ground.',
  'My dad chokes me to the point I can’t breathe.',
  'My stepdad hits me at mom’s house.',
  'He beats me at midnight when he is drunk.',
  'My dad beats me at weekends.',
  'My dad hits me at random.',
  'I cut my arms when im sad.',
  'i hurt myself because im mad',
  'I cut my arms when I used to get bullied.',
  'My dad hits me at the table.',
  'My stepdad touches me at night.',
  'He said he would hurt me if I tell.',
  'Everyone would be happier if I was dead.',
  'A man online asked me to send pictures of myself.',
  'My dad hit me with a belt.',
  'My dad hit me with a snow shovel.',
  'My mom kicked me out of the house.',
  'My dad kicked me in the back.',
];

test.each(TELLING)('takes for a sign: %s', (text) => {
  expect(mayBeInDanger(text)).toBe(true);
});

test('each sign finds a sentence that all others miss', () => {
  for (const sign of SIGNS) {
    const others = anyOf(SIGNS.filter((one) => one !== sign));
    const itsOwn = TELLING.filter((text) => !mayBeInDanger(text, others));
    expect(itsOwn, sign).not.toEqual([]);
  }
});

test.each([
  'The dragon wanted to die in peace, but the knight would not let him.',
  'The hero killed the monster and saved the town.',
  'I fell off my bike and hurt myself.',
  'I hurt myself when I fell out of the tree.',
  'I don’t want to wake up tomorrow for the test.',
  'Nobody would miss the bus on such a day.',
  'My aunt wanted pictures of my birthday cake.',
  'My aunt wanted pictures of me without my front teeth.',
  'My grandpa asked for pictures of my underwater trip.',
  'Dad asked for a picture of my bodyboard.',
  'Dad asked for a picture of me with no helmet on.',
  'My teacher asked for photos of my body of work.',
  'No one would care if I was wearing two different socks.',
  'Nobody will miss me while I am at camp.',
  'It was Saturday and I didn’t want to wake up.',
  'No one would care if I was late, I thought.',
  'Nobody would care if I were a frog.',
  'No one will miss me until dinner.',
  'Nobody will miss me for five minutes, thought the mouse.',
  'I cut myself a slice of cake.',
  'My brother beats me at chess every time.',
  'My sister beat me in the race by two seconds.',
  'My brother beats me at soccer and in every video game.',
  'We cycled 12 kms, and I turned miles to kms.',
  'I was dying of laughter.',
  'I am afraid of spiders and of the dark.',
  'My grandma died last winter and I miss her.',
  'He touched the stone and it began to glow.',
  'I don’t want to live in a city, I want to live on a farm.',
  'My mom told me to keep my room tidy.',
  'We had nothing to do at home.',
  'Captain Lee locked the pirates in the cellar.',
  'I locked myself out of the house.',
  'My friend hurt his knee.',
  'My brother hit me with a snowball.',
  'My dad hit me with a snowball and we laughed.',
  'My sister hits me with her pillow.',
  'Dad hit me with a water balloon.',
  'My sister hit me by accident.',
  'My mom kicked me out of the kitchen.',
  'My brother kicked me the ball.',
  'My dad slapped me a high five.',
  'I was thinking about cutting my hair.',
  'I cut my leg on a rock.',
  'I cut my leg when I fell off my bike.',
  'I cut my arm because I tripped on a rock.',
  'I cut my leg because I was running too fast.',
  'I cut my arm when I climbed over the fence.',
  'I fell and I cut my leg.',
  'I cut my leg when I stepped on a shell.',
  'I cut my arm when I was opening a box.',
  'I cut my leg because I wasn’t looking.',
  'I hurt myself because I was playing too wildly.',
  'My sister beats me at everything.',
  'My brother beat me at Minecraft.',
  'My friend beat me to the finish line.',
  'He beat me by two points.',
  'My brother would kill me if I told Mom.',
  'My grandma asked for a picture of me.',
  'I want to be a vet.',
  '',
])('takes for none: %s', (text) => {
  expect(mayBeInDanger(text)).toBe(false);
});

test('no text of the lesson bank is taken for a sign', () => {
  const bank = join(import.meta.dirname, '../../../../content');
  const files = readdirSync(bank, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.yaml'),
  );
  expect(files.length).toBeGreaterThan(400);
  expect(files.filter((name) => mayBeInDanger(readFileSync(join(bank, name), 'utf8')))).toEqual([]);
});

test('a long text is read at once, however it is repeated', () => {
  for (const piece of ['i really ', 'my dad always ', 'i just want to ', 'they keep '])
    expect(mayBeInDanger(piece.repeat(2_000))).toBe(false);
});
