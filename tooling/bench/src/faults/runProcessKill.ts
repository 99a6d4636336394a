import type { PushLoad } from '../push/startPushLoad.ts';
import { judgeShown, type Verdict } from './judgeShown.ts';
import { openFaultClient } from './openFaultClient.ts';

/** Two processes of one database, of which one is killed. */
export type ProcessKillOptions = {
  load: PushLoad;
  people: { tokens: readonly string[]; userIds: readonly string[] };
  /** Ports of the process that stays and of the one that is killed. */
  ports: { stays: number; killed: number };
  kill: () => void;
  perSecond: number;
  seconds: number;
};

const CATCH_UP_MS = 20_000;

/** Kills a process in the middle of sending; its people go to the other one. */
export async function runProcessKill(options: ProcessKillOptions): Promise<Verdict> {
  const { load, people, ports } = options;
  const clients = people.tokens.map((token, index) =>
    openFaultClient({
      // Every second person begins at the process that will be killed, and tries the other one next.
      address: (attempt) =>
        `ws://127.0.0.1:${(attempt + index) % 2 === 0 ? ports.killed : ports.stays}/sso/ecSocket/${token}`,
      resumes: true,
      pace: 0.02,
    }),
  );
  await wait(() => clients.every(({ hasPlace }) => hasPlace));
  const sending = load.each({ perSecond: options.perSecond, seconds: options.seconds });
  setTimeout(options.kill, (options.seconds * 1000) / 2);
  const sent = await sending;
  const shown = new Map(people.userIds.map((userId, index) => [userId, clients[index]?.shown ?? []]));
  await wait(() => judgeShown(sent, shown).lost === 0);
  const verdict = judgeShown(sent, shown);
  for (const client of clients) client.dispose();
  return verdict;
}

async function wait(isSo: () => boolean): Promise<void> {
  const end = performance.now() + CATCH_UP_MS;
  while (!isSo() && performance.now() < end) await new Promise((done) => setTimeout(done, 50));
}
