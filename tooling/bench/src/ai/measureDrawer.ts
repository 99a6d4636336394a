import { findBrowser } from '@portal/tooling-test/browser';
import { createFakeProvider } from '@portal/tooling-test/provider';
import { chromium, type Page } from 'playwright';
import { atMost, type BenchResult, percentile, round } from '../lib/report.ts';
import { startServer } from '../lib/startServer.ts';
import { installProbe } from './drawer/installProbe.ts';
import { measureLoad } from './drawer/measureLoad.ts';
import { type AssistantPage, assistantPage } from './drawer/openAssistant.ts';

const ROUNDS = 30;
/** With those rounds, two messages each, the conversation is as long as a long one. */
const LONG_ROUNDS = 70;
/** Long enough that its first letters are painted while it still comes. */
const SHORT = '这是一个很短的回答。'.repeat(8);
const LONG = '这是很长的回答，里面有很多内容。Sales rose. '.repeat(600);
const KEYS = 120;
const SPEED = 16;

/** The drawer in the real portal: what it costs to open, how soon it shows, and whether it leaves typing and reading alone. */
export async function measureDrawer(): Promise<BenchResult> {
  const provider = await createFakeProvider({ think: '', content: SHORT, chunk: 3, paceMs: 10 });
  const server = await startServer(0, {
    env: { AI_BASE_URL: provider.url, AI_MODELS: 'fake', PORTAL_LOG: 'error' },
  });
  const found = findBrowser('chromium');
  const browser = await chromium.launch({ executablePath: found?.path, args: found?.args });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
    const page = await context.newPage();
    await installProbe(page);
    await signIn(page, `http://localhost:${server.port}`);
    const assistant = assistantPage(page);
    const load = await measureLoad(page, assistant.open);
    await assistant.useFreeAgent();
    // The page has seen the keys of the sign-in.
    await page.evaluate(() => {
      Object.assign(portalProbe, { firstBytes: {}, firstPaints: {}, enters: [], thinking: [] });
    });
    for (let count = 0; count < ROUNDS + LONG_ROUNDS; count += 1) {
      await assistant.ask(`问题 ${count}`);
      await assistant.waitForAnswer();
    }
    const { firstBytes, firstPaints, enters, thinking } = await page.evaluate(() => portalProbe);
    const paints = Object.entries(firstPaints)
      .map(([id, at]) => at - (firstBytes[id] ?? Number.NaN))
      .filter(Number.isFinite);
    if (paints.length < ROUNDS + LONG_ROUNDS - 5) throw new Error(`only ${paints.length} paints were seen`);
    const signs = thinking.map((at, index) => at - (enters[index] ?? at));
    provider.script({ content: LONG, chunk: SPEED, paceMs: 10 });
    const stream = await measureStream(page, assistant);
    const figures = {
      scriptsBeforeOpening: load.before,
      kiloBytes: round(load.opened / 1_000),
      firstPaintP50Ms: round(percentile(paints, 50)),
      firstPaintP95Ms: round(percentile(paints, 95)),
      thinkingP95Ms: round(percentile(signs, 95)),
      ...stream,
    };
    return {
      figures: { drawer: { rounds: paints.length, ...figures } },
      bars: [
        atMost('drawer: its scripts loaded before it opens', load.before, 0),
        atMost('drawer: scripts when it opens, kB gzip', load.opened / 1_000, 60),
        atMost('drawer: first byte to paint, p95 ms', figures.firstPaintP95Ms, 50),
        atMost('drawer: Enter to the sign of thinking, p95 ms', figures.thinkingP95Ms, 100),
        atMost('drawer: key to paint with a stream, p95 ms', stream.keyP95Ms, 32),
        atMost('drawer: pixels that a released list moved', stream.movedPixels, 0),
        atMost('drawer: announcements of a 30 KB answer', stream.announcements, 8),
      ],
    };
  } finally {
    await browser.close();
    await server.dispose();
    await provider.close();
  }
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.locator('input[autocomplete="username"]').fill('owner');
  await page.locator('input[autocomplete="current-password"]').fill('Portal2026');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/entry/**');
  await page.getByTestId('assistant-button').waitFor();
  await page.waitForLoadState('networkidle');
}

/** No two sentences are told closer together than five seconds: by then the last one has been. */
const SILENCE_MS = 6_000;

/** Types while a long answer arrives, then moves the reader up and watches the list. */
async function measureStream(page: Page, assistant: AssistantPage) {
  await page.waitForTimeout(SILENCE_MS);
  await page.evaluate(() => {
    portalProbe.keys = [];
    portalProbe.announcements = 0;
  });
  await assistant.ask('长回答');
  const field = page.getByRole('textbox', { name: '输入问题' });
  await page.getByRole('button', { name: '停止生成' }).waitFor();
  await page.locator('article[aria-busy=true] p').first().waitFor();
  await field.pressSequentially('库存sales '.repeat(KEYS / 8), { delay: 60 });
  const list = page.getByRole('log');
  await list.hover();
  await page.mouse.wheel(0, -400);
  await page.getByRole('button', { name: '回到最新' }).waitFor();
  await page.waitForTimeout(300);
  const watched = list.evaluate(
    (element) =>
      new Promise<number>((done) => {
        const from = element.scrollTop;
        let moved = 0;
        const step = () => {
          moved = Math.max(moved, Math.abs(element.scrollTop - from));
          if (document.querySelector('article[aria-busy=true]')) requestAnimationFrame(step);
          else done(moved);
        };
        step();
      }),
  );
  await page.getByRole('button', { name: '发送' }).waitFor({ timeout: 120_000 });
  const movedPixels = await watched;
  await page.waitForTimeout(SILENCE_MS);
  const { keys, announcements } = await page.evaluate(() => portalProbe);
  const mounted = await page.getByRole('article').count();
  return {
    keyP95Ms: round(percentile(keys, 95)),
    keysTyped: keys.length,
    movedPixels,
    announcements,
    mounted,
  };
}
