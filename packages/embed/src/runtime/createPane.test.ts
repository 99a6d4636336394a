import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPaneRegistry } from '../core/createPaneRegistry.ts';
import { EmbedError } from '../core/errors.ts';
import type { PaneContext, PaneEngine, PaneHandle } from '../engines/types.ts';
import { createFakePortal } from '../testing/createFakePortal.ts';
import { createPane } from './createPane.ts';
import type { MicroAppPaneProps } from './MicroAppPaneProps.ts';

/** An engine whose apps say what is done to them; a mount ends when the test says so. */
function createSlowEngine() {
  const calls: string[] = [];
  const mounts: { context: PaneContext; finish(): void; fail(error: unknown): void }[] = [];
  const engine: PaneEngine = {
    load: async () => ({
      mount: (context) =>
        new Promise<PaneHandle>((resolve, reject) => {
          const call = (name: string) => () => void calls.push(`${mounts.length} ${name}`);
          const handle: PaneHandle = {
            show: call('show'),
            hide: call('hide'),
            navigate: (path) => call(`navigate ${path}`)(),
            update: ({ locale, theme }) => call(`update ${locale} ${theme}`)(),
            refresh: call('refresh'),
            beforeClose: async () => ({ dirty: true }),
            capture: async () => new Blob(),
            forgive: call('forgive'),
            dispose: async () => call('dispose')(),
          };
          mounts.push({ context, finish: () => resolve(handle), fail: reject });
        }),
    }),
  };
  return { engine, calls, mounts };
}

const container = {} as HTMLElement;
/** Lets the promises of a mount go on. */
const settle = () => vi.advanceTimersByTimeAsync(0);

function start(more: Partial<MicroAppPaneProps> = {}) {
  const { engine, calls, mounts } = createSlowEngine();
  const registry = createPaneRegistry();
  const onError = vi.fn();
  const onPathChange = vi.fn();
  const props: MicroAppPaneProps = {
    app: { name: 'orders', engine: 'module', entry: '/orders.js' },
    paneId: 'one',
    title: 'Orders',
    path: '/home',
    active: true,
    locale: 'zh-CN',
    theme: 'light',
    portal: createFakePortal(),
    registry,
    engine,
    onError,
    onPathChange,
    ...more,
  };
  const pane = createPane(props);
  return { pane, props, calls, mounts, registry, onError, onPathChange };
}

