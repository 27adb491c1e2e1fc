import fc from 'fast-check';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { renderLetter, type Block, type Letter } from './letter.ts';

const site = { publicUrl: new URL('https://learn.example.org') };
const here = (path: string) => `https://learn.example.org${path}`;

/** One block of each kind, with the same text everywhere. */
const everyKind = (text: string, path = '/?page=x&token=abc'): Block[] => [
  { kind: 'title', text },
  { kind: 'heading', text },
  { kind: 'paragraph', text },
  { kind: 'list', items: [text, text] },
  { kind: 'steps', items: [text, text] },
  { kind: 'terms', items: [{ term: text, text }] },
  { kind: 'note', text },
  { kind: 'code', label: text, value: 'A-1' },
  { kind: 'figures', items: [{ label: text, value: '12' }] },
  { kind: 'button', text, url: here(path) },
  { kind: 'link', text, url: here('/privacy') },
];

const letterOf = (text: string, path?: string): Letter => ({
  subject: text,
  preview: text,
  blocks: everyKind(text, path),
  footer: [text],
  letterhead: 'The school',
});
const hrefsIn = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&#38;', '&'));

test('the page is whole: language, title, one h1, a hidden preview, tables that are there for their shape', () => {
  const { html } = renderLetter(letterOf('A word to you'), site);
  expect(html).toMatch(/^<!doctype html>/);
  expect(html).toContain('<html lang="en"');
  expect(html).toContain('<title>A word to you</title>');
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toMatch(/<body[^>]*>\s*<div style="display:none[^>]*>A word to you<\/div>/);
  expect(html.match(/<table(?![^>]*role="presentation")/g)).toBeNull();
  expect(html).toContain('<meta name="color-scheme" content="light dark" />');
});

test('nothing is fetched and nothing runs: no picture, font, script, style sheet or form', () => {
  const { html } = renderLetter(letterOf('A word to you'), site);
  expect(html).not.toMatch(
    /<(img|script|link|iframe|form|input|object|svg|video|audio|base)\b|\bsrc=|url\(|@import|@font-face/i,
  );
  expect(new Set(hrefsIn(html))).toEqual(new Set([here('/?page=x&token=abc'), here('/privacy')]));
});

test('hostile text stays text', () => {
  const hostile = `<script>alert(1)</script><img src=x onerror="x"> "'&amp; </title></style> --> <![endif]-->`;
  const { html, text } = renderLetter(letterOf(hostile), site);
  const plain = renderLetter(letterOf('x'), site).html;
  const tagsOf = (page: string) => page.match(/<[a-z!/][^\s>]*/gi);
  expect(tagsOf(html)).toEqual(tagsOf(plain));
  expect(text).toContain('<script>alert(1)</script><img src=x');
});

test('one long word that somebody has written breaks, and makes no letter wider than a phone', () => {
  const word = 'x'.repeat(300);
  for (const block of everyKind(word)) {
    if (block.kind === 'button' || block.kind === 'figures') continue; // Their words are our own.
    const { html } = renderLetter({ ...letterOf('A word'), blocks: [block], footer: [word] }, site);
    const after = html.split(/<(?=(?:p|h1|h2|ul|ol|td) )/).filter((part) => part.includes(word));
    expect(after, block.kind).toHaveLength(2);
    for (const part of after) expect(part, block.kind).toMatch(/^[^>]*overflow-wrap:anywhere/);
  }
});

test('the subject is one line of a bounded length', () => {
  const { subject, html } = renderLetter(
    letterOf(`Hello\r\nBcc: all@example.org\u2028${'x'.repeat(300)}`),
    site,
  );
  expect(subject).toMatch(/^Hello Bcc: all@example\.org x+…$/);
  expect(subject).toHaveLength(150);
  expect(html).toContain(`<title>${subject}</title>`);
});

test('a letter leads nowhere but to this site', () => {
  const addresses = [
    'https://evil.example/',
    'http://learn.example.org/',
    'https://learn.example.org.evil.example/',
    'https://learn.example.org@evil.example/',
    '//evil.example/',
    '/privacy',
    'javascript:alert(1)',
    '',
  ];
  for (const url of addresses) {
    for (const kind of ['button', 'link'] as const) {
      const letter = { subject: 's', preview: 'p', blocks: [{ kind, text: 'Go', url }], footer: [] };
      expect(() => renderLetter(letter, site), url).toThrow(RangeError);
    }
  }
});

test('each address of the page stands in the text too, whole, alone on a line, and once', () => {
  const path = `/?page=parental-consent&token=${'a1B2-_'.repeat(40)}`;
  const { html, text } = renderLetter(letterOf('Please answer', path), site);
  for (const href of hrefsIn(html)) expect(text.split('\n').filter((line) => line === href)).toHaveLength(1);
  // The button's address is also written out below it.
  expect(html.replaceAll('&#38;', '&').split(here(path))).toHaveLength(3);
});

test('the text reads as a letter', () => {
  const letter: Letter = {
    subject: 's',
    preview: 'p',
    blocks: [
      { kind: 'title', text: 'Ada’s week' },
      { kind: 'paragraph', text: 'Some “words” – and more…' },
      { kind: 'figures', items: [{ label: 'Lessons', value: '4' }] },
      { kind: 'steps', items: ['Open the page.', `Then ${'go on '.repeat(15)}there.`] },
      { kind: 'button', text: 'Open it', url: here('/x') },
    ],
    footer: ['Why you get this.'],
  };
  expect(renderLetter(letter, site).text).toBe(`Ada's week

Some "words" - and more...

- Lessons: 4

1. Open the page.
2. Then go on go on go on go on go on go on go on go on go on go on go
   on go on go on go on go on there.

Open it:
https://learn.example.org/x

Why you get this.

learn.example.org
`);
});

test('lines of text are short, whatever is written', () => {
  const words = fc.array(
    fc.oneof(
      fc.constantFrom('and so…', '“so”'),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
    ),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(words, (each) => {
      const { text } = renderLetter(letterOf(each.join(' ')), site);
      for (const line of text.split('\n'))
        if (/\S\s+\S/.test(line.slice(3))) expect(line.length).toBeLessThanOrEqual(72);
    }),
  );
});

test.each([
  ['plain', 'A word to you', `/?token=${'a'.repeat(60)}`],
  ['long', 'word '.repeat(400).trim(), `/?token=${'a'.repeat(900)}`],
  ['of all the world', '“Zoë” & نور <b>🦊</b> 李 O’Neil =?utf-8?q?x?= .', '/?page=x&token=a=3D'],
])('a mail made of a letter is read back as it was: %s', async (_, text, path) => {
  const rendered = renderLetter(letterOf(text, path), site);
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await writer.sendMail({
    from: 'Brightling <hello@learn.example.org>',
    to: { name: '', address: 'parent@example.com' },
    ...rendered,
  });
  if (!Buffer.isBuffer(message)) throw new TypeError('a buffer was asked for');
  for (const line of message.toString('latin1').split('\r\n')) expect(line.length).toBeLessThanOrEqual(998);
  const mail = await PostalMime.parse(message);
  expect(mail.subject).toBe(rendered.subject);
  expect(mail.to).toEqual([{ name: '', address: 'parent@example.com' }]);
  expect(mail.from).toEqual({ name: 'Brightling', address: 'hello@learn.example.org' });
  expect(unix(mail.text)).toBe(unix(rendered.text));
  expect(unix(mail.html)).toBe(unix(rendered.html));
  expect(message.toString('latin1')).toContain('multipart/alternative');
  expect(mail.attachments).toEqual([]);
});

const unix = (text = '') => text.replaceAll('\r\n', '\n').trimEnd();
