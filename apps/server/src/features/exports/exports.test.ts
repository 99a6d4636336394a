import { exportStatuses, pushTypes } from '@portal/api-client/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { downloadTasks } from '../../db/schema/exports.ts';
import { memberships } from '../../db/schema/identity.ts';
import { blobs, jobs } from '../../db/schema/index.ts';
import { roleMenus } from '../../db/schema/menus.ts';
import { firstOf } from '../../testing/firstOf.ts';
import { DEMO_NOW, type DemoServer } from '../../testing/openDemoServer.ts';
import { runExports } from '../../testing/runExports.ts';
import { withDemoServer } from '../../testing/withDemoServer.ts';
import { expireExports } from './expireExports.ts';

let server: DemoServer;
withDemoServer((opened) => {
  server = opened;
});
beforeEach(async () => {
  await server.db.delete(jobs);
  await server.db.delete(downloadTasks);
});

const clock = { now: () => DEMO_NOW };
const run = () => runExports(server.db, server.services, clock);
const task = (id: string, as = {}) => server.call('getDownloadTask', { id }, as);
const get = (url: string) => {
  const { pathname, search } = new URL(url);
  return server.app.request(pathname + search);
};
const orders = { resource: 'orders', view: 'to-ship.us', sortBy: 'amount', sortDirection: 'asc' } as const;

