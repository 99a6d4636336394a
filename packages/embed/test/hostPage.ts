import type { MicroAppEntry } from '../src/core/types.ts';
import { createFrameEngine } from '../src/engines/createFrameEngine.ts';
import { createModuleEngine } from '../src/engines/createModuleEngine.ts';
import type { PaneContext, PaneHandle } from '../src/engines/types.ts';
import { createFakePortal } from '../src/testing/createFakePortal.ts';

/** What the test drives in the portal's page. */
export type HostPage = {
  events: [name: string, ...values: unknown[]][];
  calls: string[];
  mount(
    entry: Partial<MicroAppEntry>,
    options?: { timeoutMs?: number; chunkTimeoutMs?: number },
  ): Promise<string>;
  handle: PaneHandle | undefined;
};

const events: HostPage['events'] = [];
const portal = createFakePortal();

const host: HostPage = {
  events,
  get calls() {
    return portal.calls.map(({ name, from }) => `${name} by ${from.app}`);
  },
  handle: undefined,
  async mount(part, { timeoutMs = 10_000, chunkTimeoutMs = 10_000 } = {}) {
    const entry: MicroAppEntry = { name: 'guest', engine: 'frame', entry: '/', ...part };
    const engine =
      entry.engine === 'frame'
        ? createFrameEngine({ pingIntervalMs: 150 })
        : createModuleEngine({ chunkTimeoutMs });
    const container = document.createElement('div');
    document.body.append(container);
    const signal = AbortSignal.timeout(timeoutMs);
    const context: PaneContext = {
      paneId: 'pane-1',
      title: 'Guest',
      container,
      path: '/first',
      locale: 'zh-CN',
      theme: 'light',
      portal,
      signal,
      onPathChange: (path, { replace }) => events.push(['path', path, replace]),
      onErrorReport: (report) => events.push(['error', report]),
      onResponsiveChange: (responsive) => events.push(['responsive', responsive]),
      onCrash: (error) => events.push(['crash', error.kind]),
      onSnapshot: (snapshot) => events.push(['snapshot', snapshot]),
      render: () => undefined,
      onRefusal: (code, type) => events.push(['refusal', code, type]),
    };
    try {
      const app = await engine.load(entry, signal);
      host.handle = await app.mount(context);
      return 'mounted';
    } catch (error) {
      return (error as { kind?: string }).kind ?? String(error);
    }
  },
};

Object.assign(window, { host });
