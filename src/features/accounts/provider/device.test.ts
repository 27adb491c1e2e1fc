import fastify from 'fastify';
import cookie from '@fastify/cookie';
import { expect, test } from 'vitest';
import { createDevices } from './device.ts';

const PATH = '/idp/interaction';
const parts = { secretKey: 'a secret key of the tests', secureCookies: true, path: PATH };
const mira = { id: 'mira', passwordHash: 'hash of mira' };
const noor = { id: 'noor', passwordHash: 'hash of noor' };

/** A browser that signs in to accounts, one after the other. */
async function browserOf(...accounts: { id: string; passwordHash: string }[]) {
  const app = fastify();
  await app.register(cookie);
  app.get<{ Querystring: { at: number } }>(PATH, async (request, reply) => {
    const account = accounts[Number(request.query.at)];
    if (account) createDevices(parts).remember(request, reply, account);
    return '';
  });
  const cookies: Record<string, string> = {};
  for (const at of accounts.keys()) {
    const answer = await app.inject({ url: `${PATH}?at=${at}`, cookies });
    for (const { name, value } of answer.cookies) cookies[name] = value;
  }
  await app.close();
  return { cookies };
}

const devices = createDevices(parts);

test('a browser is known to the accounts that it has signed in to, under keys of their own, and to no other', async () => {
  const [one, other] = [await browserOf(mira, noor), await browserOf(noor)];
  const key = devices.keyOf(one, mira);
  expect(key).toBeDefined();
  expect(devices.keyOf(one, noor)).not.toBe(key);
  expect(devices.keyOf(other, noor)).not.toBe(devices.keyOf(one, noor));
  expect(devices.keyOf(other, mira)).toBeUndefined();
  expect(devices.keyOf({ cookies: {} }, mira)).toBeUndefined();
});

test('an account with another password knows no browser any more', async () => {
  const browser = await browserOf(mira);
  expect(devices.keyOf(browser, { ...mira, passwordHash: 'another hash' })).toBeUndefined();
});

test('a proof is of one browser and one server alone, and nothing else passes for one', async () => {
  const [one, other] = [await browserOf(mira), await browserOf(noor)];
  const [device, proof] = Object.values(one.cookies)[0]?.split('.') ?? [];
  const [otherDevice] = Object.values(other.cookies)[0]?.split('.') ?? [];
  const [name = ''] = Object.keys(one.cookies);
  const isKnown = (value: string) => devices.keyOf({ cookies: { [name]: value } }, mira) !== undefined;
  expect(isKnown(`${device}.${proof}`)).toBe(true);
  for (const value of [
    `${otherDevice}.${proof}`,
    `${device}.`,
    `${device}`,
    `.${proof}`,
    '',
    `${device}.${proof}A`,
  ])
    expect(isKnown(value), value).toBe(false);
  expect(createDevices({ ...parts, secretKey: 'another' }).keyOf(one, mira)).toBeUndefined();
});

test('a shared computer keeps the twelve that signed in last', async () => {
  const many = Array.from({ length: 13 }, (_, index) => ({ id: `child ${index}`, passwordHash: 'x' }));
  const browser = await browserOf(...many);
  expect(many.map((account) => devices.keyOf(browser, account) !== undefined)).toEqual([
    false,
    ...Array.from({ length: 12 }, () => true),
  ]);
  expect(Object.values(browser.cookies)[0]?.length).toBeLessThan(320);
});
