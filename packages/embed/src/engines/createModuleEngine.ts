import { CHUNK_TIMEOUT_MS } from '../core/constants.ts';
import { createRequestHandler } from '../core/createRequestHandler.ts';
import { toEmbedError } from '../core/errors.ts';
import { PROTOCOL } from '../core/protocol.ts';
import type { GuestIdentity, GuestQuestion, MicroAppEntry, ModuleAppContext } from '../core/types.ts';
import { within } from '../core/within.ts';
import { createEventHub, type EventHub } from '../guest/createEventHub.ts';
import { createGuest } from '../guest/createGuest.ts';
import { createQuestionDesk, type QuestionDesk } from '../guest/createQuestionDesk.ts';
import { restoreScroll } from '../guest/restoreScroll.ts';
import { watchScroll } from '../guest/watchScroll.ts';
import { type LoadedModule, loadModule } from './loadModule.ts';
import { readCloseAnswer, readPicture } from './readAnswers.ts';
import type { PaneContext, PaneEngine, PaneHandle } from './types.ts';

/** Its own width is what the app's rules ask for: in a split view the window says nothing about it. */
const HOST_STYLES =
  ':host{display:block;block-size:100%;contain:layout style;container:portal-pane/inline-size}';

/** Limits of loading a module. */
export type ModuleEngineOptions = {
  /** Milliseconds until a silent script or style sheet counts as failed. @default 120000 */
  chunkTimeoutMs?: number;
};

/** Makes an engine for ES modules: one shadow root per pane, one import per app and page. */
export function createModuleEngine({
  chunkTimeoutMs = CHUNK_TIMEOUT_MS,
}: ModuleEngineOptions = {}): PaneEngine {
  const loaded = new Map<string, Promise<LoadedModule>>();
  const attempts = new Map<string, number>();

  const load = (entry: MicroAppEntry) => {
    const known = loaded.get(entry.entry);
    if (known) return known;
    const attempt = (attempts.get(entry.entry) ?? 0) + 1;
    attempts.set(entry.entry, attempt);
    const timeout = AbortSignal.timeout(chunkTimeoutMs);
    const started = loadModule(entry, attempt, timeout).catch((error: unknown) => {
      loaded.delete(entry.entry);
      throw toEmbedError(error, timeout.aborted ? 'load-timeout' : 'load-failed', entry.name);
    });
    loaded.set(entry.entry, started);
    return started;
  };

  return {
    async load(entry, signal) {
      const module = await within(load(entry), signal).catch((error: unknown) => {
        throw toEmbedError(error, isTimeout(signal) ? 'load-timeout' : 'load-failed', entry.name);
      });
      return { mount: (context) => mountModule(entry, module, context) };
    },
  };
}

async function mountModule(
  entry: MicroAppEntry,
  { app, sheets }: LoadedModule,
  pane: PaneContext,
): Promise<PaneHandle> {
  const host = document.createElement('div');
  const container = document.createElement('div');
  container.style.blockSize = '100%';
  const root = host.attachShadow({ mode: 'open' });
  const base = new CSSStyleSheet();
  base.replaceSync(HOST_STYLES);
  root.adoptedStyleSheets = [base, ...sheets];
  root.append(container);
  pane.container.append(host);

  const events = createEventHub();
  const readScroll = watchScroll(container);
  let stopScrolling = () => {};
  const desk = createQuestionDesk({
    takeSnapshot: () => ({ path: context.path, scroll: readScroll() }),
    restore({ scroll }) {
      stopScrolling();
      stopScrolling = restoreScroll(container, scroll);
    },
    capture: async () => (await import('../guest/capturePage.ts')).capturePage(container),
  });
  const endings = [
    pane.portal.onUserInfoChanged?.(() => events.emit('user-info', undefined)),
    pane.portal.onScope?.((scope) => events.emit('scope', scope)),
  ];
  const context = createContext(entry, pane, container, events, desk, () => disposed !== undefined);
  let disposed: Promise<void> | undefined;
  const dispose = () => {
    disposed ??= (async () => {
      for (const end of endings) end?.();
      stopScrolling();
      // Not while the shell itself renders: an app with the same React could not unmount in the middle of that.
      await Promise.resolve();
      try {
        await app.unmount(context);
      } catch (error) {
        reportError(error);
      } finally {
        host.remove();
      }
    })();
    return disposed;
  };

  try {
    await within(
      Promise.resolve().then(() => app.mount(context)),
      pane.signal,
    );
  } catch (error) {
    await dispose();
    throw toEmbedError(error, isTimeout(pane.signal) ? 'load-timeout' : 'mount-failed', entry.name);
  }

  const change = (part: Partial<ModuleAppContext>) => {
    Object.assign(context, part);
    Promise.resolve()
      .then(() => app.update?.(context))
      .catch(reportError);
  };
  if (pane.snapshot) void desk.ask({ v: PROTOCOL.version, type: 'restore', payload: pane.snapshot });
  const ask = (type: GuestQuestion) => desk.ask({ v: PROTOCOL.version, type });
  return {
    show: () => setHidden(host, false),
    hide() {
      pane.onSnapshot({ path: context.path, scroll: readScroll() });
      setHidden(host, true);
    },
    navigate(path) {
      change({ path });
      events.emit('navigate', { path, replace: true });
    },
    update({ locale, theme }) {
      change({ ...(locale && { locale }), ...(theme && { theme }) });
      if (locale) events.emit('locale', locale);
      if (theme) events.emit('theme', theme);
    },
    refresh: () => events.emit('reload', undefined),
    recover: () => events.emit('reconnected', undefined),
    beforeClose: async () => readCloseAnswer(await ask('beforeClose')),
    capture: async () => readPicture(await ask('capture')),
    // What runs in the page itself cannot be told from the page: nobody accuses it.
    forgive: () => undefined,
    dispose,
  };
}

function createContext(
  entry: MicroAppEntry,
  pane: PaneContext,
  container: HTMLElement,
  events: EventHub,
  desk: QuestionDesk,
  isClosed: () => boolean,
): ModuleAppContext {
  const from: GuestIdentity = { paneId: pane.paneId, app: entry.name };
  const context: ModuleAppContext = {
    paneId: pane.paneId,
    container,
    path: pane.path,
    locale: pane.locale,
    theme: pane.theme,
    navigate(path, { replace = false } = {}) {
      if (isClosed()) return;
      context.path = path;
      pane.onPathChange(path, { replace });
    },
    portal: createGuest({
      events,
      desk,
      fetch: (path, init) => pane.portal.fetch(path, init, from),
      request: createRequestHandler({
        entry,
        from,
        portal: pane.portal,
        welcome: () => ({ path: context.path, locale: context.locale, theme: context.theme }),
        now: () => performance.now(),
        isClosed,
        onPathChange: (path, replace) => context.navigate(path, { replace }),
        onErrorReport: pane.onErrorReport,
        onRefusal: pane.onRefusal,
      }),
    }),
  };
  return context;
}

/** Skipped by the browser it is neither seen, reached nor read; `inert` would style everything in it anew. */
function setHidden(element: HTMLElement, hidden: boolean): void {
  element.style.contentVisibility = hidden ? 'hidden' : '';
}

function isTimeout(signal: AbortSignal): boolean {
  return signal.aborted && (signal.reason as Error | undefined)?.name === 'TimeoutError';
}
