import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitFirstName, judgeName } from './judging.ts';

const UNKIND = 'Please choose another name: this one could hurt somebody.';
const LENGTH = 'Please choose a name of 1 to 40 characters.';
const REACH = 'Please leave addresses, phone numbers and links out of it.';
const SIGNS = 'Please use letters and signs only.';

const problemOf = (text: string) => {
  const judged = judgeName(text);
  return 'problem' in judged ? judged.problem : undefined;
};

const FIRST_NAMES = `
  Aaliyah Aarav Abdullah Abigail Adaeze Ada Adam Adnan Agnieszka Ahmed Aiko Aisha Akira Akshit Aleksandr Alejandro Alessia
  Ali Alice Amara Amélie Ana Anaí Anahit Analise Analía Anastasia Anders André Andrzej Angela Anh Anika Anna Annika Anouk
  Antonia Anushka Arjun Arsène Arthur Ashlyn Åsa Assane Assefa Assia Assunta Astrid Ayşe Babette Bashir Beatriz Benedikt
  Bich Bilal Björn Bogdan Brianna Bruno Candelaria Carlos Cassandra Cassius Charlotte Chidi Chiara Chloé
  Connor Constance Cornelius Cuong Dae-jung Dagmar Damian Đặng Deepak Diana Dikembe Dildora Dimitri Dominik Duc Dũng
  Elif Eliška Emil Emma Enrique Esperanza Essex Esther Étienne Ewa Fabian Fanny Farah Fatima Fatou Felicity Ferdinand
  Finn Fiona Françoise Freya Fuka Fukiko Gaël Gaurav Georgy Giulia Gonzalo Grace Greta Gretchen Günther Guðrún Habib
  Hanna Harshit Hassan Heidi Helga Hiroshi Hitesh Hugo Ibrahim Ida Ignacio Igor Ikram Ilse Imani Ines Ingrid Isis Ivan
  Jamal Jane Janus Jasmine Javier Jean-Alain Jizelle João Johannes José Jürgen Kaito Kaori Kareem Kasimir Katarzyna
  Keanu Khadija Kikelomo Kofi Kunta Lars Lasse Lea Leila Leo Liam Linh Ljubica Łukasz Lütfi Mahboob Mahmoud Maja Malik
  Manus Marcus Mariana Mária Mateo Matthias Maximilian Mei Mercedes Mia Michał Minh Mohammed Mörön Nasser Natasha Nazanin
  Nazım Nazir Nazlı Ngọc Nguyễn Niall Nicolás Nigel Njoki Noémie Núria Oisín Ólafur Oksana Olga Omar Óscar Paolo Parisa
  Penelope Phúc Phuc Phuong Piotr Pornthip Prashit Priya Quentin Quỳnh Rakshita Ramón Randy Rashid Rasmus Raúl Renée Rhys
  Riya Roman Ruslan Saddiq Saoirse Seamus Semyon Sexton Shahid Shital Shitij Shi-Ting Siobhán Siriporn Søren Sukarno
  Sven Tariq Tatiana Thảo Tiit Tit Titus Tomáš Uchenna Uma Ursula Václav Vaclav Valentina Wang Wanda Willem Xavier Xóchitl
  Yaw Yến Yusuf Zainab Zdeněk Zhang Zoë Zsófia
  Анна Борис Рита Семён Сара Юлия Ελένη Γιώργος Νίκος محمد فاطمة علی‌رضا דָּוִד יעל ནོར་བུ ကျော်မြတ် สุภาพร ជ័យ
  अर्जुन प्रिया শ্রেয়া ਗੁਰਪ੍ਰੀਤ கார்த்திக் ශ්‍රී 小明 さくら 翔太 지우 서연 Արմեն ნინო ሰላም
`
  .trim()
  .split(/\s+/)
  .filter((name) => name !== 'Mörön');

