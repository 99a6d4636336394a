import { createEmitter } from '@portal/machine';
import type { ChannelPort, LocksPort, PagePort } from '../runtime/ports.ts';

type Waiting = { grant: () => void; tab: string };

/** One tab of a fake browser. */
export type FakeTab = {
  id: string;
  locks: LocksPort;
  channel: ChannelPort;
  page: PagePort & { badge: number };
  show(): void;
  hide(): void;
  /** Gone without a word, as after a crash. */
  crash(): void;
};

/** A browser's locks and channels, shared by the tabs of a test. */
export function createFakeBrowser() {
  const tabs = new Map<string, EventTarget>();
  const held = new Map<string, { tab: string; free: () => void }>();
  const queues = new Map<string, Waiting[]>();
  let count = 0;

  function next(name: string): void {
    if (held.has(name)) return;
    queues.get(name)?.shift()?.grant();
  }

  function locksOf(tab: string): LocksPort {
    const request = (
      name: string,
      { signal }: { signal?: AbortSignal },
      run: () => unknown,
    ): Promise<unknown> =>
      new Promise((resolve, reject) => {
        const entry: Waiting = {
          tab,
          grant() {
            const free = () => {
              held.delete(name);
              next(name);
            };
            held.set(name, { tab, free });
            Promise.resolve(run()).then((value) => {
              if (held.get(name)?.free === free) free();
              resolve(value);
            }, reject);
          },
        };
        signal?.addEventListener('abort', () => {
          const queue = queues.get(name) ?? [];
          if (queue.includes(entry)) {
            queues.set(
              name,
              queue.filter((other) => other !== entry),
            );
            reject(new DOMException('aborted', 'AbortError'));
          }
        });
        queues.set(name, [...(queues.get(name) ?? []), entry]);
        queueMicrotask(() => next(name));
      });
    return { request: request as LocksPort['request'] };
  }

  function channelOf(tab: string): ChannelPort {
    const target = new EventTarget();
    tabs.set(tab, target);
    return Object.assign(target, {
      postMessage(data: unknown) {
        const copy = structuredClone(data);
        for (const [id, other] of tabs) {
          if (id !== tab)
            queueMicrotask(() => other.dispatchEvent(new MessageEvent('message', { data: copy })));
        }
      },
      close: () => void tabs.delete(tab),
    });
  }

  return {
    openTab({ visible = true } = {}): FakeTab {
      count += 1;
      const id = `tab-${count}`;
      const changed = createEmitter();
      let isVisible = visible;
      const tell = (next: boolean) => {
        isVisible = next;
        changed.emit();
      };
      const page = {
        badge: 0,
        isVisible: () => isVisible,
        onChange: changed.subscribe,
        setBadge(next: number) {
          page.badge = next;
        },
      };
      return {
        id,
        locks: locksOf(id),
        channel: channelOf(id),
        page,
        show: () => tell(true),
        hide: () => tell(false),
        crash() {
          tabs.delete(id);
          for (const [name, queue] of queues)
            queues.set(
              name,
              queue.filter(({ tab }) => tab !== id),
            );
          for (const { tab, free } of [...held.values()]) if (tab === id) free();
        },
      };
    },
  };
}
