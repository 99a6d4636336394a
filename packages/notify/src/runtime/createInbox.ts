import { createMachine, type Readable } from '@portal/machine';
import { NOTIFY_LIMITS } from '../core/constants.ts';
import {
  INITIAL_INBOX,
  type InboxEffect,
  type InboxEvent,
  type InboxSnapshot,
  type InboxState,
  transition,
} from '../core/inbox.ts';
import type { InboxPort } from '../core/inboxPort.ts';
import { momentAfter, type WaitLength } from '../core/momentAfter.ts';
import type { CategoryId, Notice, PushedNotice } from '../core/types.ts';
import { ALONE_AFTER_MS, type Clock, type TabGroup } from './ports.ts';

/** Unread messages, the same in all tabs. */
export type Inbox = Readable<InboxSnapshot> & {
  /** Reads the latest messages again, at most once a second. */
  refresh(): void;
  arrived(notice: PushedNotice, isMine: boolean): void;
  countChanged(unread: number | undefined): void;
  /** Marks a notice, with those equal to it that it stands for. */
  markRead(notice: Pick<Notice, 'id' | 'isRead' | 'count'>, isRead?: boolean): Promise<void>;
  /** Puts a notice away for an hour, or until tomorrow morning. */
  postpone(notice: Pick<Notice, 'id' | 'count'>, length: WaitLength): Promise<void>;
  /** Marks what was known when the list was read, of one category or of all. */
  markAllRead(category?: CategoryId): Promise<void>;
  dispose(): void;
};

/** What the unread messages need. */
type CreateInboxOptions = {
  port: Pick<InboxPort, 'list' | 'mark' | 'postpone'>;
  tabs: TabGroup;
  clock: Clock;
  /** The server's time. @default the clock's */
  now?: () => number;
  /** Whose morning tomorrow is. @default the browser's */
  zone?: () => string;
};

/** Keeps the unread messages: moved at once by what happens here, then corrected by the server. */
export function createInbox({ port, tabs, clock, now = clock.now, zone }: CreateInboxOptions): Inbox {
  const machine = createMachine<InboxState, InboxEvent, InboxEffect>({
    initial: INITIAL_INBOX,
    transition,
    perform(effect) {
      if (effect.type === 'share') tabs.post('inbox', { inbox: get() });
      else if (effect.type === 'ask') void ask(effect.version);
      else clock.after(effect.inMs, () => send({ type: 'due', now: clock.now() }));
    },
  });
  const { send } = machine;
  const get = () => machine.get().inbox;
  const refresh = () => send({ type: 'wanted', now: clock.now() });

  async function ask(version: number): Promise<void> {
    try {
      const page = await port.list({ isUnread: true, page: 1, size: NOTIFY_LIMITS.previewSize });
      send({ type: 'answered', page, version, now: clock.now() });
    } catch {
      send({ type: 'not-answered', now: clock.now() });
    }
  }

  /** Takes the server's counts after a reading; one that it refused is corrected by its next answer. */
  async function settle(saving: ReturnType<InboxPort['mark']>): Promise<void> {
    try {
      send({ type: 'settled', counts: (await saving) || undefined, now: clock.now() });
    } catch (error) {
      refresh();
      throw error;
    }
  }

  tabs.onMessage((message) => {
    if (message.kind === 'inbox') send({ type: 'told', inbox: message.inbox as InboxSnapshot });
    if (message.kind === 'joined' && tabs.isLeader && get().status === 'ready') {
      tabs.post('inbox', { inbox: get() });
    }
  });
  // The first time the greeting of the connection asks: what came before it would be asked for twice.
  tabs.onLeading(() => {
    if (get().status !== 'loading') refresh();
  });
  // A leader that sleeps answers nobody: then this tab asks for itself.
  clock.after(ALONE_AFTER_MS, () => {
    if (get().status === 'loading') refresh();
  });

  return {
    get,
    subscribe: machine.subscribe,
    refresh,
    arrived(notice, isMine) {
      send({ type: 'arrived', notice });
      if (isMine) refresh();
    },
    countChanged(unread) {
      if (unread !== undefined) send({ type: 'counted', unread });
      if (tabs.isLeader) refresh();
    },
    async markRead({ id, isRead: wasRead, count = 1 }, isRead = true) {
      if (isRead === wasRead) return;
      send({ type: 'marked', id, isRead, count });
      await settle(port.mark({ id, isRead, ...(count > 1 && { isGroup: true }) }));
    },
    async postpone({ id, count = 1 }, length) {
      if (!port.postpone) return;
      send({ type: 'marked', id, isRead: true, count });
      const until = momentAfter(length, now(), zone?.());
      await settle(port.postpone({ id, isGroup: count > 1, until }));
    },
    async markAllRead(category) {
      const { newestId: upTo } = get();
      send({ type: 'all-marked', category });
      await settle(port.mark({ isRead: true, upTo, category }));
    },
    dispose: machine.stop,
  };
}
