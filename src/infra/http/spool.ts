import { randomUUID } from 'node:crypto';
import { mkdir, open, unlink, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { atMost } from '../../base/at-most.ts';
import { Refusal } from '../../base/refusal.ts';
import { faultForLog } from './fault.ts';
import type { FastifyBaseLogger } from 'fastify';

/** A large answer as a file that nobody else can open, and that is gone once it is closed, also after a crash. */
export type SpooledFile = {
  /** Reads it from its beginning; closing the stream closes the file. */
  read(): Readable;
  /** Closes it unread. */
  discard(): Promise<void>;
};

/**
 * Answers of any size: written to a file at the database's speed, then sent at the caller's. So a slow line holds
 * neither a connection nor memory, and what fails half-way is a refusal and not half a file.
 */
export type Spool = {
  /**
   * @param owner whose file it is
   * @param fill writes it, piece by piece; each is on its way to the disk when `append` resolves
   * @throws Refusal `too_many` while the owner's earlier files are on their way, `unavailable` where there is no room
   */
  write(
    owner: string,
    fill: (append: (text: string) => Promise<void>) => Promise<void>,
    log: FastifyBaseLogger,
  ): Promise<SpooledFile>;
};

/** Bytes of all files together, being written or sent. */
const MOST_BYTES = 4 * 1024 ** 3;
/** Written at once: each holds a connection to the database meanwhile. */
const MOST_WRITTEN = 4;
/** Two presses on a button are honest. */
const MOST_OF_OWNER = 2;

/** @param folder made where it is missing; the files have no names in it */
export function openSpool(folder: string, mostBytes = MOST_BYTES): Spool {
  const writing = atMost(MOST_WRITTEN);
  const open = new Map<string, number>();
  let bytes = 0;

  const enter = (owner: string) => {
    const count = open.get(owner) ?? 0;
    if (count >= MOST_OF_OWNER)
      throw new Refusal('too_many', 'Your file is on its way. Please wait until it has arrived.', {
        retryAfter: 30,
      });
    open.set(owner, count + 1);
  };
  const leave = (owner: string, size: number) => {
    bytes -= size;
    const count = open.get(owner) ?? 1;
    if (count > 1) open.set(owner, count - 1);
    else open.delete(owner);
  };

  return {
    async write(owner, fill, log) {
      enter(owner);
      let file: FileHandle | undefined;
      let size = 0;
      const append = async (text: string) => {
        const length = Buffer.byteLength(text);
        if (bytes + length > mostBytes) throw noRoom();
        bytes += length;
        size += length;
        await file?.appendFile(text).catch(toldAs(log));
      };
      try {
        await writing(async () => {
          file = await namelessFile(folder).catch(toldAs(log));
          await fill(append);
        });
      } catch (error) {
        await file?.close();
        leave(owner, size);
        throw error;
      }
      return spooled(file, () => leave(owner, size));
    },
  };
}

function spooled(file: FileHandle | undefined, onClosed: () => void): SpooledFile {
  if (!file) throw new Error('nothing was written');
  return {
    read: () => file.createReadStream({ start: 0 }).once('close', onClosed),
    async discard() {
      await file.close();
      onClosed();
    },
  };
}

async function namelessFile(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  return file;
}

/** A disk that is full or broken is this server's trouble, and not for long. */
const toldAs =
  (log: FastifyBaseLogger) =>
  (error: unknown): never => {
    log.error({ fault: faultForLog(error) }, 'an answer could not be written to a file');
    throw noRoom();
  };

const noRoom = () =>
  new Refusal('unavailable', 'There is no room for this file at the moment. Please try again later.', {
    retryAfter: 60,
  });
