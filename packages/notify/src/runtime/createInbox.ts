import type { Notice } from '@portal/api-client/contract';
import { createMachine, type Readable } from '@portal/machine';
import { NOTIFY_LIMITS } from '../core/constants.ts';
import {
  INITIAL_INBOX,
  type InboxEffect,
  type InboxEvent,
  type InboxSnapshot,
  type InboxState,
  transition,
  type UnreadCounts,
} from '../core/inbox.ts';
import type { PushedMessage } from '../core/types.ts';
import { ALONE_AFTER_MS, type Clock, type NotifyApi, type TabGroup } from './ports.ts';

/** Unread messages, the same in all tabs. */
export type Inbox = Readable<InboxSnapshot> & {
  /** Reads the latest messages again, at most once a second. */
  refresh(): void;
  arrived(message: PushedMessage, isMine: boolean): void;
  countChanged(unread: number | undefined): void;
  markRead(notice: Pick<Notice, 'id' | 'hasRead'>, isRead?: boolean): Promise<void>;
  /** Marks what was known when the list was read, of one type or of all. */
  markAllRead(messageType?: number): Promise<void>;
  dispose(): void;
};

const READ = 1;
const UNREAD = 2;

/** Keeps the unread messages: moved at once by what happens here, then corrected by the server. */
export function createInbox({ api, tabs, clock }: { api: NotifyApi; tabs: TabGroup; clock: Clock }): Inbox {
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
      const page = await api.queryMsgNoticePage({ hasRead: UNREAD, pageSize: NOTIFY_LIMITS.previewSize });
      send({ type: 'answered', page, version, now: clock.now() });
    } catch {
      send({ type: 'not-answered', now: clock.now() });
    }
  }

  /** Takes the server's counts after a reading; one that it refused is corrected by its next answer. */
  async function settle(saving: Promise<UnreadCounts>): Promise<void> {
    try {
      send({ type: 'settled', counts: await saving, now: clock.now() });
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
    arrived(message, isMine) {
      send({ type: 'arrived', message });
      if (isMine) refresh();
    },
    countChanged(unread) {
      if (unread !== undefined) send({ type: 'counted', unread });
      if (tabs.isLeader) refresh();
    },
    async markRead({ id, hasRead }, isRead = true) {
      if (isRead === (hasRead !== UNREAD)) return;
      send({ type: 'marked', id, isRead });
      await settle(api.saveRead({ id, hasRead: isRead ? READ : UNREAD }));
    },
    async markAllRead(messageType) {
      const { newestId: asOf } = get();
      send({ type: 'all-marked', messageType });
      await settle(
        api.saveAllRead({ ...(asOf && { asOf }), ...(messageType !== undefined && { messageType }) }),
      );
    },
    dispose: machine.stop,
  };
}
