import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { CHUNK_TIMEOUT_MS, RELOAD_DELAY_MS, SLOW_HINT_MS, VERY_SLOW_HINT_MS } from '../core/constants.ts';
import { EmbedError, toEmbedError } from '../core/errors.ts';
import { initialPaneState, type PaneEvent, type PaneState, transition } from '../core/transition.ts';
import type { PortalHost } from '../core/types.ts';
import type { PaneContext, PaneEngine, PaneHandle } from '../engines/types.ts';
import type { MicroAppPaneProps } from './MicroAppPane.tsx';

export type PaneView = {
  state: PaneState;
  container: RefObject<HTMLDivElement | null>;
  /** A page of the shell's own, to be shown in the container. */
  page: ReactNode;
  reload(): void;
  wait(): void;
};

type Mounted = { handle?: PaneHandle; abort: AbortController };

/** Runs one pane: mounts with the given engine, keeps it in step with the props, and says what to show. */
export function usePane(props: MicroAppPaneProps, getEngine: () => Promise<PaneEngine>): PaneView {
  const container = useRef<HTMLDivElement>(null);
  const mounted = useRef<Mounted>(undefined);
  const latest = useRef(props);
  const state = useRef<PaneState>(initialPaneState);
  const knownPath = useRef(props.path);
  const [page, setPage] = useState<ReactNode>(null);
  const [, render] = useReducer((count: number) => count + 1, 0);
  latest.current = props;

  const unmount = useCallback(() => {
    const pane = mounted.current;
    mounted.current = undefined;
    pane?.abort.abort();
    pane?.handle?.dispose();
  }, []);

  const send = useCallback(
    (event: PaneEvent) => {
      const step = transition(state.current, event);
      if (step.state !== state.current) {
        state.current = step.state;
        render();
      }
      for (const effect of step.effects) {
        if (effect.type === 'unmount') unmount();
        if (effect.type === 'wait-and-mount')
          setTimeout(() => send({ type: 'reload-delay-passed' }), RELOAD_DELAY_MS);
        if (effect.type === 'forgive') mounted.current?.handle?.forgive();
        if (effect.type === 'report') latest.current.onError?.(effect.error);
      }
    },
    [unmount],
  );

  const { attempt } = state.current;
  const { app } = props;
  // Before the paint: an app that is loaded already is there in the frame that would have shown its outline.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt or another app mounts anew; the rest is read from refs
  useLayoutEffect(() => {
    if (!container.current) return;
    const pane: Mounted = { abort: new AbortController() };
    mounted.current = pane;
    const isCurrent = () => mounted.current === pane;
    let unregister: (() => void) | undefined;
    const timers = [
      setTimeout(() => send({ type: 'slow-passed' }), SLOW_HINT_MS),
      setTimeout(() => send({ type: 'very-slow-passed' }), VERY_SLOW_HINT_MS),
      setTimeout(
        () => pane.abort.abort(new DOMException('The app stays silent', 'TimeoutError')),
        CHUNK_TIMEOUT_MS,
      ),
    ];
    const { paneId, path, locale, theme, title, registry } = latest.current;
    const slept = attempt === 1 ? registry?.snapshotOf(paneId) : undefined;
    knownPath.current = path;
    const context: PaneContext = {
      paneId,
      title,
      container: container.current,
      path,
      ...(slept?.path === path && { snapshot: slept }),
      locale,
      theme,
      portal: delegate(() => latest.current.portal),
      signal: pane.abort.signal,
      onPathChange(next, options) {
        knownPath.current = next;
        send({ type: 'path-changed' });
        latest.current.onPathChange?.(next, options);
      },
      onErrorReport({ errorCode, pageUrl, systemCode }) {
        latest.current.portal.reportError({ errorCode, pageUrl, systemCode }, { paneId, app: app.name });
        const error = new EmbedError('reported', { app: app.name, status: errorCode, pageUrl });
        if (isCurrent()) send({ type: 'error-reported', error });
      },
      onResponsiveChange: (responsive) =>
        isCurrent() && send({ type: responsive ? 'ping-answered' : 'pings-missed' }),
      onCrash: (error) => isCurrent() && send({ type: 'failed', error }),
      onSnapshot: (snapshot) => isCurrent() && latest.current.registry?.saveSnapshot(paneId, snapshot),
      render: (next) => isCurrent() && setPage(next),
      onRefusal: (code, type) => latest.current.onRefusal?.(code, type),
    };
    start(getEngine, context, app)
      .then((handle) => {
        if (!isCurrent()) return handle.dispose();
        pane.handle = handle;
        const now = latest.current;
        if (now.active) handle.show();
        else handle.hide();
        if (knownPath.current !== path) handle.navigate(knownPath.current);
        handle.update({ locale: now.locale, theme: now.theme });
        unregister = now.registry?.register(paneId, handle);
        // At once: otherwise a frame is spent on laying out what is still covered.
        flushSync(() => send({ type: 'mounted' }));
      })
      .catch((error: unknown) => {
        if (isCurrent()) send({ type: 'failed', error: toEmbedError(error, 'mount-failed', app.name) });
      })
      .finally(() => timers.forEach(clearTimeout));
    return () => {
      timers.forEach(clearTimeout);
      unregister?.();
      if (isCurrent()) unmount();
    };
  }, [attempt, app.name, app.origin, app.entry, app.engine, send, unmount]);

  const { active, path, locale, theme, reloadKey } = props;
  const isShown = active && state.current.status !== 'failed';
  useEffect(() => {
    const handle = mounted.current?.handle;
    if (isShown) handle?.show();
    else handle?.hide();
  }, [isShown]);
  useEffect(() => {
    if (path === knownPath.current) return;
    knownPath.current = path;
    send({ type: 'path-changed' });
    mounted.current?.handle?.navigate(path);
  }, [path, send]);
  useEffect(() => mounted.current?.handle?.update({ locale, theme }), [locale, theme]);

  const lastReload = useRef(reloadKey);
  useEffect(() => {
    if (lastReload.current === reloadKey) return;
    lastReload.current = reloadKey;
    send({ type: 'reload' });
  }, [reloadKey, send]);

  return {
    state: state.current,
    container,
    page,
    wait: useCallback(() => send({ type: 'wait' }), [send]),
    reload: useCallback(() => send({ type: 'reload' }), [send]),
  };
}

async function start(
  getEngine: () => Promise<PaneEngine>,
  context: PaneContext,
  app: MicroAppPaneProps['app'],
): Promise<PaneHandle> {
  const engine = await getEngine();
  const loaded = await engine.load(app, context.signal);
  context.signal.throwIfAborted();
  return loaded.mount(context);
}

/** The portal as it is now: the shell may hand in another one while the app lives. */
function delegate(current: () => PortalHost): PortalHost {
  return new Proxy({} as PortalHost, {
    get: (_target, name) => Reflect.get(current(), name),
  });
}
