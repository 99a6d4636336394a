import type { I18n } from '@lingui/core';

/** The types that the list can be narrowed to, by number, in the order of the tabs. */
export const ANNOUNCEMENT_TYPES = [1, 2, 7, 4, 5] as const;

/** What a type of announcement is called. */
export function announcementTypeLabel(i18n: I18n, type: number | undefined): string {
  switch (type) {
    case 1:
      return i18n._({ id: 'sso.announcement.update', message: '版本更新' });
    case 2:
      return i18n._({ id: 'sso.announcement.feature', message: '功能通知' });
    case 4:
      return i18n._({ id: 'sso.announcement.activity', message: '活动' });
    case 5:
      return i18n._({ id: 'sso.announcement.policy', message: '政策' });
    case 7:
      return i18n._({ id: 'sso.announcement.keyFeature', message: '重点功能' });
    default:
      return i18n._({ id: 'sso.announcement.other', message: '公告' });
  }
}
