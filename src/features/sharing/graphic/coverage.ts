import { inflateSync } from 'node:zlib';

/** The code points that a font has a glyph for, read from its WOFF file: its Unicode map of format 4 or 12. */
export function coverageOf(woff: Buffer): Set<number> {
  const cmap = tableOf(woff, 'cmap');
  const covered = new Set<number>();
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const map = cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4));
    if (map.readUInt16BE(0) === 4) addSegments(map, covered);
    if (map.readUInt16BE(0) === 12) addGroups(map, covered);
  }
  return covered;
}

function tableOf(woff: Buffer, name: string): Buffer {
  const entries = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => 44 + index * 20);
  const entry = entries.find((start) => woff.toString('latin1', start, start + 4) === name);
  if (entry === undefined) throw new Error(`A font has no table ${name}.`);
  const start = woff.readUInt32BE(entry + 4);
  const kept = woff.readUInt32BE(entry + 8);
  const whole = woff.readUInt32BE(entry + 12);
  const table = woff.subarray(start, start + kept);
  return kept === whole ? table : inflateSync(table);
}

function addSegments(map: Buffer, covered: Set<number>): void {
  const doubled = map.readUInt16BE(6);
  for (let segment = 0; segment < doubled; segment += 2) {
    const last = map.readUInt16BE(14 + segment);
    const first = map.readUInt16BE(16 + doubled + segment);
    const delta = map.readUInt16BE(16 + 2 * doubled + segment);
    const offsetAt = 16 + 3 * doubled + segment;
    const offset = map.readUInt16BE(offsetAt);
    for (let code = first; code <= last && code !== 0xffff; code += 1) {
      const glyph = offset === 0 ? code : map.readUInt16BE(offsetAt + offset + 2 * (code - first));
      if (glyph !== 0 && ((glyph + delta) & 0xffff) !== 0) covered.add(code);
    }
  }
}

function addGroups(map: Buffer, covered: Set<number>): void {
  for (let group = 0; group < map.readUInt32BE(12); group += 1) {
    const start = 16 + group * 12;
    for (let code = map.readUInt32BE(start); code <= map.readUInt32BE(start + 4); code += 1)
      covered.add(code);
  }
}
