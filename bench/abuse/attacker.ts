import { parentPort, workerData } from 'node:worker_threads';
import { ATTACKS, type Resources } from './attacks.ts';
import { openClient, type Send } from './client.ts';

/*
 * One attack, in a thread of its own, so that its work is not taken for the server's slowness. It ends when it is
 * told to, and tells what it was answered.
 */

export type AttackerWork = {
  name: string;
  site: { address: string; publicUrl: string };
  resources: Resources;
};

/** How many requests were answered with each status; 0: no answer came. */
export type Answers = Record<number, number>;

const { name, site, resources }: AttackerWork = workerData;
const attack = ATTACKS.find((one) => one.name === name);
if (!attack) throw new Error(`there is no attack '${name}'`);

const answers: Answers = {};
/** Each attack is another caller, so that it does not meet the limits that one before has used up. */
const caller = 2 + ATTACKS.indexOf(attack);
const client = openClient(site, attack.connections, caller);
const send: Send = async (sent) => {
  const answer = await client.send(sent);
  answers[answer.status] = (answers[answer.status] ?? 0) + 1;
  return answer;
};

const over = new AbortController();
parentPort?.once('message', () => over.abort());
const act = attack.begin(send, resources);
let turns = 0;
await Promise.all(
  Array.from({ length: attack.connections }, async () => {
    while (!over.signal.aborted) await act(turns++);
  }),
);
client.close();
// A thread has no origin to name.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort?.postMessage(answers);
