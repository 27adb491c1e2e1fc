import type { Db } from '../../infra/db/client.ts';
import { createLimit, type Limit } from '../../infra/http/limits.ts';
import {
  consentLettersOfCaller,
  consentLettersOfCallersDay,
  consentLettersOfInstallation,
  consentLettersToMailbox,
} from './rules/limits.ts';

/** Counts the letters that ask for consent, by who has them written and to whom. */
export function createLetterLimits(db: Db) {
  const ofCaller = createLimit(db, consentLettersOfCaller);
  const ofCallersDay = createLimit(db, consentLettersOfCallersDay);
  const ofInstallation = createLimit(db, consentLettersOfInstallation);
  const toMailbox = createLimit(db, consentLettersToMailbox);

  return {
    /**
     * Counts a letter, then has it written; one that is not written costs nothing.
     *
     * @throws Refusal `too_many`, or what `write` throws
     */
    async count<T>(caller: string, mailbox: string, write: () => Promise<T>): Promise<T> {
      const taken: [Limit, string][] = [];
      try {
        for (const [limit, key] of [
          [ofCaller, caller],
          [ofCallersDay, caller],
          [toMailbox, `${caller} ${mailbox}`],
          [ofInstallation, ''],
        ] as const) {
          await limit.take(key);
          taken.push([limit, key]);
        }
        return await write();
      } catch (error) {
        await Promise.all(taken.map(([limit, key]) => limit.giveBack(key)));
        throw error;
      }
    },
  };
}
