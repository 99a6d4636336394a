import type { I18n } from '@lingui/core';
import { ANNOUNCEMENT_TYPES } from '../../core/constants.ts';

/** Returns the name of a kind of announcement; an unknown kind is a plain announcement. */
export function announcementTypeName(type: number | undefined, i18n: Pick<I18n, '_'>): string {
  switch (type) {
    case ANNOUNCEMENT_TYPES.versionUpdate:
      return i18n._({ id: 'notify.announcement.type1', message: '版本更新' });
    case ANNOUNCEMENT_TYPES.featureNotice:
      return i18n._({ id: 'notify.announcement.type2', message: '功能通知' });
    case ANNOUNCEMENT_TYPES.activity:
      return i18n._({ id: 'notify.announcement.type4', message: '活动' });
    case ANNOUNCEMENT_TYPES.policy:
      return i18n._({ id: 'notify.announcement.type5', message: '政策' });
    case ANNOUNCEMENT_TYPES.keyFeature:
      return i18n._({ id: 'notify.announcement.type7', message: '重点功能' });
    default:
      return i18n._({ id: 'notify.announcement.other', message: '公告' });
  }
}
