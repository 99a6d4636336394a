import { NOTIFY_TIMES } from '../core/constants.ts';
import { parseFrame } from '../core/parseFrame.ts';
import { INITIAL_STREAM, resumeQuery, type StreamEvent, transitionStream } from '../core/stream.ts';
import type { Frame, PushedMessage } from '../core/types.ts';
import type { TabGroup, TabMessage } from './createTabGroup.ts';
import type { Clock, Connection, ConnectionStatus, PagePort, Transport } from './ports.ts';

/** What the channel needs and whom it tells. */
export type CreatePushChannelOptions = {
  transport: Transport;
  tabs: TabGroup;
  page: Pick<PagePort, 'isVisible' | 'onChange'>;
  clock: Clock;
  /** A message, once in each tab; `isMine` in the one tab that shows it. */
  onMessage: (message: PushedMessage, place: { isMine: boolean; isVisible: boolean }) => void;
  /** Something may have been missed: the lists are read again. Told to one tab. */
  onReread: () => void;
  onChanged: (what: string, unread: number | undefined) => void;
  onStatus?: (status: ConnectionStatus) => void;
};

/** The push channel of one tab. */
export type PushChannel = {
  readonly status: ConnectionStatus;
  /** The server's time, by what it last said. */
  now(): number;
  dispose(): void;
};

const HELLO_WITHIN_MS = 2000;
const RECONNECT_AT_MOST_EVERY_MS = 1000;

/** One connection for all tabs: the leader holds it and passes on what comes, each tab keeps its own place in the stream. */
export function createPushChannel(options: CreatePushChannelOptions): PushChannel {
  const { transport, tabs, page, clock, onMessage, onReread, onChanged } = options;
  let stream = INITIAL_STREAM;
  let status: ConnectionStatus = 'connecting';
  let connection: Connection | undefined;
  let stopWaitingForHello: (() => void) | undefined;
  let clockOffset = 0;
  let hiddenAt: number | undefined;
  let reconnectedAt = Number.NEGATIVE_INFINITY;

  function handle(event: StreamEvent, place: () => { isMine: boolean; isVisible: boolean }): void {
    const result = transitionStream(stream, event);
    stream = result.state;
    for (const effect of result.effects) {
      if (effect.type === 'deliver') onMessage(effect.message, place());
      else if (effect.type === 'changed') onChanged(effect.what, effect.unread);
      else if (effect.type === 'clock') clockOffset = effect.serverTime - clock.now();
      else if (tabs.isLeader) onReread();
    }
  }

  function receive(data: unknown): void {
    const frame = parseFrame(data);
    if (frame.kind === 'ignored') return;
    if (frame.kind === 'hello') stopWaitingForHello?.();
    if (!tabs.isShared) {
      const isVisible = page.isVisible();
      handle({ type: 'frame', frame }, () => ({ isMine: isVisible, isVisible }));
      return;
    }
    const shows = tabs.chooseTab();
    tabs.post('frame', { frame, shows });
    handle({ type: 'frame', frame }, () => ({ isMine: shows.id === tabs.id, isVisible: shows.isVisible }));
  }

  function enter(next: ConnectionStatus): void {
    stopWaitingForHello?.();
    if (next === 'open') {
      stopWaitingForHello = clock.after(HELLO_WITHIN_MS, () => {
        handle({ type: 'opened-without-hello' }, () => ({ isMine: false, isVisible: false }));
      });
    }
    setStatus(next);
    tabs.post('status', { status: next });
    // The answer to the next call says whether the session is over: nothing else is known from here.
    if (next === 'refused') onReread();
  }

  function setStatus(next: ConnectionStatus): void {
    if (status === next) return;
    status = next;
    options.onStatus?.(next);
  }

  function reconnect(): void {
    if (status !== 'waiting' || clock.now() - reconnectedAt < RECONNECT_AT_MOST_EVERY_MS) return;
    reconnectedAt = clock.now();
    connection?.reconnect();
  }

  const onTabMessage = (message: TabMessage) => {
    if (message.kind === 'frame' && !tabs.isLeader) {
      const shows = message.shows as { id: string; isVisible: boolean };
      handle({ type: 'frame', frame: message.frame as Frame }, () => ({
        isMine: shows.id === tabs.id,
        isVisible: shows.isVisible,
      }));
    } else if (message.kind === 'status' && !tabs.isLeader) {
      setStatus(message.status as ConnectionStatus);
    } else if (message.kind === 'joined' && tabs.isLeader) {
      tabs.post('status', { status });
      // The newcomer starts where this tab is, so that it could take over without a gap.
      const { epoch, cursor } = stream;
      if (cursor !== undefined) tabs.post('place', { epoch, cursor });
    } else if (message.kind === 'place' && stream.cursor === undefined) {
      stream = { ...stream, epoch: message.epoch as string, cursor: message.cursor as number };
    } else if (message.kind === 'presence' && tabs.isLeader) {
      // A tab in the background may wake late; the one in front asks it to try at once.
      const tab = message.tab as { isVisible: boolean };
      if (tab.isVisible) reconnect();
    }
  };

  const stopTabs = tabs.onMessage(onTabMessage);
  const stopPage = page.onChange(() => {
    if (!page.isVisible()) {
      hiddenAt ??= clock.now();
      return;
    }
    const away = hiddenAt === undefined ? 0 : clock.now() - hiddenAt;
    hiddenAt = undefined;
    if (away > NOTIFY_TIMES.awayMs) onReread();
  });
  const stopLeading = tabs.onLeading(() => {
    if (connection) return;
    connection = transport({ query: () => resumeQuery(stream), onFrame: receive, onStatus: enter });
  });
  if (!tabs.isLeader) tabs.post('joined');

  return {
    get status() {
      return status;
    },
    now: () => clock.now() + clockOffset,
    dispose() {
      stopWaitingForHello?.();
      stopTabs();
      stopPage();
      stopLeading();
      connection?.dispose();
      connection = undefined;
      status = 'closed';
    },
  };
}
