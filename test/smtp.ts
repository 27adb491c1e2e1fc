import { SMTPServer } from 'smtp-server';
import PostalMime, { type Email } from 'postal-mime';

export type MailServer = {
  url: string;
  /** What it has taken, oldest first. */
  received: readonly (Email & { raw: Buffer })[];
  /** Lets it refuse everything for now, as a server that is full or starting does. */
  refuse(isRefusing: boolean): void;
  close(): Promise<void>;
};

/** A real mail server on loopback. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const received: (Email & { raw: Buffer })[] = [];
  let isRefusing = false;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        if (isRefusing) return done(Object.assign(new Error('try again later'), { responseCode: 451 }));
        const raw = Buffer.concat(pieces);
        PostalMime.parse(raw).then((mail) => {
          received.push({ ...mail, raw });
          done();
        }, done);
      });
    },
  });
  // Tests end connections in the middle.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    refuse: (refuses) => void (isRefusing = refuses),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
