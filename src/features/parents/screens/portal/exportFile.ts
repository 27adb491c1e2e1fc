import type { Day } from '../../../../base/day.ts';

const LONGEST_NAME = 40;

/** The name of an export's file. Of the child's name there stay the letters and digits of any script. */
export function exportFileName(firstName: string | undefined, day: Day): string {
  const safe = (firstName ?? '')
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
  const short = [...safe].slice(0, LONGEST_NAME).join('').replace(/-$/, '');
  return `${short || 'Child'}_Brightling_Data_${day}.json`;
}

/** The first name of whom an export tells; undefined where it cannot be read. */
export async function firstNameIn(file: Blob): Promise<string | undefined> {
  const name = fieldOf(fieldOf(parsed(await file.text()), 'profile'), 'firstName');
  return typeof name === 'string' ? name : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const fieldOf = (value: unknown, name: string): unknown =>
  value !== null && typeof value === 'object' ? Reflect.get(value, name) : undefined;
