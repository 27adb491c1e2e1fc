import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Bytes: hashes and other things that nobody reads. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A point in time, kept with its zone and read as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The id of nobody; all others come after it. */
export const NO_ID = '00000000-0000-0000-0000-000000000000';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];

/** The weekdays (1 is Monday) of a row's bits, Monday being the lowest. */
export const weekdaysIn = (bits: number) => WEEKDAYS.filter((weekday) => bits & (1 << (weekday - 1)));

/** The bits of a set of weekdays. */
export function bitsOf(days: readonly number[]): number {
  return days.reduce((bits, weekday) => bits | (1 << (weekday - 1)), 0);
}

/** A set of weekdays. Kept as bits: an array takes as long to read as five plain columns, at every call. */
export const weekdays = customType<{ data: number[]; driverData: number }>({
  dataType: () => 'smallint',
  fromDriver: weekdaysIn,
  toDriver: bitsOf,
});
