import type { Machine, Store } from '@portal/machine';
import { CHUNK_TIMEOUT_MS, RELOAD_DELAY_MS, SLOW_HINT_MS, VERY_SLOW_HINT_MS } from '../core/constants.ts';
import { EmbedError, toEmbedError } from '../core/errors.ts';
import type { PaneEffect, PaneEvent, PaneState } from '../core/transition.ts';
import { delegate } from '../engines/delegate.ts';
import { engineFor } from '../engines/engineFor.ts';
import type { PaneContext, PaneHandle } from '../engines/types.ts';
import type { MicroAppPaneProps } from './MicroAppPaneProps.ts';

type Timer = ReturnType<typeof setTimeout>;

/** An app on its way, or there once it has a handle. */
type MountedApp = {
  abort: AbortController;
  timers: Timer[];
  handle?: PaneHandle;
  unregister?: (() => void) | undefined;
};

/** What a native page shows in the container. */
export type PanePage = Parameters<PaneContext['render']>[0];

/** What the effects of one pane work on. */
export type PaneParts = {
  /** The latest that the shell handed in. */
  props: MicroAppPaneProps;
  /** The element that the app is mounted in, while the pane is open. */
  container?: HTMLElement | undefined;
  /** A page of the shell's own, to be shown in the container. */
  page: Store<PanePage>;
  mounted?: MountedApp | undefined;
  reloadTimer?: Timer;
};

/** Carries out what the transition of a pane asks for. */
export function perform(effect: PaneEffect, parts: PaneParts, machine: Machine<PaneState, PaneEvent>): void {
  const { props, mounted } = parts;
  const handle = mounted?.handle;
  switch (effect.type) {
    case 'mount':
      mount(parts, machine);
      break;
    case 'unmount':
      unmount(parts);
      break;
    case 'wait-and-mount':
      parts.reloadTimer = setTimeout(() => machine.send({ type: 'reload-delay-passed' }), RELOAD_DELAY_MS);
      break;
    case 'register':
      if (mounted && handle) mounted.unregister = props.registry?.register(props.paneId, handle);
      break;
    case 'show':
    case 'hide':
    case 'forgive':
      handle?.[effect.type]();
      break;
    case 'be-patient':
      mounted?.timers.forEach(clearTimeout);
      break;
    case 'navigate':
      handle?.navigate(effect.path);
      break;
    case 'update-looks':
      handle?.update({ locale: props.locale, theme: props.theme });
      break;
    case 'tell-path':
      props.onPathChange?.(effect.path, { replace: effect.replace });
      break;
    case 'report':
      props.onError?.(effect.error);
      break;
  }
}

function mount(parts: PaneParts, { get, send }: Machine<PaneState, PaneEvent>): void {
  if (!parts.container) return;
  const { attempt, path } = get();
  const { app, paneId, title, locale, theme, registry } = parts.props;
  const abort = new AbortController();
  const timers = [
    setTimeout(() => send({ type: 'slow-passed' }), SLOW_HINT_MS),
    setTimeout(() => send({ type: 'very-slow-passed' }), VERY_SLOW_HINT_MS),
    setTimeout(() => {
      // Said here: not every engine, and no script of its own that is missing, listens to the signal.
      const cause = new DOMException('The app stays silent', 'TimeoutError');
      abort.abort(cause);
      tell({ type: 'failed', error: new EmbedError('load-timeout', { app: app.name, cause }) });
    }, CHUNK_TIMEOUT_MS),
  ];
  const mounted: MountedApp = { abort, timers };
  parts.mounted = mounted;
  const isCurrent = () => parts.mounted === mounted;
  const tell = (event: PaneEvent) => isCurrent() && send(event);
  const slept = attempt === 1 ? registry?.snapshotOf(paneId) : undefined;
  const context: PaneContext = {
    paneId,
    title,
    container: parts.container,
    path,
    ...(slept?.path === path && { snapshot: slept }),
    locale,
    theme,
    // The shell may hand in another portal while the app lives.
    portal: delegate(() => parts.props.portal),
    signal: abort.signal,
    onPathChange: (next, { replace }) => tell({ type: 'path-taken', path: next, replace }),
    onErrorReport({ errorCode, pageUrl, systemCode }) {
      parts.props.portal.reportError({ errorCode, pageUrl, systemCode }, { paneId, app: app.name });
      const error = new EmbedError('reported', { app: app.name, status: errorCode, pageUrl });
      tell({ type: 'error-reported', error });
    },
    onResponsiveChange: (responsive) => tell({ type: responsive ? 'ping-answered' : 'pings-missed' }),
    onMute: () => tell({ type: 'stayed-mute' }),
    onCrash: (error) => tell({ type: 'failed', error }),
    onSnapshot: (snapshot) => isCurrent() && parts.props.registry?.saveSnapshot(paneId, snapshot),
    render: (page) => isCurrent() && parts.page.set(page),
    onRefusal: (code, type) => parts.props.onRefusal?.(code, type),
  };
  load(parts.props, context)
    .then((handle) => {
      if (!isCurrent()) return handle.dispose();
      mounted.handle = handle;
      send({ type: 'mounted', path });
    })
    .catch((error: unknown) => tell({ type: 'failed', error: toEmbedError(error, 'mount-failed', app.name) }))
    .finally(() => timers.forEach(clearTimeout));
}

async function load({ app, engine }: MicroAppPaneProps, context: PaneContext): Promise<PaneHandle> {
  const { signal } = context;
  const loaded = await (engine ?? (await engineFor(app.engine))).load(app, signal);
  signal.throwIfAborted();
  return loaded.mount(context);
}

function unmount(parts: PaneParts): void {
  clearTimeout(parts.reloadTimer);
  const { mounted } = parts;
  if (!mounted) return;
  parts.mounted = undefined;
  mounted.timers.forEach(clearTimeout);
  mounted.unregister?.();
  mounted.abort.abort();
  void mounted.handle?.dispose();
  parts.page.set(null);
}