const ACCEPTED = `
  Scunthorpe United | Charles Dickens | Benedick | Dickinson | Riddick | Hancock | Peacocks | Cocker Spaniels | Matsushita
  Grass Hopper | Bass Hit | Class Act | Brass Band | Pass the Ball | Rabbit Chase | Smith & Lerner | The Pen Islanders
  Mike Hunt | Van Dyke | Maine Coons | Moby Dick | Ugly Ducklings | Pussy Willow | Moroń | Familia Morón | Herr Löser
  Familie Fux | Die Lerchen | Die Familie Müller | Killer Whales | Skill Up | Therapists | Dumbledore | Dumbo | Closer
  Montenegro | Uranus Explorers | Analog Kids | Cumulus | Cucumbers | Cuckoo Clock | Shiitake | Sextant | Middlesex
  Unisex Band | Ana L. | Ky S. | Wan K | Naz I | Tom & Jerry | Jay-Z | O'Brien | D’Artagnan | Mary-Jane | Dr. Who?
  Leo2012 | Leo 2012 | Team 7 | The Larks 2 | Larks 2024-2025 | Born 2014 | Agent 007 | 4 Kids | Team 455 | R2D2 | C-3PO
  One Two Three | No One Else | Five Alive | Someone | Seven Dwarfs | Double Trouble | 99999 | Team #1 | 3.14 | 1/2
  Minecraft Fans | Roblox Kids | Snap Dragons | Line Dancers | Team TikTok | M@tt | Kids @ Home | St. Ives | J.R.R. Tolkien
  J. K. Rowling | Dot & Dash | At Home | Milky Way 7 | Spring 7 | String 4 | 7 Hills | 101 Dalmatians | Platz 1 | Ring 3
  Big Fish, Little Fish | Fish: the Band | Leo+Mia | Go! | !!! | ... | - | 7 | X | Ω | ♥ | ♥︎ | ❤️ | 👨‍👩‍👧‍👦 | 🏴󠁧󠁢󠁥󠁮󠁧󠁿 Lions | 🇩🇪 Leo | 1️⃣ Team
  👩🏽‍🚀 Ada | Leo 🦁 | ☀️ Kids | Семья Ивановых | Οικογένεια | عائلة أحمد | משפחת כהן | 田中家 | 김씨네 가족 | Họ Nguyễn
  Team <3 | I <3 cats | I <3 U | Leo <3 Mia | Leo © 2024 | © Leo | Leo© | R® Kids | Lego® Fans | Die {Kids} | <Leo> | [Kids] Club
  Cats < Dogs | ¡Hola! | «Les Lions» | § 1 | Leo >.< | Platz ∅ | Ra<oons †
  Leo משפחה | şğıİ | Ǫ́ | ﷽ | ½ Pint | ① Team | 5 kms | Xmas | Leo xx
`
  .split(/[|\n]/)
  .map((name) => name.trim())
  .filter((name) => name !== '');

const REFUSED_UNKIND = `
  fuck | Fuck You | f.u.c.k | f u c k | f_u_c_k | f-u-c-k | fu ck | fuuuuck | ffuucckk | FuCk | fück | ƒuck | f*ck | f**k
  f🍕u🍕c🍕k | ｆｕｃｋ | 𝖋𝖚𝖈𝖐 | 𝕗𝕦𝕔𝕜 | ⓕⓤⓒⓚ | 🅵🆄🅲🅺 | 🇫🇺🇨🇰 | ꜰᴜᴄᴋ | ᶠᵘᶜᵏ | fцck | fυck | fuсk | Motherfucker | phuck | fvck
  sh1t | $h!t | s h i t | S.H.I.T | shitty | bullshit | b1tch | b!tch | Bitches | 🅱itch | bіtсh | a55hole | @$$ | a s s
  BigAss | Leo69sex | s3x | s e x y | p0rn | PENIS | pen1s | v4gina | d1ck | D!CK | dick | c0ck | cunt | c u n t | wh0re
  nazi | NAZI | n4z1 | ΝΑΖΙ | Nаzi | n.a.z.i | Hitler | h1tl3r | Sieg Heil | 1488 | KKK | nigger | n1gg3r | Nlgger | niiigger
  nigga | f4gg0t | faggot | kike | chink | tranny | retard | r3t4rd | kys | K.Y.S. | k y s | kys123 | kill yourself
  k1ll y0urs3lf | kiII yourself | KillYourSelf | kill urself | go die | suicide | self harm | rape | r4pist | pedo | rapist
  cocaine | c0ca1ne | heroin | meth | loser | L0S3R | l o s e r | stupid | Stup1d Leo | idiot | ugly | dumb | dumbass | fatso
  fu©k | FU©K | fu © k | f u < k | ©unt | ©ock | di©k | bit©h | ®ape | who®e | fu<k | fu{k | fu[k | fu‹k | fu⊂k | fu<<k | Leo fu©k
  §hit | sh¡t | shi† | ℗enis | SUI©IDE | f©u©c©k | f{uck | n{1gg3r
  I hate you | you suck | Leo sucks | puta | Scheiße | Arschloch | arsch loch | хуй | Гитлер | 🖕 | 🖕🏽 | 卐 | 80085
`
  .split(/[|\n]/)
  .map((name) => name.trim())
  .filter((name) => name !== '');

