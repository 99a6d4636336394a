import { expect, it } from 'vitest';
import { createFakeServer } from '../testing/createFakeServer.ts';
import { type PortalNoticesApi, portalInbox, toCategories } from './portalInbox.ts';

function setUp() {
  const server = createFakeServer();
  return { server, ...portalInbox({ api: server.api, securityTitles: new Set(['账号停用']) }) };
}

it('[N604] a list of the portal’s calls is a page of notices with its counts', async () => {
  const { server, inbox } = setUp();
  server.send({ messageType: 21, msgTitle: '库存预警' });
  server.send({ messageType: 22, msgTitle: '新订单' });
  const page = await inbox.list({ isUnread: true, page: 1, size: 4 });
  expect(page).toMatchObject({
    unread: 2,
    total: 2,
    newestId: 'n2',
    byCategory: [
      { category: 21, count: 1 },
      { category: 22, count: 1 },
    ],
    notices: [
      { id: 'n2', category: 22, title: '新订单', isRead: false },
      { id: 'n1', category: 21, title: '库存预警', isRead: false },
    ],
  });
  await inbox.list({ category: 22, page: 2, size: 1 });
  expect(server.calls.map(({ request }) => request)).toEqual([
    { pageSize: 4, hasRead: 2 },
    { pageNo: 2, pageSize: 1, messageType: 22 },
  ]);
});

it('[N604] one notice is marked, or all up to one of a category; a server that says no numbers answers none', async () => {
  const { server, inbox } = setUp();
  server.send();
  expect(await inbox.mark({ id: 'n1', isRead: true })).toMatchObject({ unread: 0 });
  expect(await inbox.mark({ id: 'n1', isRead: false })).toMatchObject({ unread: 1 });
  expect(await inbox.mark({ isRead: true, upTo: 'n1', category: 21 })).toMatchObject({ unread: 0 });
  expect(server.calls.at(-1)).toEqual({ name: 'saveAllRead', request: { asOf: 'n1', messageType: 21 } });
  const silent = portalInbox({ api: { ...server.api, saveRead: async () => ({}) as never } });
  expect(await silent.inbox.mark({ id: 'n1', isRead: true })).toBeUndefined();
});

it('[N604] a classification is a category with its names; one without a type is left out', () => {
  const entry = { classificationName: '库存', classificationEnName: 'Stock', messageIcon: 'box' };
  expect(toCategories([{ ...entry, messageType: 21 } as never, entry as never])).toEqual([
    { id: 21, name: '库存', names: { 'en-US': 'Stock', 'ko-KR': undefined }, icon: 'box' },
  ]);
});

it('[N641] a group is read and put away as one', async () => {
  const { server, inbox } = setUp();
  server.send();
  expect(inbox.postpone).toBeUndefined();
  await inbox.list({ isUnread: true, page: 1, size: 4 });
  server.calls.length = 0;
  await inbox.mark({ id: 'n1', isRead: true, isGroup: true });
  await inbox.postpone?.({ id: 'n1', isGroup: true, until: Date.UTC(2026, 10, 22) });
  expect(server.calls).toEqual([
    { name: 'saveRead', request: { id: 'n1', hasRead: 1, equal: true } },
    { name: 'saveNoticeReminder', request: { id: 'n1', remindAt: '2026-11-22T00:00:00.000Z', equal: true } },
  ]);
});

it('[N647] a server that says more than the documents is asked for groups, at once where there are any', async () => {
  const { server, inbox } = setUp();
  for (const msgTitle of ['低库存', '低库存']) server.send({ msgTitle });
  const unread = { isUnread: true, page: 1, size: 4 };
  await inbox.list(unread);
  await inbox.list(unread);
  await inbox.list({ page: 1, size: 20 });
  expect(server.calls.map(({ request }) => request)).toEqual([
    { pageSize: 4, hasRead: 2 },
    { pageSize: 4, hasRead: 2, grouped: true },
    { pageSize: 4, hasRead: 2, grouped: true },
    { pageSize: 20 },
  ]);
});

it('[N647] a backend of the documents is asked for no more than they name', async () => {
  const server = createFakeServer();
  for (const msgTitle of ['低库存', '低库存']) server.send({ msgTitle });
  const asked: unknown[] = [];
  const queryMsgNoticePage: PortalNoticesApi['queryMsgNoticePage'] = async (request) => {
    asked.push(request);
    return { ...(await server.api.queryMsgNoticePage(request)), newestId: undefined };
  };
  const { inbox } = portalInbox({ api: { ...server.api, queryMsgNoticePage } });
  for (let times = 0; times < 2; times += 1) await inbox.list({ isUnread: true, page: 1, size: 4 });
  expect(asked).toEqual([
    { pageSize: 4, hasRead: 2 },
    { pageSize: 4, hasRead: 2 },
  ]);
  expect(inbox.postpone).toBeUndefined();
});
