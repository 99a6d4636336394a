import type { MicroAppEntry } from '../src/core/types.ts';
import { createFrameEngine } from '../src/engines/createFrameEngine.ts';
import { createModuleEngine } from '../src/engines/createModuleEngine.ts';
import type { PaneContext, PaneHandle } from '../src/engines/types.ts';
import { createFakePortal } from '../src/testing/createFakePortal.ts';

/** What the test drives in the portal's page. */
export type HostPage = {
  events: [name: string, ...values: unknown[]][];
  calls: string[];
  /** The panes that the calls came from, in order. */
  callers: string[];
  mount(
    entry: Partial<MicroAppEntry>,
    options?: { timeoutMs?: number; chunkTimeoutMs?: number; paneId?: string; path?: string },
  ): Promise<string>;
  /** The pane that was mounted last. */
  handle: PaneHandle | undefined;
  panes: Record<string, PaneHandle>;
  changeUserInfo(): void;
  /** Waits for these chords, also inside frames. */
  waitForKeys(chords: readonly string[]): void;
  /** Holds the answer to `openDialog('slow')` back until it is called. */
  answerSlowly(): void;
  /** The longest time between two frames of this page while `work` runs, in milliseconds. */
  longestGap(work: () => Promise<unknown>): Promise<number>;
};

const events: HostPage['events'] = [];
let answerSlowly = () => {};
const slow = new Promise<void>((resolve) => {
  answerSlowly = resolve;
});
let tellShortcuts = (_chords: readonly string[]) => {};
const portal = createFakePortal({
  onShortcuts(listener) {
    tellShortcuts = listener;
    return () => undefined;
  },
  pressKey: ({ type, code }, { paneId }) => events.push(['key', type, code, paneId]),
  openDialog: async (name) => {
    if (name === 'slow') await slow;
    return `${name} answered`;
  },
  getCookie: (name) => `${name} value`,
});
const frames = createFrameEngine({ pingIntervalMs: 150 });

const host: HostPage = {
  events,
  get calls() {
    return portal.calls.map(({ name, from }) => `${name} by ${from.app}`);
  },
  get callers() {
    return portal.calls.map(({ from }) => from.paneId);
  },
  handle: undefined,
  panes: {},
  changeUserInfo: portal.changeUserInfo,
  waitForKeys: (chords) => tellShortcuts(chords),
  answerSlowly: () => answerSlowly(),
  async longestGap(work) {
    let longest = 0;
    let last = performance.now();
    let running = true;
    const beat = (now: number) => {
      longest = Math.max(longest, now - last);
      last = now;
      if (running) requestAnimationFrame(beat);
    };
    requestAnimationFrame(beat);
    await work();
    await new Promise(requestAnimationFrame);
    running = false;
    return longest;
  },
  async mount(
    part,
    { timeoutMs = 10_000, chunkTimeoutMs = 10_000, paneId = 'pane-1', path = '/first' } = {},
  ) {
    const entry: MicroAppEntry = { name: 'guest', engine: 'frame', entry: '/', ...part };
    const engine = entry.engine === 'frame' ? frames : createModuleEngine({ chunkTimeoutMs });
    const container = document.createElement('div');
    container.dataset.pane = paneId;
    container.style.blockSize = '200px';
    document.body.append(container);
    const signal = AbortSignal.timeout(timeoutMs);
    const context: PaneContext = {
      paneId,
      title: 'Guest',
      container,
      path,
      locale: 'zh-CN',
      theme: 'light',
      portal,
      signal,
      onPathChange: (to, { replace }) => events.push(['path', to, replace]),
      onErrorReport: (report) => events.push(['error', report]),
      onResponsiveChange: (responsive) => events.push(['responsive', responsive]),
      onMute: () => events.push(['mute']),
      onCrash: (error) => events.push(['crash', error.kind]),
      onSnapshot: (snapshot) => events.push(['snapshot', snapshot]),
      render: () => undefined,
      onRefusal: (code, type) => events.push(['refusal', code, type]),
    };
    try {
      const app = await engine.load(entry, signal);
      host.handle = await app.mount(context);
      host.panes[paneId] = host.handle;
      return 'mounted';
    } catch (error) {
      return (error as { kind?: string }).kind ?? String(error);
    }
  },
};

Object.assign(window, { host });
