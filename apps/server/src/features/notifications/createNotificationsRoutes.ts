import type { notificationsContract } from '@portal/api-client/contract';
import type { Handlers } from '../../http/handlers.ts';
import { queryClassification } from './classifications.ts';
import { saveAllRead, saveNoticeReminder, saveRead } from './markRead.ts';
import { getNoticeMuteTime, saveNoticeMuteTime, saveNoticePause } from './mutes.ts';
import { getMsgNotice, queryMsgNoticePage } from './queryNotices.ts';
import { deleteWebPush, getWebPush, saveWebPush } from './webPush/devices.ts';

/** The handlers of notices, their classifications and do-not-disturb. */
export function createNotificationsRoutes(): Pick<Handlers, keyof typeof notificationsContract> {
  return {
    queryMsgNoticePage,
    getMsgNotice,
    saveRead,
    saveAllRead,
    saveNoticeReminder,
    queryClassification,
    getNoticeMuteTime,
    saveNoticeMuteTime,
    saveNoticePause,
    getWebPush,
    saveWebPush,
    deleteWebPush,
  };
}