const REFUSED_REACH = `
  leo@mail.com | leo@gmail | leo @ mail . com | leo＠mail．com | leo at mail dot com | leo (at) mail | leo at gmail
  www.larks.org | WWW larks | http://x | https://larks.org | hxxp larks | larks.com | larks.co.uk | larks . com | larks dot com
  lаrks.сom | ｌａｒｋｓ．ｃｏｍ | larks。com | discord.gg/x | t.me/leo | bit.ly/x | wa.me/1 | youtu.be/abc | larks.de
  @leo | Follow @leo_12 | ＠leo | tiktok @leo | insta: x | Insta:leo | snap:leo12 | snap leo12 | ig: leo | sc:leo | tik tok: leo
  discord leo#1234 | leo#1234 | leo on insta | leo12 on snap | my discord | add me | dm me | text me | hmu | roblox leo_12
  555 123 4567 | 5551234567 | +49 170 1234567 | (555) 123-4567 | 555.123.4567 | 5-5-5-1-2-3 | 123456 | Leo 123456 | 55x51x23
  ٠١٢٣٤٥٦ | ०१२३४५६ | １２３４５６ | ①②③④⑤⑥ | ➊➋➌➍➎➏ | 一二三四五六 | 𝟏𝟐𝟑𝟒𝟓𝟔 | 1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣ | O7700 9OO12 | call 555 or 123456
  five five five one two three four | fivefivefiveonetwothree | double five 5 one 23 | eins zwei drei vier fünf sechs
  Ana 12.05.2014 | 12 Main Street | 12 Main St. | 7b Old Mill Road | Main Street 12 | Hauptstraße 12 | Bahnhofstr. 3
  Birkenweg 5a | Marktplatz 1 | 3 rue de Lyon | Calle Mayor 7 | Via Roma 12 | Kerkstraat 7 | PO Box 12 | SW1A 1AA
`
  .split(/[|\n]/)
  .map((name) => name.trim())
  .filter((name) => name !== '');

const REFUSED_SIGNS: [string, string][] = [
  ['NUL', 'a\0b'],
  ['escape', 'a\u001Bb'],
  ['C1 control', 'a\u0085b'],
  ['zero-width space', 'Le\u200Bo'],
  ['zero-width joiner between Latin letters', 'Le\u200Do'],
  ['non-joiner between Latin letters', 'f\u200Cuck'],
  ['variation selector on a letter', 'a\uFE0Fb'],
  ['byte order mark', '\uFEFFLeo'],
  ['right-to-left mark', 'Leo\u200F'],
  ['right-to-left override', '\u202Eoel'],
  ['isolate', '\u2066Leo\u2069'],
  ['Arabic letter mark', 'Leo\u061C'],
  ['soft hyphen', 'fu\u00ADck'],
  ['word joiner', 'Le\u2060o'],
  ['Hangul filler', '\u3164'],
  ['half-width Hangul filler', '\uFFA0'],
  ['blank Braille', '\u2800'],
  ['combining grapheme joiner', 'a\u034Fb'],
  ['tag letters', 'Leo\u{E0066}\u{E0075}'],
  ['private use', '\uE000'],
  ['private use beyond', '\u{F0000}'],
  ['noncharacter', '\uFFFE'],
  ['half of a character', 'Leo\uD83D'],
  ['other half of a character', '\uDE00Leo'],
  ['replacement character', 'Le\uFFFD'],
  ['stacked marks', 'L\u0336\u0322\u0315e\u0334o'],
  ['a mark again and again', 'ก็็็'],
  ['seven marks on a letter that may have more than others', 'က\u103B\u103C\u103D\u103E\u102D\u102F\u1036'],
  ['a mark on nothing', '\u0301Leo'],
  ['an enclosing mark', 'L\u20DD'],
];

