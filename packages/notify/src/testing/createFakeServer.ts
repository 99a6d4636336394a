import type { Notice } from '@portal/api-client/contract';
import type { PortalNoticesApi } from '../portal/portalInbox.ts';
import type { ExportsApi } from '../runtime/performExports.ts';
import type { Connection, Transport } from '../runtime/ports.ts';

type Open = { onFrame: (data: unknown) => void; onStatus: (status: 'open' | 'waiting' | 'refused') => void };
type Task = { id: string; status: number; name: string; fileOssUrl?: string; is_del: number };

/** What a fake server was asked, by call. */
type FakeCalls = { name: string; request: unknown }[];

/** A server of one person, with a push channel that resumes and calls that answer. */
export function createFakeServer() {
  const log: { seq: number; frame: Record<string, unknown> }[] = [];
  const notices: Notice[] = [];
  const open = new Map<Connection, Open>();
  const calls: FakeCalls = [];
  const tasks = new Map<string, Task>();
  const settings = {
    dataList: [] as {
      messageType: number;
      beginTime: string;
      endTime: string;
      isNextDay: number;
      muted: boolean;
    }[],
    timeZone: 'Asia/Shanghai',
    pausedUntil: undefined as string | undefined,
  };
  const known = new Set<Connection>();
  let isDown = false;
  let attempts = 0;

  const counts = () => {
    const unread = notices.filter(({ hasRead, remindAt }) => hasRead === 2 && !remindAt);
    const types = [...new Set(unread.map(({ messageType }) => messageType))];
    return {
      noReadCount: unread.length,
      noReadByType: types.map((messageType) => ({
        messageType,
        count: unread.filter((notice) => notice.messageType === messageType).length,
      })),
    };
  };

  function answer<Answer>(name: string, run: (request: never) => Answer) {
    return async (request?: unknown): Promise<Answer> => {
      calls.push({ name, request });
      await Promise.resolve();
      if (isDown) throw new Error('offline');
      return run((request ?? {}) as never);
    };
  }

  const taskOf = ({ id }: { id: string }) => {
    const task = tasks.get(id);
    if (!task) throw new Error(`no task ${id}`);
    return {
      ...task,
      uniqueId: id,
      kind: 'orders',
      progress: 0,
      rowCount: 0,
      createTime: '',
      fileSize: undefined,
      expireTime: undefined,
    };
  };

  const api: PortalNoticesApi & ExportsApi = {
    queryMsgNoticePage: answer(
      'queryMsgNoticePage',
      ({
        hasRead,
        pageSize = 20,
        messageType,
      }: {
        hasRead?: number;
        pageSize?: number;
        messageType?: number;
      }) => {
        const fitting = notices
          .filter((notice) => !hasRead || (notice.hasRead === hasRead && !notice.remindAt))
          .filter((notice) => messageType === undefined || notice.messageType === messageType)
          .toReversed();
        return {
          dataList: fitting.slice(0, pageSize),
          totalCount: fitting.length,
          newestId: notices.at(-1)?.id,
          ...counts(),
        };
      },
    ),
    saveRead: answer('saveRead', ({ id, hasRead = 1 }: { id: string; hasRead?: number }) => {
      const notice = notices.find((entry) => entry.id === id);
      if (notice) notice.hasRead = hasRead;
      return counts();
    }),
    saveNoticeReminder: answer('saveNoticeReminder', ({ id, remindAt }: { id: string; remindAt: string }) => {
      const notice = notices.find((entry) => entry.id === id);
      if (notice) Object.assign(notice, { remindAt });
      return counts();
    }),
    saveAllRead: answer('saveAllRead', ({ asOf, messageType }: { asOf?: string; messageType?: number }) => {
      const last = asOf === undefined ? notices.length : notices.findIndex(({ id }) => id === asOf) + 1;
      for (const notice of notices.slice(0, last)) {
        if (messageType === undefined || notice.messageType === messageType) notice.hasRead = 1;
      }
      return counts();
    }),
    queryClassification: answer('queryClassification', () => ({
      dataList: [
        {
          id: 'c1',
          messageType: 21,
          classificationName: '库存预警',
          classificationEnName: 'Stock alerts',
          classificationKrName: '재고 알림',
          messageIcon: 'box',
        },
        {
          id: 'c2',
          messageType: 22,
          classificationName: '订单消息',
          classificationEnName: 'Orders',
          classificationKrName: '주문',
          messageIcon: 'receipt',
        },
        {
          id: 'c3',
          messageType: 8,
          classificationName: '导出完成',
          classificationEnName: 'Exports',
          classificationKrName: '내보내기',
          messageIcon: 'download',
        },
      ],
      totalCount: 3,
    })),
    getNoticeMuteTime: answer('getNoticeMuteTime', () => structuredClone(settings)),
    saveNoticeMuteTime: answer(
      'saveNoticeMuteTime',
      (request: (typeof settings.dataList)[number] & { timeZone?: string }) => {
        settings.dataList = [
          ...settings.dataList.filter(({ messageType }) => messageType !== request.messageType),
          request,
        ];
        settings.timeZone = request.timeZone ?? settings.timeZone;
        return structuredClone(settings);
      },
    ),
    saveNoticePause: answer('saveNoticePause', ({ pausedUntil }: { pausedUntil: string | null }) => {
      settings.pausedUntil = pausedUntil ?? undefined;
      return structuredClone(settings);
    }),
    getDownloadTask: answer('getDownloadTask', taskOf),
    retryDownloadTask: answer('retryDownloadTask', taskOf),
    createDownloadLink: answer('createDownloadLink', ({ id }: { id: string }) => ({
      url: `https://portal.test/file/${id}?sign=x`,
      fileName: undefined,
      expireTime: undefined,
    })),
  };

  const push: Transport = ({ query, onFrame, onStatus }) => {
    let isDisposed = false;
    const connection: Connection = {
      reconnect() {
        attempts += 1;
        if (isDisposed || isDown) {
          onStatus('waiting');
          return;
        }
        open.set(connection, { onFrame, onStatus });
        onStatus('open');
        const since = Number(new URLSearchParams(query()).get('since') || Number.NaN);
        const seq = log.at(-1)?.seq ?? 0;
        const isFresh = Number.isNaN(since);
        onFrame(
          JSON.stringify({
            type: 'hello',
            epoch: 'e',
            seq,
            recovered: !isFresh,
            serverTime: new Date().toISOString(),
          }),
        );
        if (!isFresh) for (const entry of log) if (entry.seq > since) onFrame(JSON.stringify(entry.frame));
      },
      dispose() {
        isDisposed = true;
        known.delete(connection);
        open.delete(connection);
      },
    };
    known.add(connection);
    queueMicrotask(() => connection.reconnect());
    return connection;
  };

  function send(fields: Record<string, unknown> = {}): Record<string, unknown> {
    const seq = log.length + 1;
    const frame = {
      msgType: 3,
      messageType: 21,
      msgTitle: `第 ${seq} 条`,
      eject: 1,
      seq,
      id: `p${seq}`,
      noticeId: `n${seq}`,
      createTime: new Date().toISOString(),
      ...fields,
    };
    log.push({ seq, frame });
    if (frame.noticeId) {
      notices.push({
        id: String(frame.noticeId),
        msgType: 3,
        messageType: frame.messageType,
        msgTitle: String(frame.msgTitle),
        msgInfo: undefined,
        hasRead: 2,
        seq,
        sendTime: frame.createTime,
        createTime: frame.createTime,
      });
    }
    for (const { onFrame } of open.values()) onFrame(JSON.stringify(frame));
    return frame;
  }

  return {
    api,
    push,
    calls,
    notices,
    tasks,
    settings,
    /** Publishes a message: to the list, the log and everyone who is connected. */
    send,
    /** A frame as it is, to everyone who is connected. */
    sendRaw(data: unknown) {
      for (const { onFrame } of open.values()) onFrame(data);
    },
    get connections() {
      return open.size;
    },
    get attempts() {
      return attempts;
    },
    /** Cuts every connection; calls fail until `start`. */
    stop(code: 'waiting' | 'refused' = 'waiting') {
      isDown = code === 'waiting';
      const cut = [...open.values()];
      open.clear();
      for (const { onStatus } of cut) onStatus(code);
    },
    /** Up again; `reconnect` lets everyone come back, as after their delay. */
    start({ reconnect = false } = {}) {
      isDown = false;
      if (reconnect) for (const connection of known) connection.reconnect();
    },
    countCalls: (name: string) => calls.filter((call) => call.name === name).length,
  };
}

/** A fake server. */
export type FakeServer = ReturnType<typeof createFakeServer>;
