import { domainToUnicode } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameMailbox, mailboxOf } from './mailbox.ts';

test.each([
  'Lio.Okafor@gmail.com',
  'liookafor+mum@gmail.com',
  'l.i.o.okafor@googlemail.com',
  'ｌiookafor@gmail.com',
])('%s is the mailbox of liookafor@gmail.com', (other) => {
  expect(isSameMailbox('liookafor@gmail.com', other)).toBe(true);
});

test.each(['liookafor@gmail.org', 'lio.okafors@gmail.com', 'mum@gmail.com', 'liookafor@mail.gmail.com'])(
  '%s is another',
  (other) => {
    expect(isSameMailbox('liookafor@gmail.com', other)).toBe(false);
  },
);

/** Names under which one mailbox is reached, as their providers say. */
const PROVIDERS = [
  ['gmail.com', 'googlemail.com'],
  ['icloud.com', 'me.com', 'mac.com'],
  ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'],
  ['yandex.ru', 'ya.ru', 'yandex.com', 'yandex.by', 'yandex.kz', 'yandex.ua'],
];

/** Hosts that belong to nobody else here, though the same company keeps some of them. */
const APART = [
  'hotmail.com',
  'outlook.com',
  'live.com',
  'yahoo.com',
  'me.org',
  'ya.example',
  'bücher.example',
];

const name = fc.stringMatching(/^[a-z\d]{1,12}$/);
const hostOf = (hosts: readonly string[]) => fc.constantFrom(...hosts);
const respelt = (text: string) =>
  fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .map((isCapital) => [...text].map((sign, at) => (isCapital[at] ? sign.toUpperCase() : sign)).join(''));

test('a mailbox is the same under each of its provider’s hosts, however it is written', () => {
  const spellings = fc.tuple(name, fc.constantFrom(...PROVIDERS)).chain(([own, hosts]) => {
    const dotted = fc
      .nat(own.length - 1)
      .map((at) => (at > 0 ? `${own.slice(0, at)}.${own.slice(at)}` : own));
    const tagged = fc.option(fc.stringMatching(/^[a-z\d+.-]{0,8}$/), { nil: undefined });
    const spelling = fc
      .tuple(dotted, tagged, hostOf(hosts))
      .map(([before, tag, host]) => `${before}${tag === undefined ? '' : `+${tag}`}@${host}`)
      .chain(respelt);
    return fc.tuple(spelling, spelling);
  });
  fc.assert(
    fc.property(spellings, ([one, other]) => {
      expect(mailboxOf(one)).toBe(mailboxOf(other));
    }),
  );
});

test('hosts of different providers are different mailboxes, whatever the name', () => {
  const groups = [...PROVIDERS, ...APART.map((host) => [host])];
  const two = fc
    .uniqueArray(fc.nat(groups.length - 1), { minLength: 2, maxLength: 2 })
    .chain(([one = 0, other = 0]) => fc.tuple(hostOf(groups[one] ?? []), hostOf(groups[other] ?? [])));
  fc.assert(
    fc.property(name, two, (own, [one, other]) => {
      expect(isSameMailbox(`${own}@${one}`, `${own}@${other}`)).toBe(false);
    }),
  );
});

test('two names are two mailboxes', () => {
  const two = fc.uniqueArray(name, { minLength: 2, maxLength: 2 });
  fc.assert(
    fc.property(two, hostOf(PROVIDERS.flat()), ([one, other], host) => {
      expect(isSameMailbox(`${one}@${host}`, `${other}@${host}`)).toBe(false);
    }),
  );
});

test('a host in letters of any script is the one that it is looked up by', () => {
  expect(isSameMailbox('lio@bücher.example', 'lio@xn--bcher-kva.example')).toBe(true);
  expect(isSameMailbox('lio@BÜCHER.example', 'LIO@XN--BCHER-KVA.EXAMPLE')).toBe(true);
  expect(isSameMailbox('lio@bu\u0308cher.example', 'lio@bücher.example')).toBe(true);
  expect(isSameMailbox('lio@bücher.example', 'lio@bucher.example')).toBe(false);
  const host = fc.stringMatching(/^[a-zäöüßéñ]{2,10}\.example$/);
  fc.assert(
    fc.property(name, host, (own, typed) => {
      const [, ascii = ''] = mailboxOf(`${own}@${typed}`).split('@');
      expect(isSameMailbox(`${own}@${typed}`, `${own}@${ascii}`)).toBe(true);
      expect(isSameMailbox(`${own}@${typed}`, `${own}@${domainToUnicode(ascii)}`)).toBe(true);
    }),
  );
});

test('hosts that cannot be looked up are told apart all the same', () => {
  expect(isSameMailbox('lio@xn--a.example', 'lio@xn--b.example')).toBe(false);
  expect(isSameMailbox('lio@xn--a.example', 'Lio@XN--A.example')).toBe(true);
});

test('providers that read - and _ as dots or not at all get no letter to the child by them', () => {
  expect(isSameMailbox('lio.okafor@ya.ru', 'lio-okafor@yandex.com')).toBe(true);
  expect(isSameMailbox('lio_okafor@proton.me', 'liookafor@pm.me')).toBe(true);
  expect(isSameMailbox('lio-okafor@gmail.com', 'liookafor@gmail.com')).toBe(false);
});
