import type { Db } from '../../infra/db/client.ts';
import type { BlobStore } from '../../infra/blobs/store.ts';
import type { Audit } from '../../features/consent/audit.ts';
import type { Bank } from '../../features/lessons/bank/load.ts';
import type { Calendar } from '../../features/lessons/calendar.ts';
import type { Renderer } from '../../features/sharing/graphic/renderer.ts';
import type { Mail } from '../../infra/mail/queue.ts';
import type { Config } from './config.ts';

/** What the server's features need, built once by `main.ts` (and, with overrides, by the tests). */
export type Deps = {
  config: Config;
  db: Db;
  /** The clock; the only one. */
  now: () => Date;
  bank: Bank;
  calendar: Calendar;
  blobs: BlobStore;
  mail: Mail;
  audit: Audit;
  graphics: Renderer;
};
