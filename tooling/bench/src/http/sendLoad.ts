import { Agent, request } from 'node:http';
import { percentile } from '../lib/report.ts';

/** One request that is sent again and again. */
export type Target = { port: number; path: string; headers: Record<string, string>; body: string };

/** What came of it. */
export type Load = { requests: number; failed: number; perSecond: number; p50: number; p99: number };

/**
 * Sends a request over so many connections for a time: each as fast as it is answered, or all at a rate, where a request
 * that had to wait for its turn has waited from the moment it was due.
 */
export async function sendLoad(
  target: Target,
  { connections, ms, perSecond }: { connections: number; ms: number; perSecond?: number },
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let failed = 0;
  let next = 0;
  const began = performance.now();
  const lane = async () => {
    while (performance.now() - began < ms) {
      const due = perSecond === undefined ? performance.now() : began + (next++ * 1000) / perSecond;
      if (due - began >= ms) return;
      const early = due - performance.now();
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
      const isGood = await send(target, agent);
      times.push(performance.now() - due);
      if (!isGood) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, lane));
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  return {
    requests: times.length,
    failed,
    perSecond: times.length / seconds,
    p50: percentile(times, 50),
    p99: percentile(times, 99),
  };
}

function send({ port, path, headers, body }: Target, agent: Agent): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = request({ host: '127.0.0.1', port, path, method: 'POST', headers, agent }, (answer) => {
      let isGood = answer.statusCode === 200;
      answer.once('data', (start: Buffer) => {
        isGood &&= start.subarray(0, 40).includes('"code":"200"');
      });
      answer.on('data', () => {}).once('end', () => resolve(isGood));
    });
    asked.once('error', () => resolve(false));
    asked.end(body);
  });
}
