import { connect } from 'penpal';
import { PING_INTERVAL_MS, PING_MISSES } from '../core/constants.ts';
import { createRequestHandler } from '../core/createRequestHandler.ts';
import { createWatchdog } from '../core/createWatchdog.ts';
import { EmbedError } from '../core/errors.ts';
import { type GuestMethods, type HostMessage, type HostMethods, PROTOCOL } from '../core/protocol.ts';
import type { MicroAppEntry } from '../core/types.ts';
import { within } from '../core/within.ts';
import { createOriginMessenger } from '../messaging/createOriginMessenger.ts';
import { createFrame, FRAME_SANDBOX, setFrameHidden } from './createFrame.ts';
import { entryUrl } from './entryUrl.ts';
import { probeFrame } from './probeFrame.ts';
import type { PaneContext, PaneEngine, PaneHandle } from './types.ts';

/** Milliseconds after the page's load event in which a healthy app has said hello. */
const HELLO_GRACE_MS = 1_000;

export type FrameEngineOptions = {
  /** @default 5000 */
  pingIntervalMs?: number;
};

/** An engine for apps on an origin of their own: one frame per pane, the guest SDK over penpal. */
export function createFrameEngine({
  pingIntervalMs = PING_INTERVAL_MS,
}: FrameEngineOptions = {}): PaneEngine {
  return {
    load: async (entry) => ({ mount: (context) => mountFrame(entry, context, pingIntervalMs) }),
  };
}

async function mountFrame(
  entry: MicroAppEntry,
  pane: PaneContext,
  pingIntervalMs: number,
): Promise<PaneHandle> {
  const url = entryUrl(entry);
  const current = { path: pane.path, locale: pane.locale, theme: pane.theme };
  let greeted = false;
  let saidHello = () => {};
  let failed = (_error: EmbedError) => {};
  const hello = new Promise<void>((resolve, reject) => {
    saidHello = () => {
      greeted = true;
      resolve();
    };
    failed = reject;
  });
  const frame = createFrame({
    src: withHash(url, pane.path),
    title: pane.title,
    sandbox: entry.sandbox ?? FRAME_SANDBOX,
  });
  const ended = new AbortController();
  frame.addEventListener('load', () => setTimeout(verify, HELLO_GRACE_MS), { signal: ended.signal });
  pane.container.append(frame);

  const remote = frame.contentWindow;
  if (!remote) throw new EmbedError('load-failed', { app: entry.name });
  const connection = connect<GuestMethods>({
    messenger: createOriginMessenger({ local: window, remote, allowedOrigins: [url.origin] }),
    methods: { request: createHandler() } satisfies HostMethods,
    channel: PROTOCOL.channel,
  });

  let guest: Awaited<typeof connection.promise> | undefined;
  let shown = true;
  connection.promise.then(
    (remoteGuest) => {
      guest = remoteGuest;
    },
    () => undefined,
  );
  const deliver = (message: Omit<HostMessage, 'v'>) => {
    guest?.deliver({ v: PROTOCOL.version, ...message } as HostMessage).catch(() => undefined);
  };
  const stopListening = pane.portal.onUserInfoChanged?.(() =>
    deliver({ type: 'user-info', payload: undefined }),
  );

  function createHandler() {
    const handle = createRequestHandler({
      entry,
      from: { paneId: pane.paneId, app: entry.name },
      portal: pane.portal,
      welcome: () => current,
      now: () => performance.now(),
      onPathChange: (path, replace) => {
        current.path = path;
        pane.onPathChange(path, { replace });
      },
      onErrorReport: pane.onErrorReport,
      onRefusal: pane.onRefusal,
    });
    return (request: unknown) => {
      if ((request as { type?: unknown } | null)?.type === 'hello') saidHello();
      return handle(request);
    };
  }

  async function verify() {
    if (greeted) return;
    const verdict = await probeFrame(url.href, ended.signal);
    if (verdict === 'missing') failed(new EmbedError('not-found', { app: entry.name }));
    if (verdict === 'failing' || verdict === 'unreachable')
      failed(new EmbedError('load-failed', { app: entry.name }));
  }

  let disposed = false;
  const dispose = async () => {
    if (disposed) return;
    disposed = true;
    ended.abort();
    stopListening?.();
    connection.destroy();
    frame.remove();
  };
  try {
    await within(hello, pane.signal);
  } catch (error) {
    await dispose();
    throw error instanceof EmbedError
      ? error
      : new EmbedError('load-timeout', { app: entry.name, cause: error });
  }

  const watchdog = createWatchdog({
    ping: () => guest?.ping() ?? Promise.resolve(true),
    intervalMs: pingIntervalMs,
    misses: PING_MISSES,
    isWatched: () => shown && document.visibilityState === 'visible',
    onMissed: () => pane.onResponsiveChange(false),
    onAnswered: () => pane.onResponsiveChange(true),
  });
  return {
    show() {
      shown = true;
      setFrameHidden(frame, false);
    },
    hide() {
      shown = false;
      setFrameHidden(frame, true);
    },
    navigate(path) {
      current.path = path;
      deliver({ type: 'navigate', payload: { path, replace: true } });
    },
    update(change) {
      Object.assign(current, change);
      if (change.locale) deliver({ type: 'locale', payload: change.locale });
      if (change.theme) deliver({ type: 'theme', payload: change.theme });
    },
    dispose() {
      watchdog.stop();
      return dispose();
    },
  };
}

function withHash(url: URL, path: string): string {
  const framed = new URL(url);
  framed.hash = path;
  return framed.href;
}
