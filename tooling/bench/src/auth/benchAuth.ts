import { atLeast, atMost, type BenchResult, round } from '../lib/report.ts';
import { startServer } from '../lib/startServer.ts';
import { loadClient } from './loadClient.ts';
import { measureRotation } from './measureRotation.ts';
import { measureSignIns } from './measureSignIns.ts';
import { measureSignOut } from './measureSignOut.ts';

const PORT = 4460;
const QUEUE_MS = 2_000;

/**
 * Token rotation under concurrency, one sign-out for many 401s, and sign-ins offered faster than passwords can be
 * checked. `--seconds=10` shortens the last.
 */
export async function benchAuth(args: string[]): Promise<BenchResult> {
  const seconds = Number(args.find((arg) => arg.startsWith('--seconds='))?.split('=')[1] ?? 60);
  const client = await loadClient();
  const rotation = await measureRotation(client, { rounds: 1_000, concurrent: 50 });
  const signOut = await measureSignOut(client, { tabs: 3, requests: 60 });
  const server = await startServer(PORT, { env: { PORTAL_TRUST_PROXY: 'loopback', PORTAL_LOG: 'error' } });
  try {
    const raw = await measureSignIns(client, server.url, { perSecond: 50, seconds });
    const signIns = Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, round(value)]));
    return {
      figures: { rotation, signOut, signIns },
      bars: [
        atMost('rotation: rounds that did not keep the newest token', rotation.notNewest, 0),
        atMost('rotation: failed calls', rotation.failed, 0),
        atMost('60 answers of 401 in 3 tabs: sign-outs', signOut.signOuts, 1),
        atLeast('60 answers of 401 in 3 tabs: sign-outs, at least', signOut.signOuts, 1),
        atLeast('tabs that are signed out', signOut.signedOutTabs, 3),
        // The hash itself comes after the queue.
        atMost('sign-ins: longest wait for an answer, ms', raw.answeredMaxMs, QUEUE_MS + 500),
        atLeast('sign-ins: answered', raw.answered, 1),
        atMost('sign-ins: 429 without Retry-After', raw.busyWithoutRetryAfter, 0),
        atMost('sign-ins: other failures', raw.otherFailures, 0),
        atMost('other calls meanwhile, p95 ms', raw.probeP95Ms, 300),
      ],
    };
  } finally {
    await server.dispose();
  }
}