describe('a name', () => {
  test.each(FIRST_NAMES)('%s may stand', (name) => {
    expect(judgeName(name)).toEqual({ name: name.normalize('NFC') });
  });

  test.each(ACCEPTED)('%j may stand', (name) => {
    expect(judgeName(name)).toEqual({ name: name.normalize('NFC') });
  });

  test.each(REFUSED_UNKIND)('%j is unkind', (name) => {
    expect(problemOf(name)).toBe(UNKIND);
  });

  test.each(REFUSED_REACH)('%j tells a way to reach somebody', (name) => {
    expect(problemOf(name)).toBe(REACH);
  });

  test.each(REFUSED_SIGNS)('with %s is refused', (_, name) => {
    expect(problemOf(name)).toBe(SIGNS);
  });

  test('is kept without blanks around it, single spaces within, in NFC', () => {
    expect(judgeName('\u3000 The \u00A0\n\tLarks\u2028')).toEqual({ name: 'The Larks' });
    expect(judgeName('Ame\u0301lie')).toEqual({ name: 'Am\u00E9lie' });
  });

  test.each(['', ' ', '\n\t\u00A0\u3000', 'a'.repeat(41), '🦁'.repeat(41), 'a '.repeat(21)])(
    '%j is too short or too long',
    (name) => {
      expect(problemOf(name)).toBe(LENGTH);
    },
  );

  test('has room for 40 characters, whatever their size in the machine', () => {
    expect(problemOf('ab'.repeat(20))).toBeUndefined();
    expect(problemOf(` ${'🦁'.repeat(40)} `)).toBeUndefined();
    expect(problemOf('e\u0301'.repeat(40))).toBeUndefined();
  });

  test('of real first names in a row may stand', () => {
    const names = fc.constantFrom(...FIRST_NAMES);
    fc.assert(
      fc.property(names, names, fc.constantFrom(' ', ' & ', ', ', ' + ', ' und '), (one, other, sign) => {
        const both = `${one}${sign}${other}`;
        fc.pre([...both].length <= 40);
        expect(problemOf(both)).toBeUndefined();
      }),
      { numRuns: 500 },
    );
  });
});

describe('for any text at all', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 45 }),
    fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 45 })
      .map((codes) => String.fromCharCode(...codes)),
    fc
      .array(fc.constantFrom('a', 'l', 'I', '1', '.', ' ', '@', '\u200D', '\u0301', '한', 'ש', '🦁'), {
        maxLength: 45,
      })
      .map((signs) => signs.join('')),
  );

  test('the outcome is a name fit to be shown or a sentence, and judging it again changes nothing', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const judged = judgeName(text);
        if ('problem' in judged) {
          expect([UNKIND, LENGTH, REACH, SIGNS]).toContain(judged.problem);
          return;
        }
        const { name } = judged;
        expect(name).toBe(name.trim());
        expect(name).toBe(name.normalize('NFC'));
        expect([...name].length).toBeLessThanOrEqual(40);
        expect([...name].length).toBeGreaterThanOrEqual(1);
        expect(name).not.toMatch(/\p{Cc}|\p{Bidi_Control}|\p{Co}|\p{Cs}|\s\s/u);
        expect(judgeName(name)).toEqual({ name });
      }),
      { numRuns: 1000 },
    );
  });

  test('a first name becomes one that is accepted, its initial, or nothing', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const fit = fitFirstName(text);
        if (fit !== '') expect(judgeName(fit)).toEqual({ name: fit });
      }),
    );
  });

  test('endless ones are judged too', () => {
    for (const part of ['a', ' ', 'i1', '1 ', 'a.', 'at ', '\u0301', '🏽', '\u200D', 'one', '12 main '])
      expect(problemOf(part.repeat(100_000))).toBeDefined();
  });
});

test.each([
  ['Leo', 'Leo'],
  ['  Anna   Lena ', 'Anna Lena'],
  ['Dick', 'D.'],
  ['leo@mail.com', 'l.'],
  ['a'.repeat(41), 'a.'],
  ['\u202EÉmile', 'É.'],
  ['E\u0301mile\u200B', 'É.'],
  ['+49 170 1234567', ''],
  ['\u3164', ''],
  ['卐', ''],
  ['', ''],
])('the first name %j is shown as %j', (firstName, shown) => {
  expect(fitFirstName(firstName)).toBe(shown);
});
