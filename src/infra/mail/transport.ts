import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { RenderedLetter } from './letter.ts';

/** A mail as it goes out. */
export type Message = RenderedLetter & {
  /** Also its Message-ID: sent once more after a crash, it is the same message to whoever gets it. */
  id: string;
  from: string;
  /** One plain address. */
  to: string;
  /** What kind of mail it is, in one word. */
  kind: string;
  /** What it is about: goes into the outbox's file name, so that the copy can be deleted with that. */
  about: string | null;
  sentAt: Date;
  /** An address at which one click stops mails of this kind (RFC 8058). */
  unsubscribeUrl?: string;
};

export type MailTransport = {
  /** @throws LetterNotTaken when the mail server does not take the message now. */
  send(message: Message): Promise<void>;
  /** Deletes the kept copies of mails about a person. */
  forget(about: string): Promise<void>;
  /**
   * Deletes the kept copies of mails of a kind about what is gone by now.
   *
   * @param goneAmong which of these ids are gone: asked after the copies are listed, so that each was there once
   */
  dropGone(kind: string, goneAmong: (about: string[]) => Promise<Set<string>>): Promise<void>;
  /** Deletes the kept copies of mails of some kinds that were sent before an instant. */
  drop(kinds: readonly string[], sentBefore: Date): Promise<void>;
};

export type MailSettings = { kind: 'outbox'; folder: string } | { kind: 'smtp'; url: string };

/** Opens the way out: a mail server, or a folder in which each message is a file. */
export function openMailTransport(
  settings: MailSettings,
  onKept: (message: Message, file: string) => void = () => {},
): MailTransport {
  return settings.kind === 'smtp' ? smtpTransport(settings.url) : outboxTransport(settings.folder, onKept);
}

/** The mail server of `SMTP_URL` is away, or refuses a letter. The message names neither a person nor a password. */
export class LetterNotTaken extends Error {
  constructor(server: URL, error: unknown) {
    const { hostname, port, protocol } = server;
    const place = `${hostname}:${port || (protocol === 'smtps:' ? 465 : 587)}`;
    super(
      `The mail server of SMTP_URL, ${place}, did not take a letter (${codesOf(error)}). It is tried again.`,
    );
    this.name = 'LetterNotTaken';
  }
}

function smtpTransport(url: string): MailTransport {
  // A password never goes over an open line, also where somebody on the way hides that the server offers TLS.
  const requireTLS = new URL(url).username !== '';
  const server = createTransport(
    // A server that hangs is not waited for longer than a job may run.
    { url, requireTLS, connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 },
  );
  return {
    async send(message) {
      await server.sendMail(envelopeOf(message)).catch((error: unknown) => {
        throw new LetterNotTaken(new URL(url), error);
      });
    },
    forget: async () => {},
    dropGone: async () => {},
    drop: async () => {},
  };
}

/** A mail server's own words mostly hold the address, and faults are logged: its codes alone. */
function codesOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const codes: unknown[] = ['code', 'responseCode', 'command'].map((name) => Reflect.get(error, name));
  return codes.filter((code) => typeof code === 'string' || typeof code === 'number').join(' ');
}

/** In a file's name: about nobody. */
const NOBODY = 'nobody';

function outboxTransport(folder: string, onKept: (message: Message, file: string) => void): MailTransport {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const copies = async () =>
    (await readdir(folder).catch(() => [])).map((name) => {
      const [time = '', kind = '', about = ''] = name.split('_');
      return { name, time, kind, about };
    });
  type Copy = Awaited<ReturnType<typeof copies>>[number];
  const remove = async (over: readonly Copy[]) => {
    for (const { name } of over) await rm(join(folder, name), { force: true });
  };
  return {
    async send(message) {
      const { message: bytes } = await writer.sendMail(envelopeOf(message));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = [timeInName(message.sentAt), message.kind, message.about ?? NOBODY, message.id].join('_');
      const file = join(folder, `${name}.eml`);
      // Whoever watches the folder sees whole messages only.
      const part = `${file}.part`;
      try {
        await writeFile(part, bytes, { mode: 0o600 });
        await rename(part, file);
      } catch (error) {
        // A full disk leaves the beginning of a file, and each try would leave another.
        await rm(part, { force: true });
        throw error;
      }
      onKept(message, file);
    },
    async forget(about) {
      await remove((await copies()).filter((copy) => copy.about === about));
    },
    async dropGone(kind, goneAmong) {
      const kept = (await copies()).filter((copy) => copy.kind === kind && copy.about !== NOBODY);
      const gone = await goneAmong(kept.map(({ about }) => about));
      await remove(kept.filter(({ about }) => gone.has(about)));
    },
    async drop(kinds, sentBefore) {
      const before = timeInName(sentBefore);
      await remove((await copies()).filter(({ time, kind }) => kinds.includes(kind) && time < before));
    },
  };
}

/** Times in names of files stand in the order of time. */
const timeInName = (instant: Date) => instant.toISOString().replaceAll(/[:.]/g, '-');

function envelopeOf({ id, from, to, subject, html, text, sentAt, unsubscribeUrl }: Message) {
  const host = /@([^>\s]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    messageId: `<${id}@${host}>`,
    date: sentAt,
    from,
    // An object, so that nothing in an address is read as a list of several.
    to: { name: '', address: to },
    subject,
    text,
    html,
    // Nothing in a letter may make this server read a file or another host.
    disableFileAccess: true,
    disableUrlAccess: true,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl
        ? {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {}),
    },
  };
}
