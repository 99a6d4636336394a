import type { BenchResult } from '../lib/report.ts';
import { benchPushBrowser } from './benchPushBrowser.ts';
import { benchPushSockets } from './benchPushSockets.ts';

/** The push channel whole: thousands of sockets at the server, then the tabs of one person in Chromium. */
export async function benchPush(): Promise<BenchResult> {
  const sockets = await benchPushSockets();
  const browser = await benchPushBrowser();
  return {
    figures: { sockets: sockets.figures, browser: browser.figures },
    bars: [...sockets.bars, ...browser.bars],
  };
}
