import { ApiError } from '@portal/api-client';
import { answerCodes } from '@portal/api-client/contract/codes';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeBrowser } from '../testing/createFakeBrowser.ts';
import { createFakeNotify } from '../testing/createFakeNotify.ts';
import { createFakeServer } from '../testing/createFakeServer.ts';
import type { ExportsApi, FollowExportsOptions } from './performExports.ts';
import type { Connection, ConnectionHandlers } from './ports.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00+08:00') });
});
afterEach(() => {
  vi.useRealTimers();
});
const settle = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

async function start(exports: Partial<FollowExportsOptions> = {}, tabs = 1) {
  const server = createFakeServer();
  const browser = createFakeBrowser();
  const started = [];
  for (let index = 0; index < tabs; index += 1) {
    const tab = browser.openTab();
    started.push({ tab, ...createFakeNotify({ server, tab, exports }) });
    await settle(10);
  }
  await settle(2000);
  const [first, second = first] = started;
  if (!first || !second) throw new Error('a tab expected');
  const task = (status: number, id = 't1') =>
    server.tasks.set(id, {
      id,
      status,
      name: '订单',
      is_del: 0,
      fileOssUrl: status === 2 ? 'https://portal.test/f' : undefined,
    });
  const titles = (from = first) => from.told.map(({ title }) => title);
  return { server, first, second, task, titles };
}

const ready = {
  msgType: 8,
  messageType: 8,
  noticeId: undefined,
  msgInfo: { id: 't1', fileUrl: 'https://portal.test/f', name: '订单' },
};

describe('following', () => {
  it('[N80] asks at once and every 2.5 s, and tells of each change', async () => {
    const { server, first, task, titles } = await start();
    task(0);
    first.notify.exports?.follow({ id: 't1' });
    await settle(1);
    expect(server.countCalls('getDownloadTask')).toBe(1);
    await settle(2498);
    expect(server.countCalls('getDownloadTask')).toBe(1);
    task(2);
    await settle(10);
    expect(titles()).toEqual(['下载文件准备中', '下载文件已就绪']);
    expect(first.toasts).toMatchObject([{ id: 'export-t1', durationMs: 6000, message: '订单' }]);
    await settle(60_000);
    expect(server.countCalls('getDownloadTask')).toBe(2);
  });

  it('[N80] a check that fails is tried again, without a notice storm', async () => {
    const { server, first, task, titles } = await start();
    task(1);
    first.notify.exports?.follow({ id: 't1' });
    await settle(1);
    server.stop();
    await settle(10_000);
    server.start();
    task(2);
    await settle(2500);
    expect(titles()).toEqual(['下载文件准备中', '下载文件已就绪']);
  });

  it('[N85] failed offers a retry; the retry is polled at once', async () => {
    const { server, first, task, titles } = await start();
    task(3);
    first.notify.exports?.follow({ id: 't1' });
    await settle(1);
    const [failed] = first.toasts;
    expect(failed).toMatchObject({ title: '导出文件失败', tone: 'danger', action: { label: '重试' } });
    task(1);
    failed?.action?.onClick();
    await settle(1);
    expect(server.countCalls('retryDownloadTask')).toBe(1);
    expect(titles().at(-1)).toBe('下载文件准备中');
  });

  it('[N86] an equal export is refused in words, with a way to the centre', async () => {
    const { first, task } = await start();
    task(1);
    first.notify.exports?.follow({ id: 't1', uniqueId: 'orders' });
    await settle(1);
    first.notify.exports?.follow({ id: 't2', uniqueId: 'orders' });
    const refused = first.told.at(-1);
    expect(refused?.title).toBe('存在相同任务，请前往导出中心查看');
    refused?.action?.onClick();
    expect(first.visits).toEqual([{ to: 'export-centre', with: undefined }]);
  });

  it('[N86] one that the server refuses, when it is begun or tried again, leads to the centre too', async () => {
    const server = createFakeServer();
    const code = answerCodes.exportDuplicate;
    const refusal = { endpoint: 'retry', kind: 'business', code, status: 200, requestId: 'r' } as const;
    const silent: unknown[] = [];
    const retryDownloadTask: ExportsApi['retryDownloadTask'] = (_request, options) => {
      silent.push(options?.silent);
      return Promise.reject(new ApiError(refusal));
    };
    const { first, task, titles } = await start({ api: { ...server.api, retryDownloadTask } });
    first.notify.exports?.refused({ id: 't7', uniqueId: 'orders', name: '订单' });
    expect(first.toasts).toMatchObject([{ id: 'export-t7', message: '订单', action: { label: '导出中心' } }]);
    server.tasks.set('t1', { id: 't1', status: 3, name: '订单', is_del: 0, fileOssUrl: undefined });
    task(3);
    first.notify.exports?.follow({ id: 't1' });
    await settle(1);
    first.toasts.find(({ id }) => id === 'export-t1')?.action?.onClick();
    await settle(1);
    expect(titles().slice(-2)).toEqual(['导出文件失败', '存在相同任务，请前往导出中心查看']);
    // The client does not tell it a second time, without the way there.
    expect(silent).toEqual([[code]]);
  });
});

