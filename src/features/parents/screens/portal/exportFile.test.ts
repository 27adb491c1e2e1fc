import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exportFileName, firstNameIn } from './exportFile.ts';

test('the file is named after the child and the day', () => {
  expect(exportFileName('Ada', '2026-11-21')).toBe('Ada_Brightling_Data_2026-11-21.json');
  expect(exportFileName('Zoë', '2026-11-21')).toBe('Zoë_Brightling_Data_2026-11-21.json');
  expect(exportFileName('Anna Lena', '2026-11-21')).toBe('Anna-Lena_Brightling_Data_2026-11-21.json');
});

test('a name that is unknown or has no letters becomes Child', () => {
  for (const name of [undefined, '', '..', '/'])
    expect(exportFileName(name, '2026-11-21')).toBe('Child_Brightling_Data_2026-11-21.json');
});

test('whatever the name is, the file’s name is short and leads to no other folder', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (name) => {
      const file = exportFileName(name, '2026-11-21');
      expect(file).toMatch(/^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}-]*_Brightling_Data_2026-11-21\.json$/u);
      expect([...file].length).toBeLessThanOrEqual(75);
    }),
  );
});

test('an export tells whose it is; whatever else comes tells nobody', async () => {
  const told = (text: string) => firstNameIn(new Blob([text]));
  expect(await told('{"profile":{"firstName":"Zoë"},"lessons":[]}')).toBe('Zoë');
  for (const text of ['', '{', 'null', '[]', '{"profile":null}', '{"profile":{"firstName":7}}'])
    expect(await told(text), text).toBeUndefined();
});
