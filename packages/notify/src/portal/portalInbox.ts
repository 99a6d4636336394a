import type { Api } from '@portal/api-client';
import type {
  Classification,
  MuteSettings,
  notificationsContract,
  Notice as StoredNotice,
} from '@portal/api-client/contract';
import type {
  Category,
  InboxPort,
  NoticeQuery,
  QuietHours,
  QuietPort,
  UnreadCounts,
} from '../core/inboxPort.ts';
import type { CategoryId, Frame, MuteWindow } from '../core/types.ts';
import { noticeOf } from './noticeOf.ts';
import { parseFrame } from './parseFrame.ts';

/** The calls of the portal's server about notices and do-not-disturb. */
export type PortalNoticesApi = Pick<
  Api<typeof notificationsContract>,
  | 'queryMsgNoticePage'
  | 'saveRead'
  | 'saveAllRead'
  | 'saveNoticeReminder'
  | 'queryClassification'
  | 'getNoticeMuteTime'
  | 'saveNoticeMuteTime'
  | 'saveNoticePause'
>;

/** How to make the portal's inbox. */
export type PortalInboxOptions = {
  api: PortalNoticesApi;
  /** Titles of messages that end the session or tell of another sign-in: they always show. */
  securityTitles?: ReadonlySet<string>;
};

const READ = 1;
const UNREAD = 2;

/**
 * Returns what `createNotify` needs to work over the portal's server: its calls and its frames.
 * @example
 * createNotify({ ...ports, ...portalInbox({ api: createApi(client, notificationsContract) }) });
 */
export function portalInbox({ api, securityTitles }: PortalInboxOptions): {
  inbox: InboxPort;
  quiet: QuietPort;
  readFrame: (data: unknown) => Frame;
} {
  // A backend of the documents refuses what they do not name: only one that says more is asked for more.
  let knowsGroups = false;
  async function ask(
    { isUnread, category, page, size }: NoticeQuery,
    options?: { signal?: AbortSignal },
  ): ReturnType<PortalNoticesApi['queryMsgNoticePage']> {
    const isGrouped = isUnread === true && knowsGroups;
    const answer = await api.queryMsgNoticePage(
      {
        ...(page > 1 && { pageNo: page }),
        pageSize: size,
        ...(isUnread && { hasRead: UNREAD }),
        ...(isGrouped && { grouped: true }),
        ...(category !== undefined && { messageType: Number(category) }),
      },
      options,
    );
    knowsGroups ||= Boolean(answer.newestId);
    return answer;
  }

  const postpone: NonNullable<InboxPort['postpone']> = async ({ id, isGroup, until }) => {
    const remindAt = new Date(until).toISOString();
    return known(await api.saveNoticeReminder({ id, remindAt, ...(isGroup && { equal: true }) }));
  };

  return {
    readFrame: (data) => parseFrame(data, securityTitles),
    inbox: {
      async list(query, options) {
        const knewGroups = knowsGroups;
        const first = await ask(query, options);
        const isAgain = query.isUnread && !knewGroups && knowsGroups && hasEqual(first.dataList);
        const answer = isAgain ? await ask(query, options) : first;
        return {
          ...countsOf(answer),
          notices: answer.dataList.map(noticeOf),
          total: answer.totalCount,
          newestId: answer.newestId ?? undefined,
        };
      },
      async mark(reading) {
        const { id, isRead, isGroup, upTo, category } = reading;
        if (id !== undefined) {
          const equal = isGroup && { equal: true };
          return known(await api.saveRead({ id, hasRead: isRead ? READ : UNREAD, ...equal }));
        }
        return known(
          await api.saveAllRead({
            ...(upTo && { asOf: upTo }),
            ...(category !== undefined && { messageType: Number(category) }),
          }),
        );
      },
      get postpone() {
        return knowsGroups ? postpone : undefined;
      },
      categories: async (options) =>
        toCategories((await api.queryClassification({ paging: false, messageStatus: 1 }, options)).dataList),
    },
    quiet: {
      load: async () => quietHours(await api.getNoticeMuteTime()),
      save: async (window, zone) =>
        quietHours(
          await api.saveNoticeMuteTime({
            ...windowRequest(window),
            ...(zone !== undefined && { timeZone: zone }),
          }),
        ),
      pause: async (until) =>
        quietHours(
          await api.saveNoticePause({
            pausedUntil: until === undefined ? null : new Date(until).toISOString(),
          }),
        ),
    },
  };
}

/** Whether a list would be shorter with equal ones as one. */
function hasEqual(list: readonly StoredNotice[]): boolean {
  const said = list.map(({ messageType, msgTitle }) => `${messageType} ${msgTitle}`);
  return new Set(said).size < said.length;
}

/** Returns the categories of the server's classifications; one without a type is left out. */
export function toCategories(entries: readonly Classification[]): Category[] {
  return entries.flatMap((entry) => {
    const { messageType: id, classificationName: zh, messageIcon: icon } = entry;
    if (id === undefined) return [];
    const name = zh ?? String(id);
    const names = { 'en-US': entry.classificationEnName, 'ko-KR': entry.classificationKrName };
    return [{ id, name, names, icon }];
  });
}

/** Returns the do-not-disturb windows that the server keeps; one without a type is left out. */
export function toWindows({ dataList }: Pick<MuteSettings, 'dataList'>): MuteWindow[] {
  return dataList.flatMap(({ messageType: category, beginTime, endTime, isNextDay, muted = false }) =>
    category === undefined ? [] : [{ category, beginTime, endTime, isNextDay: isNextDay === 1, muted }],
  );
}

/** Returns a do-not-disturb window as the server takes it. */
export function windowRequest({ category, beginTime = '', endTime = '', isNextDay, muted }: MuteWindow) {
  return { messageType: Number(category), beginTime, endTime, isNextDay: isNextDay ? 1 : 0, muted } as const;
}

function quietHours(answer: MuteSettings): QuietHours {
  const until = Date.parse(answer.pausedUntil ?? '');
  return {
    windows: toWindows(answer),
    zone: answer.timeZone ?? DEFAULT_ZONE,
    pausedUntil: Number.isNaN(until) ? undefined : until,
  };
}

/** Where the company works: windows without a zone are meant there. */
const DEFAULT_ZONE = 'Asia/Shanghai';

type Counted = {
  noReadCount?: number | undefined;
  noReadByType?: readonly { messageType?: number | undefined; count?: number | undefined }[] | undefined;
};

/** A server of the documents says no numbers. */
function known(counts: Counted): UnreadCounts | undefined {
  return counts.noReadCount === undefined ? undefined : countsOf(counts);
}

function countsOf({ noReadCount = 0, noReadByType = [] }: Counted): UnreadCounts {
  const byCategory = noReadByType.flatMap(
    ({ messageType, count = 0 }): { category: CategoryId; count: number }[] =>
      messageType === undefined ? [] : [{ category: messageType, count }],
  );
  return { unread: noReadCount, byCategory };
}