describe('an export', () => {
  it('[S325] holds every row of the list as it was filtered and sorted, and nothing else', async () => {
    const filters = { keyword: 'ST-', from: '2026-10-01', to: '2026-11-20' };
    const { id, status } = await server.call('createDownloadTask', { ...orders, filters });
    expect(status).toBe(exportStatuses.waiting);
    expect(await run()).toBe(1);
    const done = await task(id);
    expect(done).toMatchObject({ status: exportStatuses.ready, progress: 100, is_del: 0, failReason: null });
    const list = await server.call('queryList', { ...orders, filters, pageSize: 1_000 });
    const lines = (await (await get(done.fileOssUrl ?? '')).text()).trim().split('\r\n');
    expect(done.rowCount).toBe(list.totalCount);
    expect(list.totalCount).toBeGreaterThan(5);
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(
      list.dataList.map(({ orderNo }) => orderNo),
    );
  });

  it('[S326] is headed in the language of its person, with money beside its currency', async () => {
    const request = { ...orders, columns: ['orderNo', 'status', 'amount', 'orderedAt'] };
    const heads: string[] = [];
    for (const language of ['zh-CN', 'en-US', 'ko-KR']) {
      const { id } = await server.call(
        'createDownloadTask',
        { ...request, uniqueId: language },
        { language },
      );
      await run();
      const text = await (await get((await task(id)).fileOssUrl ?? '')).text();
      heads.push(text.split('\r\n')[0]?.replace('\uFEFF', '') ?? '');
      expect(text).toMatch(/,\d+(\.\d+)?,USD,2026-\d\d-\d\d \d\d:\d\d:\d\d\r\n/);
    }
    expect(heads).toEqual([
      '订单号,状态,金额,金额 (币种),下单时间 (Asia/Shanghai)',
      'Order,Status,Amount,Amount (Currency),Ordered (Asia/Shanghai)',
      '주문 번호,상태,금액,금액 (통화),주문 시각 (Asia/Shanghai)',
    ]);
  });

  it('[S327] comes as a workbook or of a report as well', async () => {
    const book = await server.call('createDownloadTask', { ...orders, format: 'xlsx', name: '我的 订单' });
    const report = await server.call('createDownloadTask', { report: 'sales-shops', days: 60 });
    await run();
    const done = await task(book.id);
    const answer = await get(done.fileOssUrl ?? '');
    expect(answer.headers.get('content-type')).toContain('spreadsheetml');
    expect(answer.headers.get('content-disposition')).toContain(
      `filename*=UTF-8''${encodeURIComponent('我的 订单.xlsx')}`,
    );
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([bytes.length, bytes.toString('latin1', 0, 2)]).toEqual([done.fileSize, 'PK']);
    const shops = await server.call('queryReport', { report: 'sales-shops', days: 60 });
    expect(await task(report.id)).toMatchObject({ status: exportStatuses.ready, rowCount: shops.totalCount });
  });

  it('[S328] is refused while the same one is under way, however often it is asked for', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => server.ask('createDownloadTask', { ...orders })),
    );
    const accepted = answers.filter(({ code }) => code === '200');
    const refused = answers.filter(({ code }) => code === 'saas.download.center.error.code.0001');
    expect([accepted.length, refused.length]).toEqual([1, 5]);
    expect(refused[0]?.message).toBe('存在相同任务，请前往导出中心查看');
    expect(firstOf(refused).data).toMatchObject({ id: (firstOf(accepted).data as { id: string }).id });
    await run();
    expect((await server.ask('createDownloadTask', { ...orders })).code).toBe('200');
  });

  it('[S328] is one of five at most that a person has under way', async () => {
    for (let index = 0; index < 5; index += 1)
      await server.call('createDownloadTask', { ...orders, uniqueId: String(index) });
    const sixth = await server.ask('createDownloadTask', { ...orders, uniqueId: '6' });
    expect(sixth).toMatchObject({ code: 'saas.download.center.error.code.0002' });
    expect((await server.ask('createDownloadTask', { ...orders }, { as: 'staff' })).code).toBe('200');
  });

  it('[S329] that fails says why, and its retry succeeds', async () => {
    const { id } = await server.call('createDownloadTask', { resource: 'demo-fails-once' });
    await run();
    expect(await task(id)).toMatchObject({
      status: exportStatuses.failed,
      failReason: 'source-timeout',
      fileOssUrl: null,
    });
    expect((await server.call('retryDownloadTask', { id })).status).toBe(exportStatuses.waiting);
    await run();
    expect(await task(id)).toMatchObject({ status: exportStatuses.ready, failReason: null });
    expect((await server.call('retryDownloadTask', { id })).status).toBe(exportStatuses.ready);
    expect(await run()).toBe(0);
  });

  it('[S330] tells its person once, with a link and in the list of notices', async () => {
    const { id, name } = await server.call('createDownloadTask', { ...orders, name: '账号停用' });
    await run();
    const { dataList } = await server.call('queryMsgNoticePage', { pageSize: 1 });
    expect(dataList[0]).toMatchObject({ msgType: pushTypes.exportReady, msgTitle: name, hasRead: 2 });
    expect(dataList[0]?.msgInfo).toMatchObject({ taskId: id, fileUrl: expect.stringContaining('http') });
    const failing = await server.call('createDownloadTask', { resource: 'demo-fails-once' });
    await run();
    const [failure] = (await server.call('queryMsgNoticePage', { pageSize: 1 })).dataList;
    expect(failure).toMatchObject({ msgType: pushTypes.system, msgInfo: { taskId: failing.id } });
    expect(failure?.msgTitle).toContain('导出文件失败');
  });

  it('[S331] is its person’s own, in the company it was made in', async () => {
    const { id } = await server.call(
      'createDownloadTask',
      { ...orders },
      { as: 'both', companyId: 'c-starlight' },
    );
    await run();
    for (const as of [{ as: 'owner' }, { as: 'both', companyId: 'c-tidewater' }])
      for (const name of [
        'getDownloadTask',
        'retryDownloadTask',
        'deleteDownloadTask',
        'createDownloadLink',
      ] as const)
        expect((await server.ask(name, { id }, as)).code).toBe('404');
  });

  it('[S332] is of what its person may see, when it is asked for and when it is made', async () => {
    expect((await server.ask('createDownloadTask', { resource: 'ads' }, { as: 'staff' })).code).toBe('403');
    const { id } = await server.call('createDownloadTask', { ...orders }, { as: 'staff' });
    const granted = await server.db.delete(roleMenus).returning();
    await run();
    await server.db.insert(roleMenus).values(granted);
    expect(await task(id, { as: 'staff' })).toMatchObject({
      status: exportStatuses.failed,
      failReason: 'forbidden',
    });
  });

  it.each([
    {},
    { resource: 'orders', report: 'sales-shops' },
    { resource: 'users' },
    { ...orders, sortBy: 'x' },
  ])('[S333] cannot be of %j', async (request) => {
    expect((await server.ask('createDownloadTask', request)).code).toBe('400');
  });
});

