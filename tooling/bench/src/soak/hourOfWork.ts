import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { signInPerson } from '../ai/signInPerson.ts';
import type { Client } from '../auth/loadClient.ts';
import { openWorker, type Worker } from './openWorker.ts';

/** One thing that somebody does, and how often within an hour. */
type Doing = { name: string; timesAnHour: number; run(worker: Worker, client: Client): Promise<void> };

const ERP = { serviceId: 'svc-erp', systemCode: 'ERP' };
const ORDERS = { resource: 'orders', pageSize: 50 };
/** The agent whose questions are not counted. */
const FREE_AGENT = 2;
const EXPORT_POLL_MS = 200;

type Menu = { menuId: string; lastMenu: number; childMenus?: Menu[] };
const leavesOf = (menus: readonly Menu[] = []): string[] =>
  menus.flatMap(({ menuId, lastMenu, childMenus }) => (lastMenu === 2 ? [menuId] : leavesOf(childMenus)));

const readTree = (worker: Worker) =>
  worker.ask<{ childMenus: Menu[] }>('/sso/role/getMenuTreeByServiceAndRole', ERP);

/** What one person does in an hour of a working day. */
export const HOUR: readonly Doing[] = [
  {
    name: 'a visit',
    timesAnHour: 4,
    async run(worker) {
      await Promise.all([
        readTree(worker),
        worker.ask('/sso/user/getUserInfoByHideCode'),
        worker.ask('/sso/user/userActionConfig'),
        worker.ask('/sso/subjectServiceSystemExt/querySystemExtListForSub', { paging: false }),
      ]);
    },
  },
  {
    name: 'a page of orders',
    timesAnHour: 60,
    run: (worker) => worker.ask('/api/v1/queryList', ORDERS).then(),
  },
  {
    name: 'notices',
    timesAnHour: 12,
    run: (worker) => worker.ask('/sso/msgNotice/queryMsgNoticePage', { hasRead: 2, pageSize: 20 }).then(),
  },
  { name: 'a scene that is made and deleted', timesAnHour: 2, run: makeScene },
  { name: 'a session of its own', timesAnHour: 1, run: signInAndOut },
  {
    name: 'a socket',
    timesAnHour: 6,
    run: ({ person, url }) => openSocket(`${url}/sso/ecSocket/${person.token}?since=`),
  },
  // A conversation takes the next question once the one before is answered.
  { name: 'a question', timesAnHour: 4, run: (worker) => worker.inTurn(() => askAssistant(worker)) },
  { name: 'an export', timesAnHour: 0.2, run: exportOrders },
];

async function makeScene(worker: Worker): Promise<void> {
  const menuIds = leavesOf((await readTree(worker)).childMenus).slice(0, 3);
  const customMenuName = randomUUID().slice(0, 20);
  const { groupId } = await worker.ask<{ groupId: string }>('/sso/customGroup/add', {
    customMenuName,
    menuIds,
  });
  await worker.ask('/sso/customGroup/del', { groupId });
}

async function signInAndOut({ url, person: { account } }: Worker, client: Client): Promise<void> {
  await openWorker(url, await signInPerson(client, url, account)).ask('/sso/user/logout');
}

/** Opens a socket, hears the greeting, and closes it. */
async function openSocket(address: string): Promise<void> {
  const socket = new WebSocket(address.replace('http', 'ws'));
  await new Promise((heard, failed) =>
    socket.once('message', heard).once('error', failed).once('close', failed),
  );
  const closed = new Promise((done) => socket.once('close', done));
  socket.close();
  await closed;
}

async function askAssistant(worker: Worker): Promise<void> {
  const { data: agent } = await worker.ask<{ data: { user_agent_id: string } }>(
    '/api/v1/unite/bindUserAgent',
    {
      data: { agent_id: FREE_AGENT },
    },
  );
  const question = { agent_id: FREE_AGENT, user_agent_id: agent.user_agent_id, message: '昨天的销售额' };
  const { data: asked } = await worker.ask<{ data: { message_id: string } }>('/api/v1/unite/robot', {
    data: question,
  });
  await worker.read('/api/v1/question/stream', { message_id: asked.message_id, from: { t: 0, c: 0 } });
}

type Task = { id: string; status: number };
/** An export that is still to be made, or under way. */
const UNDER_WAY = [0, 1];

async function exportOrders(worker: Worker): Promise<void> {
  const wanted = { resource: 'orders', filters: { status: 'cancelled' }, uniqueId: randomUUID() };
  const { id } = await worker.ask<Task>('/api/v1/download-center/create-task', wanted);
  for (let task: Task = { id, status: 0 }; UNDER_WAY.includes(task.status); await pause(EXPORT_POLL_MS))
    task = await worker.ask<Task>(`/api/v1/download-center/task/${id}`);
  await worker.ask(`/api/v1/download-center/delete-task/${id}`);
}
