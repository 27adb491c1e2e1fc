import { faultForLog } from '../../infra/http/fault.ts';
import { LetterNotTaken } from '../../infra/mail/transport.ts';

/**
 * One line of the log about timed work that failed, in the form of the lines about calls. A mail server that is away is
 * no fault of this app: that is a sentence, and told again with each letter.
 *
 * @param work what failed, by its name in the queue
 */
export function toldFault(error: Error, work: string, now: Date): string {
  if (error instanceof LetterNotTaken) return error.message;
  return JSON.stringify({ level: 50, time: now.getTime(), fault: faultForLog(error), msg: `${work} failed` });
}