describe('one notice per export', () => {
  it('[N84] poll and push', async () => {
    const { server, first, task, titles } = await start();
    task(1);
    first.notify.exports?.follow({ id: 't1' });
    await settle(1);
    task(2);
    server.send(ready);
    await settle(10_000);
    expect(titles()).toEqual(['下载文件准备中', '下载文件已就绪']);
  });

  it('[N84] followed in one tab, pushed to another', async () => {
    const { server, first, second, task, titles } = await start({}, 2);
    task(1);
    first.notify.exports?.follow({ id: 't1' });
    await settle(1);
    task(2);
    server.send(ready);
    await settle(10_000);
    expect(titles()).toEqual(['下载文件准备中', '下载文件已就绪']);
    expect(titles(second)).toEqual([]);
  });

  it('[N770] a frame that names an export by its `uniqueId` alone ends the one that was followed', async () => {
    let handlers: ConnectionHandlers | undefined;
    const socket = (given: ConnectionHandlers): Connection => {
      handlers = given;
      return { reconnect: () => undefined, dispose: () => undefined };
    };
    const { first, task, titles } = await start({ socket });
    task(1);
    first.notify.exports?.follow({ id: 't1', uniqueId: 'orders' });
    await settle(1);
    handlers?.onFrame('{"code":0,"data":{"uniqueId":"returns","fileOssUrl":"https://portal.test/f"}}');
    expect(titles()).toEqual(['下载文件准备中']);
    handlers?.onFrame('{"code":0,"data":{"uniqueId":"orders","fileOssUrl":"https://portal.test/f"}}');
    expect(titles()).toEqual(['下载文件准备中', '下载文件已就绪']);
  });

  it('[N84] export socket and poll; the socket is open only while something is followed', async () => {
    let handlers: ConnectionHandlers | undefined;
    const dispose = vi.fn();
    const socket = (given: ConnectionHandlers): Connection => {
      handlers = given;
      return { reconnect: () => undefined, dispose };
    };
    const { first, task, titles } = await start({ socket });
    expect(handlers).toBeUndefined();
    task(1);
    first.notify.exports?.follow({ id: 't1' });
    await settle(1);
    task(2);
    handlers?.onFrame('{"code":0,"data":{"id":"t1","fileOssUrl":"https://portal.test/f"}}');
    await settle(10_000);
    expect(titles()).toEqual(['下载文件准备中', '下载文件已就绪']);
    expect(dispose).toHaveBeenCalledOnce();
  });
});

describe('a pushed export', () => {
  it('[N88] is told after 1.5 s, for 3 s, with the file and the centre', async () => {
    const { server, first } = await start();
    server.send(ready);
    await settle(1499);
    expect(first.told).toEqual([]);
    await settle(1);
    expect(first.told).toMatchObject([
      {
        title: '下载文件已就绪',
        durationMs: 3000,
        action: { label: '下载' },
        secondAction: { label: '导出中心' },
      },
    ]);
    server.send({ ...ready, id: 'again' });
    await settle(5000);
    expect(first.told).toHaveLength(1);
  });

  it('[N720] that failed is told with its retry, also when no page follows it; once, and not while its type is quiet', async () => {
    const { server, first, second, task, titles } = await start({}, 2);
    const failure = (id: string) => ({
      msgType: 3,
      msgTitle: '导出文件失败 · 订单',
      messageType: 8,
      msgInfo: { taskId: id, name: '订单', failReason: 'source-timeout' },
    });
    task(3);
    server.send(failure('t1'));
    await settle(10_000);
    expect([...titles(), ...titles(second)]).toEqual(['导出文件失败']);
    const teller = [first, second].find(({ told }) => told.length > 0);
    task(2);
    teller?.told[0]?.action?.onClick();
    await settle(3000);
    expect(titles(teller).at(-1)).toBe('下载文件已就绪');

    task(1, 't2');
    first.notify.exports?.follow({ id: 't2' });
    await settle(1);
    task(3, 't2');
    server.send(failure('t2'));
    await settle(10_000);
    const about = [...first.told, ...second.told].filter(({ id }) => id === 'export-t2');
    expect(about.map(({ title }) => title)).toEqual(['下载文件准备中', '导出文件失败']);

    await first.notify.settings.pause('hour');
    task(3, 't3');
    server.send(failure('t3'));
    await settle(10_000);
    expect([...first.told, ...second.told].some(({ id }) => id === 'export-t3')).toBe(false);
  });

  it('[N89] the link is made at the press; a file that is gone is said', async () => {
    const { server, first } = await start();
    await first.notify.exports?.download({ id: 't1', fileUrl: 'https://portal.test/old' });
    expect(first.visits).toEqual([{ to: 'download', with: 'https://portal.test/file/t1?sign=x' }]);
    server.stop();
    await first.notify.exports?.download({ id: 't1' });
    expect(first.told.at(-1)?.title).toBe('下载没有成功，请稍后重试');
    const gone = {
      endpoint: 'createDownloadLink',
      kind: 'business',
      code: 'gone',
      status: 200,
      requestId: 'r',
    } as const;
    const none = () => Promise.reject(new ApiError({ ...gone, kind: 'http', code: '404', status: 404 }));
    const { first: plain } = await start({ api: { ...server.api, createDownloadLink: none } });
    await plain.notify.exports?.download({ id: 't1', fileUrl: 'https://portal.test/f' });
    expect(plain.visits).toEqual([{ to: 'download', with: 'https://portal.test/f' }]);
    const createDownloadLink = () => Promise.reject(new ApiError(gone));
    const { first: late } = await start({ api: { ...server.api, createDownloadLink } });
    await late.notify.exports?.download({ id: 't1' });
    expect(late.told.at(-1)?.title).toBe('文件已过期或已删除，请重新导出');
  });

  it('[N31] DLK-01: a hostile link opens nothing and is said in words', async () => {
    const { first } = await start();
    for (const fileUrl of [
      'javascript:alert(1)',
      'https://evil.example/x',
      'file:///etc/passwd',
      undefined,
    ]) {
      await first.notify.exports?.download({ ...(fileUrl && { fileUrl }) });
      expect(first.told.at(-1)?.title).toBe('参数错误，无法下载');
    }
    expect(first.visits).toEqual([]);
  });
});
