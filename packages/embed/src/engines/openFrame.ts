import { PING_MISSES } from '../core/constants.ts';
import { createRequestHandler } from '../core/createRequestHandler.ts';
import { createWatchdog } from '../core/createWatchdog.ts';
import { EmbedError } from '../core/errors.ts';
import type { MicroAppEntry } from '../core/types.ts';
import { within } from '../core/within.ts';
import { connectGuest } from '../messaging/connectGuest.ts';
import type { GuestLink } from '../messaging/types.ts';
import { createFrame, FRAME_SANDBOX, isOwnOrigin, onFrameBlocked } from './createFrame.ts';
import { delegate } from './delegate.ts';
import { entryUrl, pageUrl } from './entryUrl.ts';
import { probeFrame } from './probeFrame.ts';
import type { PaneContext } from './types.ts';

/** Milliseconds after the page's load event in which a healthy app has said hello. */
const HELLO_GRACE_MS = 1_000;
/** Milliseconds in which the page's server must have said whether the page is there; then nothing is known. */
const PROBE_MS = 1_500;

/** Apps that have said hello in this window: they will again, and are waited for. */
const greeters = new Set<string>();

/** A frame whose app has said hello. */
export type OpenFrame = {
  frame: HTMLIFrameElement;
  link: GuestLink;
  /** Gives an accused app more time. */
  forgive(): void;
  /** Resolves with the next hello of the app; rejects as opening does. */
  nextHello(signal: AbortSignal): Promise<void>;
  /** Begins to hand on what the portal of its pane tells. */
  attend(): void;
  dispose(): void;
};

export type OpenFrameOptions = {
  entry: MicroAppEntry;
  place: HTMLElement;
  path: string;
  title: string;
  signal: AbortSignal;
  pingIntervalMs: number;
  /** The pane that the frame stands for at the moment; what the app asks is asked in its name. */
  pane(): PaneContext;
  /** What the app is told on every hello. */
  current(): Pick<PaneContext, 'path' | 'locale' | 'theme'> & { waiting?: true };
  onPathChange(path: string, replace: boolean): void;
  isShown(): boolean;
};

/** Opens a frame and waits for its app; takes everything away again when it does not come. */
export async function openFrame(options: OpenFrameOptions): Promise<OpenFrame> {
  const { entry, place, pane, signal } = options;
  const url = entryUrl(entry);
  if (isOwnOrigin(url.href))
    throw new EmbedError('load-failed', { app: entry.name, cause: 'a frame app needs an origin of its own' });
  const frame = createFrame({
    src: pageUrl(entry, options.path).href,
    title: options.title,
    sandbox: entry.sandbox ?? FRAME_SANDBOX,
  });
  const ended = new AbortController();
  let sayHello = () => {};
  let fail = (_error: EmbedError) => {};
  const nextHello = async (until: AbortSignal) => {
    const hello = new Promise<void>((resolve, reject) => {
      sayHello = resolve;
      fail = reject;
    });
    try {
      await within(hello, until);
    } catch (error) {
      dispose();
      throw error instanceof EmbedError
        ? error
        : new EmbedError('load-timeout', { app: entry.name, cause: error });
    }
  };
  let greeted = false;
  let closed = false;
  frame.addEventListener('load', () => setTimeout(verify, HELLO_GRACE_MS), { signal: ended.signal });
  onFrameBlocked(url.href, ended.signal, () => fail(new EmbedError('blocked', { app: entry.name })));
  place.append(frame);

  const remote = frame.contentWindow;
  if (!remote) throw new EmbedError('load-failed', { app: entry.name });
  const handle = createRequestHandler({
    entry,
    from: {
      app: entry.name,
      get paneId() {
        return pane().paneId;
      },
    },
    portal: delegate(() => pane().portal),
    welcome: options.current,
    now: () => performance.now(),
    isClosed: () => closed,
    onPathChange: options.onPathChange,
    onErrorReport: (report) => pane().onErrorReport(report),
    onRefusal: (code, type) => pane().onRefusal?.(code, type),
  });
  const link = connectGuest({
    local: window,
    remote,
    origin: url.origin,
    request(request) {
      if ((request as { type?: unknown } | null)?.type === 'hello') {
        greeted = true;
        greeters.add(entry.name);
        sayHello();
        tellShortcuts();
      }
      return handle(request);
    },
  });
  const tellShortcuts = () => {
    if (greeted && shortcuts) link.deliver({ type: 'shortcuts', payload: shortcuts });
  };
  let shortcuts: readonly string[] | undefined;
  const stops: ((() => void) | undefined)[] = [];
  const attend = () => {
    const { portal } = pane();
    stops.push(
      portal.onShortcuts?.((chords) => {
        shortcuts = chords;
        tellShortcuts();
      }),
      portal.onUserInfoChanged?.(() => link.deliver({ type: 'user-info', payload: undefined })),
      // A frame that panes share hears what the one in front is told.
      entry.instance === 'app'
        ? undefined
        : portal.onScope?.((scope) => link.deliver({ type: 'scope', payload: scope })),
    );
  };
  const watchdog = createWatchdog({
    ping: () => link.ping(),
    intervalMs: options.pingIntervalMs,
    misses: PING_MISSES,
    isWatched: () => greeted && options.isShown() && document.visibilityState === 'visible',
    onMissed: () => pane().onResponsiveChange(false),
    onAnswered: () => pane().onResponsiveChange(true),
  });
  const dispose = () => {
    if (closed) return;
    closed = true;
    ended.abort();
    watchdog.stop();
    for (const stop of stops) stop?.();
    link.destroy();
    frame.remove();
  };

  async function verify() {
    if (greeted) return;
    const inTime = AbortSignal.any([ended.signal, AbortSignal.timeout(PROBE_MS)]);
    const verdict = await probeFrame(url.href, inTime);
    if (closed || greeted) return;
    if (verdict === 'missing') fail(new EmbedError('not-found', { app: entry.name }));
    else if (verdict === 'failing' || verdict === 'unreachable')
      fail(new EmbedError('load-failed', { app: entry.name }));
    // One that the panes share, or that waits ahead, has to be led.
    else if (entry.instance !== 'app' && !entry.spare && !greeters.has(entry.name)) pane().onMute?.();
  }

  attend();
  await nextHello(signal);
  return { frame, link, forgive: watchdog.forgive, nextHello, attend, dispose };
}
