import type { PlainBrowser } from './launchPlainBrowser.ts';

/** One thing that a thread of the browser did; times in microseconds. */
export type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args?: { elementCount?: number };
};

const CATEGORIES = ['devtools.timeline', 'blink.user_timing'];
const PIECE_BYTES = 1 << 20;

/** What all threads did while something ran. */
export async function traceBrowser(browser: PlainBrowser, run: () => Promise<void>): Promise<TraceEvent[]> {
  await browser.send('Tracing.start', {
    transferMode: 'ReturnAsStream',
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
  });
  await run();
  const complete = browser.once('Tracing.tracingComplete');
  await browser.send('Tracing.end');
  const { stream: handle } = await complete;
  let text = '';
  for (let isEnd = false; !isEnd; ) {
    const piece = await browser.send<{ data: string; eof: boolean }>('IO.read', {
      handle,
      size: PIECE_BYTES,
    });
    text += piece.data;
    isEnd = piece.eof;
  }
  return (JSON.parse(text) as { traceEvents: TraceEvent[] }).traceEvents;
}
