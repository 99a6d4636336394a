import { findFreePort } from '@portal/tooling-test/server';

/** What V8 tells of a stretch of time: functions, and at which of them it was found how long. */
type Profile = {
  nodes: { id: number; callFrame: { functionName: string; url: string }; children?: number[] }[];
  samples: number[];
  timeDeltas: number[];
};

/** The address at which a server is to open its inspector, and how to look at it there while something happens. */
export async function createInspector(): Promise<{
  nodeOptions: string;
  profile(work: () => Promise<unknown>): Promise<Profile>;
}> {
  const place = `127.0.0.1:${await findFreePort()}`;
  return {
    nodeOptions: `--inspect=${place}`,
    async profile(work) {
      const [target] = (await (await fetch(`http://${place}/json`)).json()) as {
        webSocketDebuggerUrl: string;
      }[];
      const { send, close } = await connect(target?.webSocketDebuggerUrl ?? '');
      await send('Profiler.enable');
      await send('Profiler.setSamplingInterval', { interval: 200 });
      await send('Profiler.start');
      await work();
      const { profile } = (await send('Profiler.stop')) as { profile: Profile };
      // A server that is looked at does not end.
      close();
      return profile;
    },
  };
}

type Connection = { send(method: string, params?: object): Promise<unknown>; close(): void };

async function connect(url: string): Promise<Connection> {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error(`No inspector at ${url}`)), { once: true });
  });
  let last = 0;
  const send = (method: string, params: object = {}) =>
    new Promise((resolve) => {
      last += 1;
      const id = last;
      const take = ({ data }: MessageEvent<string>) => {
        const answer = JSON.parse(data) as { id?: number; result?: unknown };
        if (answer.id !== id) return;
        socket.removeEventListener('message', take);
        resolve(answer.result);
      };
      socket.addEventListener('message', take);
      socket.send(JSON.stringify({ id, method, params }));
    });
  return { send, close: () => socket.close() };
}

/** The share of the time in which a server did something that it spent in code of some files, or in what that code called. */
export function shareOf({ nodes, samples, timeDeltas }: Profile, isOf: (url: string) => boolean): number {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const within = new Set<number>();
  const mark = (id: number, isWithin: boolean) => {
    const node = byId.get(id);
    if (!node) return;
    const isHere = isWithin || isOf(node.callFrame.url);
    if (isHere) within.add(id);
    for (const child of node.children ?? []) mark(child, isHere);
  };
  const [root] = nodes;
  if (root) mark(root.id, false);
  let [busy, spent] = [0, 0];
  for (const [at, id] of samples.entries()) {
    if (byId.get(id)?.callFrame.functionName === '(idle)') continue;
    busy += timeDeltas[at] ?? 0;
    if (within.has(id)) spent += timeDeltas[at] ?? 0;
  }
  return spent / busy;
}
