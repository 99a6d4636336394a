import { EmbedDriver } from './driver/EmbedDriver.ts';
import { ERP } from './driver/PanesDriver.ts';
import { expect, test } from './test.ts';

test.use({ seed: 'lab' });

test.describe.configure({ timeout: 120_000 });

/** Runs in the page as one of its own scripts: what a test driver evaluates is let through by the browser. */
const ATTACK = `
  const seen = { ran: 0, refused: [], stopped: 0 };
  window.fire = () => { seen.ran += 1; };
  document.addEventListener('securitypolicyviolation', () => { seen.stopped += 1; });
  const attempt = async (name, run) => {
    try { await run(); } catch { seen.refused.push(name); }
  };
  window.outcome = (async () => {
    await attempt('eval', () => (0, eval)('fire()'));
    await attempt('Function', () => new Function('fire()')());
    await attempt('timer', () => setTimeout('fire()'));
    await attempt('WebAssembly', () => WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])));
    await attempt('script', () => {
      const script = document.createElement('script');
      script.textContent = 'fire()';
      document.head.append(script);
    });
    await attempt('worker', () => new Promise((resolve, reject) => {
      const worker = new Worker(URL.createObjectURL(new Blob(['postMessage(1)'], { type: 'text/javascript' })));
      worker.onmessage = resolve;
      worker.onerror = reject;
    }));
    await attempt('address', () => {
      const link = document.createElement('a');
      link.href = 'javascript:fire()';
      document.body.append(link);
      link.click();
      link.remove();
    });
    // Whatever was set going would have run by now.
    await new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 50));
    return seen;
  })();`;

test('[S71] [S721] nothing on the page makes code out of text, and what tries is stopped and reported', async ({
  portal,
}) => {
  const embed = new EmbedDriver(portal);
  await embed.standIn(ATTACK);
  await portal.enter();
  const reported = portal.page.waitForRequest(/\/csp-report$/);
  await portal.open(`${ERP}/universal_system#/bench/01`);
  await expect(portal.pane.getByRole('heading', { name: 'Stand-in' })).toBeVisible();
  const { ran, refused, stopped } = await portal.page.evaluate(() => {
    type Outcome = { ran: number; refused: string[]; stopped: number };
    return (window as unknown as { outcome: Promise<Outcome> }).outcome;
  });
  expect(ran).toBe(0);
  expect(refused).toEqual(expect.arrayContaining(['eval', 'Function', 'WebAssembly', 'worker']));
  expect(stopped).toBeGreaterThan(0);
  expect((await (await reported).response())?.status()).toBe(204);
});

test('[S130] no other site gets to frame the portal, whatever page it is', async ({ portal, baseURL }) => {
  const { page } = portal;
  await portal.enter();
  const addresses = ['/login', '/401', '/404', ERP].map((path) => new URL(path, baseURL).href);
  await page.route('https://evil.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: addresses.map((src, index) => `<iframe name="f${index}" src="${src}"></iframe>`).join(''),
    }),
  );
  const answered = new Set<string>();
  // A page that may not be framed counts as failed.
  const note = (request: { url(): string }) => answered.add(request.url());
  page.on('requestfinished', note);
  page.on('requestfailed', note);
  await page.goto('https://evil.example/');
  await expect.poll(() => addresses.filter((address) => !answered.has(address))).toEqual([]);
  for (const index of addresses.keys()) {
    const inside = page.frameLocator(`[name=f${index}]`).locator('#root, input, main');
    await expect(inside).toHaveCount(0);
  }
});

test('[A23] [E128] what an app of the portal’s own origin forges between windows signs nobody out and shows nothing', async ({
  portal,
  second,
}) => {
  const embed = new EmbedDriver(portal);
  await embed.standIn();
  await portal.enter();
  await second.open(ERP);
  await second.expectWorkspace();
  await portal.open(`${ERP}/universal_system#/bench/01`);
  await expect(portal.pane.getByRole('heading', { name: 'Stand-in' })).toBeVisible();
  await portal.page.evaluate(() => {
    const session = /"epoch":"([^"]+)"/.exec(localStorage.getItem('portal:token') ?? '')?.[1] ?? 'x';
    const forged = [
      'logout',
      null,
      { type: 'logout' },
      { type: 'signed-out' },
      { type: 'signed-out', epoch: 'x' },
      { type: 'cleared', epoch: session },
      { type: 'frame', data: '{"msgType":1,"msgTitle":"forged","content":"forged"}' },
      { type: 'notification', payload: { msgTitle: 'forged', messageType: 21 } },
    ];
    for (const name of [
      'portal',
      'portal:session',
      `portal:notify:${session}`,
      `portal:notify:${session}:`,
    ]) {
      const channel = new BroadcastChannel(name);
      for (const message of forged) channel.postMessage(message);
      channel.close();
    }
    for (const key of ['portal:token', 'portal:user', null])
      dispatchEvent(new StorageEvent('storage', { key, newValue: null, storageArea: localStorage }));
  });
  for (const { page } of [portal, second]) {
    await page.reload();
    await expect(page).toHaveURL(/\/entry\//);
    await expect(page.getByText('forged')).toHaveCount(0);
  }
  await second.expectWorkspace();
});

test('[S131] no answer of the server stays on the computer: nothing works offline, nothing is cached', async ({
  portal,
}) => {
  const kept: string[] = [];
  portal.page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const control = response.headers()['cache-control'] ?? '';
    if (/^\/(sso|api)\//.test(pathname) && !/no-store/.test(control)) kept.push(`${pathname}: ${control}`);
  });
  await portal.enter();
  await expect(portal.frame().getByRole('heading', { level: 1 })).toBeVisible();
  expect(kept).toEqual([]);
  const stored = await portal.page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: (await caches.keys()).length,
  }));
  expect(stored).toEqual({ workers: 0, caches: 0 });
});