describe('a link', () => {
  const ready = async () => {
    const { id } = await server.call('createDownloadTask', { ...orders });
    await run();
    return id;
  };

  it('[S334] DLK-16: is made at the click and is good for a minute', async () => {
    const id = await ready();
    const { url, expireTime } = await server.call('createDownloadLink', { id });
    expect(expireTime).toBe('2026-11-21T08:01:00.000Z');
    const answer = await get(url);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': expect.stringMatching(/^attachment; /),
      'content-length': String((await task(id)).fileSize),
    });
    expect((await answer.arrayBuffer()).byteLength).toBe((await task(id)).fileSize);
  });

  it('[S335] that is changed, old, or of another file gives a plain sentence and no byte', async () => {
    const id = await ready();
    const other = await server.call('createDownloadTask', { ...orders, uniqueId: 'other' });
    await run();
    const { url } = await server.call('createDownloadLink', { id });
    const past = server.services.links.sign(`export:${id}:exports/${id}/1`, -1).query;
    const attacks = [
      url.replace(/sign=./, (text) => (text.endsWith('A') ? 'sign=B' : 'sign=A')),
      url.replace(/expires=\d+/, 'expires=9999999999'),
      url.replace(id, other.id),
      url.replace(/\?.*/, ''),
      url.replace(/\?.*/, `?${past}`),
      url.replace(id, 'unknown'),
    ];
    for (const attack of attacks) {
      const answer = await get(attack);
      expect([attack, answer.status]).toEqual([attack, 403]);
      expect(await answer.text()).toBe('下载链接已失效，请前往导出中心重新下载');
    }
  });

  it('[S335] gives nothing after its file was removed or its person left', async () => {
    const id = await ready();
    const { url } = await server.call('createDownloadLink', { id }, {});
    const [left] = await server.db.delete(memberships).where(eq(memberships.userId, 'u-owner')).returning();
    expect((await get(url)).status).toBe(403);
    if (left) await server.db.insert(memberships).values(left);
    expect((await get(url)).status).toBe(200);
    await server.call('deleteDownloadTask', { id });
    expect((await get(url)).status).toBe(403);
    expect((await server.ask('createDownloadLink', { id })).code).toBe('404');
  });

  it('[S336] ends with the file after a week; a retry makes it anew', async () => {
    const id = await ready();
    const { url } = await server.call('createDownloadLink', { id });
    const late = { now: () => new Date(DEMO_NOW.getTime() + 7 * 86_400_000 + 1) };
    await expireExports(server.db, late, server.services.blobs);
    expect(await task(id)).toMatchObject({ status: exportStatuses.expired, fileOssUrl: null });
    expect((await get(url)).status).toBe(403);
    expect(await server.ask('createDownloadLink', { id })).toMatchObject({
      code: 'saas.download.center.error.code.0003',
      message: '文件已过期或尚未就绪，请重新导出',
    });
    const kept = await server.db
      .select({ key: blobs.key })
      .from(blobs)
      .where(eq(blobs.key, `exports/${id}/1`));
    expect(kept).toEqual([]);
    await server.call('retryDownloadTask', { id });
    await run();
    expect((await task(id)).status).toBe(exportStatuses.ready);
  });
});
