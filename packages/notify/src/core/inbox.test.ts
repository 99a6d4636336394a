import { expect, it } from 'vitest';
import { INITIAL_INBOX, type InboxEffect, type InboxEvent, transition } from './inbox.ts';

function start() {
  let state = INITIAL_INBOX;
  return {
    get inbox() {
      return state.inbox;
    },
    get version() {
      return state.version;
    },
    send(event: InboxEvent): readonly InboxEffect[] {
      const [next, effects = []] = transition(state, event);
      state = next;
      return effects;
    },
  };
}
const message = (category = 21, noticeId: string | undefined = 'n1') =>
  ({ type: 'arrived', notice: { noticeId, category } }) as const;
const answer = (unread: number, version: number, now = 0) =>
  ({ type: 'answered', page: { unread, notices: [], newestId: 'n9' }, version, now }) as const;

it('[N22] messages and readings move the counter at once, never below zero', () => {
  const run = start();
  run.send(message());
  run.send(message(22));
  expect(run.inbox).toMatchObject({ unread: 2, unreadByCategory: { 21: 1, 22: 1 }, newestId: 'n1' });
  expect(run.send({ type: 'marked', id: 'n1', isRead: true, count: 1 })).toEqual([{ type: 'share' }]);
  expect(run.inbox.unread).toBe(1);
  run.send({ type: 'marked', id: 'n1', isRead: false, count: 1 });
  expect(run.inbox.unread).toBe(2);
  run.send({ type: 'all-marked', category: 22 });
  expect(run.inbox).toMatchObject({ unread: 1, unreadByCategory: { 21: 1 } });
  for (let index = 0; index < 3; index += 1) run.send({ type: 'marked', id: 'n1', isRead: true, count: 1 });
  expect(run.inbox.unread).toBe(0);
  run.send(message());
  run.send({ type: 'all-marked', category: undefined });
  expect(run.inbox).toMatchObject({ unread: 0, unreadByCategory: {} });
  run.send(message(21, ''));
  expect(run.inbox.unread).toBe(1);
});

it('[N22] a message without a notice leaves the counter as it is', () => {
  const run = start();
  run.send({ type: 'arrived', notice: { noticeId: undefined, category: 21 } });
  expect(run.inbox).toBe(INITIAL_INBOX.inbox);
});

it('[N22] an answer that was overtaken by a message does not set the counter back', () => {
  const run = start();
  expect(run.send({ type: 'wanted', now: 0 })).toEqual([{ type: 'ask', version: 0 }]);
  run.send(message());
  // It is asked for again, after the pause.
  expect(run.send(answer(5, 0, 300))).toEqual([{ type: 'ask-later', inMs: 700 }]);
  expect(run.inbox).toMatchObject({ unread: 1, status: 'loading' });
  expect(run.send({ type: 'due', now: 1000 })).toEqual([{ type: 'ask', version: 1 }]);
  expect(run.send(answer(6, run.version, 1100))).toEqual([{ type: 'share' }]);
  expect(run.inbox).toMatchObject({ unread: 6, status: 'ready' });
});

it('[N26] the list is asked for once a second at most, and once more for what came meanwhile', () => {
  const run = start();
  run.send({ type: 'wanted', now: 0 });
  for (const now of [10, 20, 30]) expect(run.send({ type: 'wanted', now })).toEqual([]);
  expect(run.send(answer(0, 0, 400))).toEqual([{ type: 'share' }, { type: 'ask-later', inMs: 600 }]);
  expect(run.send({ type: 'wanted', now: 500 })).toEqual([]);
  expect(run.send({ type: 'due', now: 1000 })).toEqual([{ type: 'ask', version: 0 }]);
});

it('[N22] a first list that does not load is a failure; a later one keeps what is known', () => {
  const run = start();
  run.send({ type: 'wanted', now: 0 });
  run.send({ type: 'not-answered', now: 10 });
  expect(run.inbox.status).toBe('failed');
  run.send({ type: 'wanted', now: 2000 });
  run.send(answer(1, 0, 2100));
  run.send({ type: 'wanted', now: 4000 });
  run.send({ type: 'not-answered', now: 4100 });
  expect(run.inbox).toMatchObject({ status: 'ready', unread: 1 });
});

