import { once } from 'node:events';
import { createServer } from 'node:net';

type Address = { host: string; port: number };

/**
 * Tries whether a server can listen there. Asked before anything is made: a start that cannot be reached leaves nothing
 * behind.
 *
 * @throws Error with one sentence for whoever starts it
 */
export async function tryListening(address: Address): Promise<void> {
  const probe = createServer().listen(address);
  await listened(once(probe, 'listening'), address);
  probe.close();
  await once(probe, 'close');
}

/**
 * Waits for a listening that has begun.
 *
 * @throws Error with one sentence for whoever starts it
 */
export async function listened(listening: Promise<unknown>, address: Address): Promise<void> {
  await listening.catch((error: unknown) => {
    throw new Error(whyNot(error, address));
  });
}

function whyNot(error: unknown, { host, port }: Address): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. Start with another one: PORT=${another(port)} npm start`;
    case 'EACCES':
      return `Port ${port} is for root alone to open, and Brightling does not run as root. Start with another one: PORT=3000 npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST is ${host}, which is no address of this machine; 0.0.0.0 stands for all that it has.`;
    default:
      return `Nothing can listen at HOST ${host} and PORT ${port}: ${error instanceof Error ? error.message : error}`;
  }
}

const another = (port: number) => (port < 65_535 ? port + 1 : 3000);
