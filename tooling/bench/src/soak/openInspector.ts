import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';

/** What is read inside a Node process that was started with `--inspect`. */
export type Inspector = {
  /** Megabytes of objects that are still reachable, after collections. */
  heapMb(): Promise<number>;
  /** Timers, sockets and the like that keep the process busy. */
  handles(): Promise<number>;
  close(): void;
};

const PATIENCE_MS = 10_000;

/** Opens the inspector of a process by its port. */
export async function openInspector(port: number): Promise<Inspector> {
  const socket = new WebSocket(await addressOf(port), { perMessageDeflate: false });
  await new Promise((opened, failed) => socket.once('open', opened).once('error', failed));
  const waiting = new Map<number, (result: never) => void>();
  let sent = 0;
  socket.on('message', (data) => {
    const { id, result } = JSON.parse(String(data));
    waiting.get(id)?.(result as never);
    waiting.delete(id);
  });
  const send = <Answer>(method: string, params = {}): Promise<Answer> =>
    new Promise((resolve) => {
      sent += 1;
      waiting.set(sent, resolve);
      socket.send(JSON.stringify({ id: sent, method, params }));
    });
  return {
    async heapMb() {
      // What a finalizer lets go is collected by the next one.
      for (let turn = 0; turn < 3; turn += 1) await send('HeapProfiler.collectGarbage');
      return (await send<{ usedSize: number }>('Runtime.getHeapUsage')).usedSize / 1024 / 1024;
    },
    async handles() {
      const expression = 'process.getActiveResourcesInfo().length';
      const answer = await send<{ result: { value: number } }>('Runtime.evaluate', { expression });
      return answer.result.value;
    },
    close: () => socket.close(),
  };
}

async function addressOf(port: number): Promise<string> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/json/list`);
      const [target] = (await answer.json()) as { webSocketDebuggerUrl: string }[];
      if (target) return target.webSocketDebuggerUrl;
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await pause(50);
  }
}
