import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { AVATARS, avatarUrl } from '../../../accounts/rules/avatars.ts';
import { avatarOf, pictureName } from './pictures.ts';

const PUBLIC = join(import.meta.dirname, '../../../../apps/web/public');

test('a picture is found again by its address, and has a name to be read out', () => {
  for (const avatar of AVATARS) expect(avatarOf(avatarUrl(avatar))).toBe(avatar);
  expect(avatarOf(null)).toBeNull();
  expect(avatarOf('https://elsewhere.test/me.png')).toBeNull();
  expect(new Set([...AVATARS, null].map(pictureName)).size).toBe(AVATARS.length + 1);
  expect(pictureName('fox')).toBe('Fox');
});

test.each(AVATARS)('the %s is drawn, small, and runs nothing', (avatar) => {
  const file = join(PUBLIC, avatarUrl(avatar) ?? '');
  expect(existsSync(file)).toBe(true);
  const drawing = readFileSync(file, 'utf8');
  expect(drawing.length).toBeLessThan(4_000);
  expect(drawing).not.toMatch(/<script|\son\w+=|<style|style=|href=/i);
});
