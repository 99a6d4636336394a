import { createMachine, createStore, type Readable } from '@portal/machine';
import type { TabPresence } from '../core/chooseTab.ts';
import { NOTIFY_TIMES } from '../core/constants.ts';
import {
  type Change,
  INITIAL_STREAM,
  resumeQuery,
  type ShownIn,
  type StreamEffect,
  type StreamEvent,
  type StreamState,
  transition,
} from '../core/stream.ts';
import type { Frame, PushedNotice } from '../core/types.ts';
import { createUnknownWarning } from './createUnknownWarning.ts';
import type { Clock, Connection, ConnectionStatus, PagePort, TabGroup, Transport } from './ports.ts';

/** What the channel needs and whom it tells. */
export type CreatePushChannelOptions = {
  /** Without one nobody greets: the lists are read at once. */
  transport: Transport | undefined;
  readFrame: (data: unknown) => Frame;
  tabs: TabGroup;
  page: Pick<PagePort, 'isVisible' | 'onChange'>;
  clock: Clock;
  /** Called with each notice once in each tab; `isMine` in the one tab that shows it. */
  onNotice: (notice: PushedNotice, shownIn: ShownIn) => void;
  /** Called in one tab when messages may have been missed: the lists are read again. */
  onReread: () => void;
  onChanged: (change: Change) => void;
  /** Called in each tab after the connection was lost: changes in the meantime were told to nobody. */
  onChangesMissed: () => void;
};

/** The push channel of one tab. */
export type PushChannel = {
  readonly status: Readable<ConnectionStatus>;
  /** The server's time, by what it last said. */
  now(): number;
  dispose(): void;
};

const HELLO_WITHIN_MS = 2000;
const RECONNECT_AT_MOST_EVERY_MS = 1000;

/** Opens one connection for all tabs: the leader holds it and passes on what comes, each tab keeps its own place in the stream. */
export function createPushChannel(options: CreatePushChannelOptions): PushChannel {
  const { transport, tabs, page, clock, readFrame, onNotice, onReread, onChanged, onChangesMissed } = options;
  const status = createStore<ConnectionStatus>('connecting');
  let connection: Connection | undefined;
  let stopWaitingForHello: (() => void) | undefined;
  let clockOffsetMs = 0;
  let hiddenAt: number | undefined;
  let reconnectedAt = Number.NEGATIVE_INFINITY;
  const tellUnknown = createUnknownWarning();

  const stream = createMachine<StreamState, StreamEvent, StreamEffect>({
    initial: INITIAL_STREAM,
    transition,
    perform(effect) {
      if (effect.type === 'deliver') onNotice(effect.notice, effect.shownIn);
      else if (effect.type === 'report-change') onChanged(effect.change);
      else if (effect.type === 'changes-missed') onChangesMissed();
      else if (effect.type === 'set-clock') clockOffsetMs = effect.serverTime - clock.now();
      else if (tabs.isLeader) onReread();
    },
  });

  function take(frame: Frame, shows: { id: string; isVisible: boolean }): void {
    const shownIn = { isMine: shows.id === tabs.id, isVisible: shows.isVisible };
    stream.send({ type: 'frame', frame, shownIn });
  }

  function receive(data: unknown): void {
    const frame = readFrame(data);
    if (frame.kind === 'unknown') tellUnknown(data);
    if (frame.kind === 'ignored' || frame.kind === 'unknown') return;
    if (frame.kind === 'hello') stopWaitingForHello?.();
    if (!tabs.isShared) {
      const isVisible = page.isVisible();
      stream.send({ type: 'frame', frame, shownIn: { isMine: isVisible, isVisible } });
      return;
    }
    const shows = tabs.chooseTab();
    tabs.post('frame', { frame, shows });
    take(frame, shows);
  }

  function enter(next: ConnectionStatus): void {
    stopWaitingForHello?.();
    if (next === 'open') {
      const giveUp = () => stream.send({ type: 'opened-without-hello' });
      if (transport) stopWaitingForHello = clock.after(HELLO_WITHIN_MS, giveUp);
      else giveUp();
    }
    status.set(next);
    tabs.post('status', { status: next });
    // The answer to the next call says whether the session is over: nothing else is known from here.
    if (next === 'refused') onReread();
  }

  /** Where nothing is pushed the first list is read once everybody listens. */
  function openAlone(): void {
    if (tabs.isLeader) enter('open');
  }

  function reconnect(): void {
    if (status.get() !== 'waiting' || clock.now() - reconnectedAt < RECONNECT_AT_MOST_EVERY_MS) return;
    reconnectedAt = clock.now();
    connection?.reconnect();
  }

  const stopTabs = tabs.onMessage((message) => {
    if (message.kind === 'frame' && !tabs.isLeader) {
      take(message.frame as Frame, message.shows as TabPresence);
    } else if (message.kind === 'status' && !tabs.isLeader) {
      status.set(message.status as ConnectionStatus);
    } else if (message.kind === 'joined' && tabs.isLeader) {
      tabs.post('status', { status: status.get() });
      // The newcomer starts where this tab is, so that it could take over without a gap.
      const { epoch, cursor } = stream.get();
      if (cursor !== undefined) tabs.post('place', { epoch, cursor });
    } else if (message.kind === 'place') {
      stream.send({
        type: 'place-told',
        epoch: message.epoch as string,
        cursor: message.cursor as number,
      });
    } else if (message.kind === 'presence' && tabs.isLeader) {
      // A tab in the background may wake late; the one in front asks it to try at once.
      if ((message.tab as TabPresence).isVisible) reconnect();
    }
  });
  const stopPage = page.onChange(() => {
    if (!page.isVisible()) {
      hiddenAt ??= clock.now();
      return;
    }
    const awayMs = hiddenAt === undefined ? 0 : clock.now() - hiddenAt;
    hiddenAt = undefined;
    if (awayMs > NOTIFY_TIMES.awayMs) onReread();
  });
  const stopLeading = tabs.onLeading(() => {
    if (connection) return;
    if (!transport) return queueMicrotask(openAlone);
    const query = () => resumeQuery(stream.get());
    connection = transport({ query, onFrame: receive, onStatus: enter });
  });
  if (!tabs.isLeader) tabs.post('joined');

  return {
    status,
    now: () => clock.now() + clockOffsetMs,
    dispose() {
      stopWaitingForHello?.();
      stopTabs();
      stopPage();
      stopLeading();
      stream.stop();
      connection?.dispose();
      connection = undefined;
      status.set('closed');
    },
  };
}
