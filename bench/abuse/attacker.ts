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

/** Requests by what became of them. */
export type Answers = { accepted: number; refused: number; faults: number; unanswered: number };

const { name, site, resources }: AttackerWork = workerData;
const attack = ATTACKS.find((one) => one.name === name);
if (!attack) throw new Error(`there is no attack '${name}'`);

const answers: Answers = { accepted: 0, refused: 0, faults: 0, unanswered: 0 };
const client = openClient(site, attack.connections);
const send: Send = async (sent) => {
  const answer = await client.send(sent);
  const { status } = answer;
  const kind = status === 0 ? 'unanswered' : status < 400 ? 'accepted' : status < 500 ? 'refused' : 'faults';
  answers[kind]++;
  return answer;
};

let isOver = false;
parentPort?.once('message', () => (isOver = true));
const act = attack.begin(send, resources);
let turns = 0;
await Promise.all(
  Array.from({ length: attack.connections }, async () => {
    while (!isOver) await act(turns++);
  }),
);
client.close();
parentPort?.postMessage(answers);
