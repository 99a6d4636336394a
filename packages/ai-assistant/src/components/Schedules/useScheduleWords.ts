import { useLingui } from '@lingui/react';
import { useFormatters, useLocale } from '@portal/ui';
import { type AlertCondition, type Named, type Schedule, unitOf } from '../../core/schedules.ts';

/** A Monday, to name the days of the week from. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** Returns how questions that are asked by themselves are spoken of. */
export function useScheduleWords() {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { number, dateTime } = useFormatters();
  const dayName = (day: number) =>
    new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(
      MONDAY + (day - 1) * DAY_MS,
    );
  const condition = ({ measure, is, value }: AlertCondition, measures: readonly Named[]) => {
    const title = measures.find(({ id }) => id === measure)?.title ?? measure;
    return `${title} ${is} ${number(value)}${unitOf(measure, measures)}`;
  };
  return {
    dayName,
    condition,
    /** When it is asked, or what is watched. */
    plan(schedule: Schedule): string {
      if (schedule.condition) return condition(schedule.condition, schedule.measures);
      const days =
        schedule.weekdays.length > 0
          ? schedule.weekdays.map(dayName).join(', ')
          : i18n._({ id: 'ai.schedules.daily', message: '每天' });
      return `${days} ${schedule.time} (${schedule.time_zone})`;
    },
    /** How it stands. */
    state({ state, kind, is_met, next_at, last_at, last_state }: Schedule): string {
      if (state === 'paused') return i18n._({ id: 'ai.schedules.paused', message: '已暂停' });
      if (state === 'stopped')
        return i18n._({ id: 'ai.schedules.stopped', message: '已停止：您不再有查看该数据的权限' });
      if (last_state === 'failed')
        return i18n._({
          id: 'ai.schedules.failed',
          message: '上次（{at}）没有成功，会继续尝试',
          values: { at: dateTime(last_at) },
        });
      if (last_state === 'limit')
        return i18n._({ id: 'ai.schedules.limit', message: '今天的结果数量已达上限，明天继续' });
      if (kind === 'alert')
        return is_met
          ? i18n._({ id: 'ai.schedules.met', message: '目前满足条件，结束前不再重复提醒' })
          : i18n._({ id: 'ai.schedules.watching', message: '每小时检查一次' });
      return i18n._({
        id: 'ai.schedules.next',
        message: '下次：{at}',
        values: { at: dateTime(next_at) },
      });
    },
  };
}