it('[N73] what another tab knows is taken over, and lists on screen are read again', () => {
  const run = start();
  run.send(answer(4, 0));
  const { revision } = run.inbox;
  run.send({ type: 'told', inbox: { ...run.inbox, unread: 2, revision: 0 } });
  expect(run.inbox).toMatchObject({ unread: 2, revision: revision + 1 });
  // What was asked before is out of date now.
  expect(run.send(answer(4, 0, 5000))).toContainEqual({ type: 'ask', version: 1 });
});

const notice = (id: string) => ({ id, isRead: false }) as never;

it('[N22] what is read leaves the latest ones; what is marked unread again does not come back among them', () => {
  const run = start();
  run.send({ type: 'wanted', now: 0 });
  const notices = ['a', 'b', 'c', 'd', 'e'].map(notice);
  const page = { notices, unread: 5, byCategory: [{ category: 21, count: 5 }], newestId: 'a' };
  run.send({ type: 'answered', page, version: 0, now: 10 });
  expect(run.inbox).toEqual({
    status: 'ready',
    unread: 5,
    unreadByCategory: { 21: 5 },
    latest: notices.slice(0, 4),
    newestId: 'a',
    revision: 1,
  });
  run.send({ type: 'marked', id: 'b', isRead: true, count: 1 });
  expect(run.inbox.latest).toEqual(['a', 'c', 'd'].map(notice));
  run.send({ type: 'all-marked', category: 7 });
  expect(run.inbox).toMatchObject({ unread: 4, unreadByCategory: { 21: 5 } });
  run.send({ type: 'all-marked', category: undefined });
  expect(run.inbox).toMatchObject({ unread: 0, latest: [], unreadByCategory: {} });
});

it('[N22] counts that make no sense are left out', () => {
  const run = start();
  run.send({ type: 'wanted', now: 0 });
  const byCategory = [
    { category: 1, count: 0 },
    { category: 2, count: -3 },
    { category: 5, count: 6 },
  ];
  run.send({ type: 'answered', page: { unread: 0, notices: [], byCategory }, version: 0, now: 10 });
  expect(run.inbox).toMatchObject({ unread: 0, unreadByCategory: { 5: 6 } });
  run.send({ type: 'counted', unread: 2.9 });
  expect(run.inbox.unread).toBe(2);
  run.send({ type: 'counted', unread: -1 });
  expect(run.inbox.unread).toBe(0);
});

it('[N25] the counts that come back with a reading are taken, told to the tabs, and the list is asked for', () => {
  const run = start();
  const counts = { unread: 7, byCategory: [{ category: 21, count: 7 }] };
  expect(run.send({ type: 'settled', counts, now: 0 })).toEqual([
    { type: 'share' },
    { type: 'ask', version: 0 },
  ]);
  expect(run.inbox).toMatchObject({ unread: 7, unreadByCategory: { 21: 7 }, revision: 1 });
  expect(run.send({ type: 'settled', counts: undefined, now: 10 })).toEqual([{ type: 'share' }]);
  expect(run.inbox).toMatchObject({ unread: 7, revision: 1 });
});

it('[N26] a clock that was set back does not prolong the pause; a pause that is just over is over', () => {
  const run = start();
  run.send({ type: 'wanted', now: 50_000 });
  run.send(answer(0, 0, 50_000));
  expect(run.send({ type: 'wanted', now: 10_000 })).toEqual([{ type: 'ask-later', inMs: 1000 }]);
  const other = start();
  other.send({ type: 'wanted', now: 0 });
  other.send(answer(0, 0, 10));
  expect(other.send({ type: 'wanted', now: 1000 })).toEqual([{ type: 'ask', version: 0 }]);
});

it('[N26] a question that failed is asked again for what came meanwhile, not otherwise', () => {
  const run = start();
  run.send({ type: 'wanted', now: 0 });
  expect(run.send({ type: 'not-answered', now: 10 })).toEqual([]);
  run.send({ type: 'wanted', now: 2000 });
  run.send({ type: 'wanted', now: 2010 });
  expect(run.send({ type: 'not-answered', now: 2020 })).toEqual([{ type: 'ask-later', inMs: 980 }]);
  expect(run.send({ type: 'wanted', now: 2030 })).toEqual([]);
});

it('[N641] a group moves the counter by as many as it stands for, both ways', () => {
  const run = start();
  run.send(answer(40, 0));
  run.send({ type: 'marked', id: 'n1', isRead: true, count: 37 });
  expect(run.inbox.unread).toBe(3);
  run.send({ type: 'marked', id: 'n1', isRead: false, count: 37 });
  expect(run.inbox.unread).toBe(40);
});
