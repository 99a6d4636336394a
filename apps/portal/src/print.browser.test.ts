import { expect, it } from 'vitest';
import { CONFIG, RUOXI } from '../test/createBackend.ts';
import { setState } from '../test/openStates.ts';
import type { ShellPage } from '../test/ShellPage.ts';
import { withShell } from '../test/withShell.ts';

const open = withShell();
const DOWNLOAD = 'https://print.example/';

/** Somebody on the page of an app that may open dialogs; `served` is what a print service answers, undefined for none. */
async function start(served: () => string | undefined): Promise<ShellPage> {
  const shell = await open({ as: RUOXI });
  setState(shell.backend, {});
  await shell.context.route(/CLodopfuncs\.js$/, (route) => {
    const body = served();
    if (body === undefined) return route.abort();
    return route.fulfill({ body, headers: { 'access-control-allow-origin': '*' } });
  });
  return shell;
}

async function enter(shell: ShellPage, cloud: string): Promise<void> {
  shell.backend.set({
    getRuntimeConfig: () => ({
      ...CONFIG,
      microApps: CONFIG.microApps.map((app) => ({ ...app, capabilities: ['openDialog'] })),
      printMinimums: { cloud, download: DOWNLOAD },
    }),
  });
  // Else a second visit of the address loads nothing.
  await shell.leave();
  await shell.visit('/entry/svc-oms/OMS/notes#/all');
  await shell.expectNotes('全部订单', '/all');
  await shell.expectTools();
}

/** What the portal answers an app that is about to print. */
const ask = ({ page }: ShellPage): Promise<string> =>
  page.evaluate(() => Reflect.get(window, 'notes')['/all'].openDialog('print-check'));

it('[P1354] an app that prints is answered at once; what is missing is offered once, with its version and link', async () => {
  let served: string | undefined;
  const shell = await start(() => served);
  const { page } = shell;
  const offer = page.getByText('已用浏览器打印');
  await enter(shell, '5.0.0.0');
  expect(await ask(shell)).toEqual({ state: 'install', channel: 'cloud', versions: {} });
  await page.getByRole('button', { name: '查看', exact: true }).click();
  const prompt = page.getByRole('dialog', { name: '打印组件' });
  await prompt.getByText('需要 C-Lodop 5.0.0.0 或以上').waitFor();
  expect(await prompt.getByRole('link').getAttribute('href')).toBe(DOWNLOAD);
  await prompt.getByRole('button', { name: '知道了' }).click();
  await offer.waitFor({ state: 'detached' });
  expect(await ask(shell)).toMatchObject({ state: 'install' });
  expect(await offer.count()).toBe(0);
  // Another version is asked for.
  await enter(shell, '6.0.0.0');
  served = 'var CLODOP={VERSION:"6.2.2.2",CVERSION:"5.0.0.1"};';
  expect(await ask(shell)).toMatchObject({ state: 'upgrade', versions: { cloud: '5.0.0.1' } });
  await offer.waitFor();
});

it('[P1354] one that is ready needs no offer, and one that is not ready yet is said each time', async () => {
  let served = 'var CLODOP={VERSION:"6.2.2.2",CVERSION:"6.5.7.9"};';
  const shell = await start(() => served);
  await enter(shell, '5.0.0.0');
  expect(await ask(shell)).toMatchObject({ state: 'ready' });
  expect(await shell.page.getByText('已用浏览器打印').count()).toBe(0);
  served = 'alert(1)';
  const told = shell.page.getByText('C-Lodop没准备好，请稍后再试！');
  for (const _time of ['first', 'second']) {
    expect(await ask(shell)).toMatchObject({ state: 'not-ready' });
    await told.waitFor();
    await shell.page.reload();
    await shell.expectNotes('全部订单', '/all');
    await shell.expectTools();
  }
});