async function startReady(more: Partial<MicroAppPaneProps> = {}) {
  const all = start(more);
  const close = all.pane.open(container);
  await settle();
  all.mounts[0]?.finish();
  await settle();
  return { ...all, close };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('[E1] says twice that an app takes long, and is ready once it is there', async () => {
  const { pane, mounts, calls } = start();
  pane.open(container);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(pane.get()).toMatchObject({ status: 'loading', slowness: 'slow' });
  await vi.advanceTimersByTimeAsync(12_000);
  expect(pane.get()).toMatchObject({ status: 'loading', slowness: 'very-slow' });
  mounts[0]?.finish();
  await settle();
  expect(pane.get().status).toBe('ready');
  expect(calls).toEqual(['1 show', '1 update zh-CN light']);
  expect(vi.getTimerCount()).toBe(0);
});

it('[E1] ends the mount of an app that stays silent', async () => {
  const { pane, mounts, calls, onError } = start();
  pane.open(container);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(mounts[0]?.context.signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(mounts[0]?.context.signal.reason).toMatchObject({ name: 'TimeoutError' });
  expect(pane.get()).toMatchObject({ status: 'failed', error: { kind: 'load-timeout' } });
  expect(onError).toHaveBeenCalledOnce();
  mounts[0]?.finish();
  await settle();
  expect(pane.get().status).toBe('failed');
  expect(calls).toEqual(['1 dispose']);
});

it('[E231] an app that stays mute is shown at the person’s wish, and waited for', async () => {
  const { pane, mounts, calls } = start();
  pane.open(container);
  await vi.advanceTimersByTimeAsync(15_000);
  pane.uncover();
  expect(pane.get()).toMatchObject({ status: 'loading', isUncovered: true });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(mounts[0]?.context.signal.aborted).toBe(false);
  mounts[0]?.finish();
  await settle();
  expect(pane.get().status).toBe('ready');
  expect(pane.get()).not.toHaveProperty('isUncovered');
  expect(calls[0]).toBe('1 show');
});

it('[E250] a page that stays mute is shown, told to be so until the person says it is fine, and waited for', async () => {
  const { pane, mounts } = start();
  pane.open(container);
  await settle();
  mounts[0]?.context.onMute?.();
  expect(pane.get()).toMatchObject({ status: 'loading', isUncovered: true, isMute: true });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(mounts[0]?.context.signal.aborted).toBe(false);
  pane.uncover();
  expect(pane.get()).toMatchObject({ status: 'loading', isUncovered: true });
  expect(pane.get()).not.toHaveProperty('isMute');
  mounts[0]?.context.onMute?.();
  expect(pane.get()).not.toHaveProperty('isMute');
  mounts[0]?.finish();
  await settle();
  expect(pane.get().status).toBe('ready');
});

it('[E231] one that was given up is mounted anew for it; another failure is not', async () => {
  const { pane, mounts } = start();
  pane.open(container);
  await vi.advanceTimersByTimeAsync(120_000);
  pane.uncover();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(mounts).toHaveLength(2);
  expect(pane.get()).toMatchObject({ attempt: 2, status: 'loading', isUncovered: true });
  mounts[1]?.fail(new Error('broken'));
  await settle();
  pane.uncover();
  expect(pane.get().status).toBe('failed');
});

it('[E2] a failed mount and a crash are reported once and leave nothing running', async () => {
  const { pane, mounts, onError } = start();
  pane.open(container);
  await settle();
  mounts[0]?.fail(new Error('broken'));
  await settle();
  expect(pane.get()).toMatchObject({ status: 'failed', error: { kind: 'mount-failed' } });
  expect(onError).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);

  const crashing = await startReady();
  crashing.mounts[0]?.context.render('page');
  crashing.mounts[0]?.context.onCrash(new EmbedError('crashed', { app: 'orders' }));
  crashing.mounts[0]?.context.onCrash(new EmbedError('crashed', { app: 'orders' }));
  expect(crashing.onError).toHaveBeenCalledOnce();
  expect(crashing.calls.at(-1)).toBe('1 dispose');
  expect(crashing.pane.page.get()).toBeNull();
  expect(await crashing.registry.objections(['one'])).toEqual([]);
});

it('[E3] a reload waits and mounts another instance', async () => {
  const { pane, props, mounts, calls } = await startReady();
  pane.update({ ...props, reloadKey: 1 });
  pane.reload();
  expect(calls.at(-1)).toBe('1 dispose');
  await vi.advanceTimersByTimeAsync(299);
  expect(mounts).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(mounts).toHaveLength(2);
  expect(pane.get()).toMatchObject({ attempt: 2, status: 'loading' });
});

it('[E5] an app that does not answer is given more time', async () => {
  const { pane, mounts, calls } = await startReady();
  mounts[0]?.context.onResponsiveChange(false);
  expect(pane.get().status).toBe('not-responding');
  pane.wait();
  expect(pane.get().status).toBe('ready');
  expect(calls.at(-1)).toBe('1 forgive');
});

it('[E6] what the former instance still says changes nothing, and it goes when it comes', async () => {
  const { pane, props, mounts, calls, onPathChange, registry } = start();
  pane.open(container);
  await settle();
  pane.update({ ...props, app: { ...props.app, entry: '/other.js' } });
  await settle();
  const [former] = mounts;
  former?.context.onPathChange('/late', { replace: false });
  former?.context.onCrash(new EmbedError('crashed', { app: 'orders' }));
  former?.context.render('late');
  former?.context.onSnapshot({ path: '/late', scroll: [] });
  former?.finish();
  await settle();
  expect(pane.get()).toMatchObject({ attempt: 2, status: 'loading', path: '/home' });
  expect(pane.page.get()).toBeNull();
  expect(onPathChange).not.toHaveBeenCalled();
  expect(registry.snapshotOf('one')).toBeUndefined();
  expect(calls).toEqual(['2 dispose']);
});

it('[E7] a closed pane leaves nothing, mounts nothing later, and can be opened again', async () => {
  const { pane, mounts, calls, close, registry } = await startReady();
  expect(await registry.objections(['one'])).toHaveLength(1);
  pane.reload();
  close();
  await vi.runAllTimersAsync();
  expect(mounts).toHaveLength(1);
  expect(calls.filter((call) => call === '1 dispose')).toHaveLength(1);
  expect(await registry.objections(['one'])).toEqual([]);
  pane.open(container);
  await settle();
  expect(mounts).toHaveLength(2);
});

it('[E7] a pane that is closed and opened again during a reload mounts once', async () => {
  const { pane, mounts, close } = await startReady();
  pane.reload();
  close();
  pane.open(container);
  pane.reload();
  await vi.advanceTimersByTimeAsync(299);
  close();
  pane.open(container);
  pane.reload();
  await vi.advanceTimersByTimeAsync(1);
  expect(pane.get().status).toBe('reloading');
  expect(mounts).toHaveLength(1);
});

it('[E8] follows the shell in what changes, and in nothing else', async () => {
  const { pane, props, calls } = await startReady();
  calls.length = 0;
  pane.update({ ...props });
  expect(calls).toEqual([]);
  const next: MicroAppPaneProps = { ...props, active: false, path: '/list', locale: 'ko-KR', theme: 'dark' };
  pane.update(next);
  expect(calls).toEqual(['1 hide', '1 navigate /list', '1 update ko-KR dark']);
});

it('[E8] a step of the app is told to the shell of that moment', async () => {
  const { pane, props, mounts, calls, onPathChange } = await startReady();
  const other = vi.fn();
  pane.update({ ...props, onPathChange: other });
  mounts[0]?.context.onPathChange('/next', { replace: true });
  expect(other).toHaveBeenCalledWith('/next', { replace: true });
  expect(onPathChange).not.toHaveBeenCalled();
  pane.update({ ...props });
  pane.update({ ...props, path: '/next' });
  expect(calls.filter((call) => call.includes('navigate'))).toEqual([]);
});

it('[E112] a pane that wakes gets its place back, at its first start and for the same path only', async () => {
  const registry = createPaneRegistry();
  const slept = { path: '/home', scroll: [] };
  registry.saveSnapshot('one', slept);
  const { pane, mounts } = await startReady({ registry });
  expect(mounts[0]?.context.snapshot).toEqual(slept);
  pane.reload();
  await vi.advanceTimersByTimeAsync(300);
  expect(mounts[1]?.context.snapshot).toBeUndefined();
  const elsewhere = await startReady({ registry, path: '/list' });
  expect(elsewhere.mounts[0]?.context.snapshot).toBeUndefined();
});

it('[E310] a pane that failed to load starts again when the server is back, one whose app reported an error does not', async () => {
  const { pane, mounts, registry } = start();
  pane.open(container);
  await settle();
  mounts[0]?.fail(new EmbedError('load-failed', { app: 'orders' }));
  await settle();
  expect(pane.get().status).toBe('failed');
  registry.recover();
  await vi.advanceTimersByTimeAsync(300);
  expect(pane.get()).toMatchObject({ status: 'loading', attempt: 2 });
  mounts[1]?.finish();
  await settle();
  registry.recover();
  expect(pane.get().status).toBe('ready');
  mounts[1]?.context.onErrorReport({ errorCode: 404, pageUrl: '/home' });
  registry.recover();
  expect(pane.get()).toMatchObject({ status: 'failed', error: { kind: 'reported' } });
});
