// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Backend, CONFIG, createBackend, RUOXI, storedSession } from '../../test/createBackend.ts';
import { beginVisit } from './start.ts';

const APP = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';

let backend: Backend;

beforeEach(async () => {
  backend = await createBackend();
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('fetch', (request: Request, init?: RequestInit) =>
    backend.answer(new Request(new URL(request.url, window.location.href), { ...copyOf(request), ...init })),
  );
});
afterEach(() => vi.unstubAllGlobals());

function copyOf({ method, headers }: Request): RequestInit {
  return { method, headers };
}

function visit(address: string, { as }: { as?: string } = {}) {
  for (const { name, value } of as ? storedSession(as) : []) localStorage.setItem(name, value);
  window.history.replaceState({ kept: true }, '', address);
  return beginVisit();
}

const called = () => backend.calls.map(({ name }) => name);

it('[P17] the token leaves the address bar before anything is asked for; the rest of it stays', async () => {
  visit(`/entry/svc-oms/OMS/notes?token=${RUOXI}&linkId=7#/all`);
  expect(window.location.href.split('/').slice(3).join('/')).toBe('entry/svc-oms/OMS/notes?linkId=7#/all');
  expect(window.history.state).toEqual({ kept: true });
  expect(called()).toEqual([]);
});

it('[P17] an address without a token stays as it is', () => {
  const replaced = vi.spyOn(window.history, 'replaceState');
  visit('/login?linkId=7');
  expect(replaced).toHaveBeenCalledOnce();
  replaced.mockRestore();
});

it('[P303] a signed-in visit asks for session and menus before the configuration is there', async () => {
  visit('/entry/svc-oms/OMS', { as: RUOXI });
  await vi.waitFor(() => expect(called()).toHaveLength(4), { timeout: 8000 });
  expect(called().sort()).toEqual([
    'getMenuTreeByServiceAndRole',
    'getUserInfoByHideCode',
    'querySystemExtListForSub',
    'userActionConfig',
  ]);
});

it('[P303] while a token is still to be used nothing is asked in the name of who was here', async () => {
  visit(`/entry/svc-oms/OMS?token=${RUOXI}`, { as: RUOXI });
  await new Promise((resolve) => setTimeout(resolve));
  expect(called()).toEqual([]);
});

it('[P21] phones are sent to the mobile site with their query as it came, the token included', async () => {
  const replaced = vi.spyOn(window.location, 'replace').mockReturnValue(undefined);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(APP);
  backend.set({ getRuntimeConfig: () => ({ ...CONFIG, mobileSiteUrl: 'https://m.example/' }) });
  const boot = visit(`/login?token=${RUOXI}&linkId=7`);
  expect(await boot()).toBeUndefined();
  expect(replaced).toHaveBeenCalledExactlyOnceWith(`https://m.example/?token=${RUOXI}&linkId=7`);
  vi.restoreAllMocks();
});

it('[P4] the first paint comes with the configuration, the texts and the judged address', async () => {
  backend.set({ getRuntimeConfig: () => ({ ...CONFIG, maxLivePanes: 3 }) });
  const started = await visit('/', {})();
  if (!started) throw new Error('not started');
  expect(started.ports.config().maxLivePanes).toBe(3);
  expect(started.ports.i18n.locale).toBe(started.ports.account.locale());
  expect(started.router.state.location.pathname).toBe('/login');
  expect(window.location.pathname).toBe('/login');
  const loads = vi.spyOn(started.router, 'load');
  started.router.history.push('/404');
  expect(loads).toHaveBeenCalled();
  loads.mockClear();
  started.onMount();
  started.router.history.push('/login');
  expect(loads).not.toHaveBeenCalled();
});

it('[P556] where the configuration does not answer, the start fails with what was answered, and can be tried again', async () => {
  let answers = 0;
  const boot = visit('/login');
  vi.stubGlobal('fetch', async () => {
    answers += 1;
    return new Response('no', { status: 503 });
  });
  await expect(boot()).rejects.toThrow('/config.json answered 503');
  await expect(boot()).rejects.toThrow('503');
  expect(answers).toBe(2);
});
