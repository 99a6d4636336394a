import { loadavg } from 'node:os';
import { findBrowser } from '@portal/tooling-test/browser';
import { chromium } from 'playwright';
import { atMost, type BenchResult, round } from '../lib/report.ts';
import { startServer } from '../lib/startServer.ts';
import { signIn } from '../shell/signIn.ts';
import { measureExport } from './measureExport.ts';
import { measureFirstView } from './measureFirstView.ts';
import { measureModules } from './measureModules.ts';
import { measureOrders } from './measureOrders.ts';
import { measureOrderWork } from './measureOrderWork.ts';
import { measurePages } from './measurePages.ts';
import { measureScroll } from './measureScroll.ts';
import { measureSizes } from './measureSizes.ts';
import { openCalls } from './openCalls.ts';

/** The micro-apps: the list of 100,000 orders at the server, a page of 1,000 rows in the browser, and what each app weighs. */
export async function benchApps(): Promise<BenchResult> {
  const sizes = measureSizes();
  const server = await startServer(4497, { env: { PORTAL_DEMO_SIZE: '20' } });
  const found = findBrowser('chromium');
  if (!found) throw new Error('No Chromium found: set PORTAL_CHROMIUM to its path');
  const browser = await chromium.launch({ executablePath: found.path, args: found.args });
  try {
    const { state } = await signIn(browser, server.url);
    const context = await browser.newContext({ storageState: state, viewport: { width: 1440, height: 900 } });
    const call = await openCalls(context, server.url);
    const orders = await measureOrders(call);
    const pages = await measurePages(call);
    const exported = await measureExport(call, server.pid);
    const orderWork = await measureOrderWork(call);
    const scroll = await measureScroll(context, server.url);
    const modules = await measureModules(context, server.url);
    const views = await measureFirstView(context, server.url);
    return {
      figures: {
        ...orders,
        pages,
        exported,
        orderWork,
        scroll,
        sizes,
        modules,
        views,
        load: round(loadavg()[0] ?? Number.NaN),
      },
      bars: [
        atMost('orders, first page, p95 ms at the server', orders.first.p95, 100),
        atMost('orders, slowest sort, p95 ms at the server', orders.slowestSort.p95, 200),
        atMost('orders, slowest filter, p95 ms at the server', orders.slowestFilter.p95, 200),
        atMost('a tag on 5,000 orders, ms', orderWork.tag.ms, 5_000),
        atMost('taking it back, ms', orderWork.undo.ms, 5_000),
        ...pages.map(({ name, p95, limit }) => atMost(`${name}, p95 ms at the server`, p95, limit)),
        ...exported.flatMap(({ format, rows, s, overIdleMB }) => [
          atMost(`export of ${rows} rows as ${format}, s`, s, 20),
          atMost(`export of ${rows} rows as ${format}, MB over idle`, overIdleMB, 150),
        ]),
        atMost('frames while 1,000 rows scroll, p95 ms', scroll.p95Ms, 32),
        atMost('longest frame while 1,000 rows scroll, ms', scroll.longestMs, 100),
        ...Object.entries(modules).map(([app, { heaviest }]) =>
          atMost(`${app}, own JS of its heaviest page, kB gzip`, heaviest, 120),
        ),
        ...Object.entries(views).map(([app, { all }]) =>
          atMost(`${app}, first view with its charts, kB gzip`, all, 260),
        ),
      ],
    };
  } finally {
    await browser.close();
    await server.dispose();
  }
}
