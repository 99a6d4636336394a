import { Activity, Component, type ComponentType, type ReactNode } from 'react';
import { EmbedError, toEmbedError } from '../core/errors.ts';
import type { MicroAppEntry } from '../core/types.ts';
import { within } from '../core/within.ts';
import { restoreScroll } from '../guest/restoreScroll.ts';
import { watchScroll } from '../guest/watchScroll.ts';
import type { PaneContext, PaneEngine, PaneHandle } from './types.ts';

/** What a page of the shell's own is given. */
export type NativePageProps = {
  path: string;
  active: boolean;
  /** Changes when the page is asked to load its data anew. */
  refreshCount: number;
  navigate(path: string, options?: { replace?: boolean }): void;
};

/** How the shell's own pages are loaded, by the name that an entry carries. */
export type NativePages = Readonly<Record<string, () => Promise<ComponentType<NativePageProps>>>>;

/** Makes an engine for the shell's own pages: they live in its tree, and what they set up stops while they are hidden. */
export function createNativeEngine(pages: NativePages): PaneEngine {
  return {
    async load(entry, signal) {
      const load = Object.hasOwn(pages, entry.entry) ? pages[entry.entry] : undefined;
      if (!load) throw new EmbedError('not-found', { app: entry.name });
      const Page = await within(load(), signal).catch((error: unknown) => {
        throw toEmbedError(error, signal.aborted ? 'load-timeout' : 'load-failed', entry.name);
      });
      return { mount: async (pane) => mountPage(entry, Page, pane) };
    },
  };
}

function mountPage(
  entry: MicroAppEntry,
  Page: ComponentType<NativePageProps>,
  pane: PaneContext,
): PaneHandle {
  const props = { path: pane.path, active: true, refreshCount: 0 };
  const navigate: NativePageProps['navigate'] = (path, { replace = false } = {}) => {
    set({ path });
    pane.onPathChange(path, { replace });
  };
  let disposed = false;
  const set = (part: Partial<typeof props>) => {
    if (disposed) return;
    Object.assign(props, part);
    pane.render(
      <NativeBoundary onError={(error) => pane.onCrash(toEmbedError(error, 'crashed', entry.name))}>
        <Activity mode={props.active ? 'visible' : 'hidden'}>
          <Page {...props} navigate={navigate} />
        </Activity>
      </NativeBoundary>,
    );
  };
  const readScroll = watchScroll(pane.container, pane.signal);
  const stopScrolling = pane.snapshot && restoreScroll(pane.container, pane.snapshot.scroll);
  set({});
  return {
    show: () => set({ active: true }),
    hide() {
      pane.onSnapshot({ path: props.path, scroll: readScroll() });
      set({ active: false });
    },
    navigate: (path) => set({ path }),
    // The shell's own tree already knows language and colours.
    update: () => undefined,
    refresh: () => set({ refreshCount: props.refreshCount + 1 }),
    beforeClose: async () => ({ dirty: false }),
    capture: async () => (await import('../guest/capturePage.ts')).capturePage(pane.container),
    forgive: () => undefined,
    async dispose() {
      if (disposed) return;
      stopScrolling?.();
      pane.render(null);
      disposed = true;
    },
  };
}

type NativeBoundaryProps = { onError(error: unknown): void; children: ReactNode };

/** Tells the pane, which shows its error state in place of the page. */
class NativeBoundary extends Component<NativeBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
