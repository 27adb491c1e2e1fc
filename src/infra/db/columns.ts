import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Bytes: hashes and other things that nobody reads. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A point in time, kept with its zone and read as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
