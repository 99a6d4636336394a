import { useLingui } from '@lingui/react';
import type { Tone } from '@portal/ui/table';

/** The kinds of announcements, in the order in which they are offered. */
export const ANNOUNCEMENT_TYPES = [2, 1, 4, 5, 7] as const;

const TONES: Readonly<Record<string, Tone>> = { shown: 'success', scheduled: 'primary', recalled: 'danger' };

/** What kinds and states of announcements are called. */
export function useAnnouncementWords() {
  const { i18n } = useLingui();
  const types: Readonly<Record<number, string>> = {
    1: i18n._({ id: 'operator.announcement.update', message: '版本更新' }),
    2: i18n._({ id: 'operator.announcement.feature', message: '功能通知' }),
    4: i18n._({ id: 'operator.announcement.activity', message: '活动' }),
    5: i18n._({ id: 'operator.announcement.policy', message: '政策' }),
    7: i18n._({ id: 'operator.announcement.keyFeature', message: '重点功能' }),
  };
  const states: Readonly<Record<string, string>> = {
    scheduled: i18n._({ id: 'operator.announcement.scheduled', message: '待发布' }),
    shown: i18n._({ id: 'operator.announcement.shown', message: '展示中' }),
    ended: i18n._({ id: 'operator.announcement.ended', message: '已结束' }),
    recalled: i18n._({ id: 'operator.announcement.recalled', message: '已撤回' }),
  };
  return {
    typeOf: (type: number | undefined) => types[type ?? 0] ?? String(type ?? '—'),
    stateOf: (state: string) => states[state] ?? state,
    toneOf: (state: string): Tone => TONES[state] ?? 'neutral',
  };
}
