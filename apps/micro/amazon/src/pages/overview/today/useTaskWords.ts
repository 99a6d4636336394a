import { useLingui } from '@lingui/react';
import { useFormatters } from '@portal/ui';
import type { TodayAnswer } from '../../../queries.ts';

/** What is said of a kind of work. */
type TaskWords = { what: string; when?: string; tone: 'danger' | 'warning' | 'neutral' };

const KNOWN = ['orders-late', 'orders-due', 'messages', 'restock', 'budgets'];

/** Whether there are words for a kind of work: a newer server may know more kinds. */
export function isKnownTask(task: string): boolean {
  return KNOWN.includes(task);
}

/** What is said of a kind of work, and of its most urgent one. */
export function useTaskWords(
  { key, count, urgency }: TodayAnswer['dataList'][number],
  timeZone: string | undefined,
): TaskWords | undefined {
  const { i18n } = useLingui();
  const format = useFormatters(timeZone);
  const time = format.dateTime(urgency);
  const values = { count };
  const days = format.number(Number(urgency));
  switch (key) {
    case 'orders-late':
      return {
        what: i18n._({ id: 'amazon.today.late', message: '个订单已超过最晚发货时间', values }),
        when: i18n._({ id: 'amazon.today.lateSince', message: '最早应于 {time}', values: { time } }),
        tone: 'danger',
      };
    case 'orders-due':
      return {
        what: i18n._({ id: 'amazon.today.due', message: '个订单今天必须发货', values }),
        when: i18n._({ id: 'amazon.today.dueBy', message: '最早 {time} 前', values: { time } }),
        tone: 'warning',
      };
    case 'messages':
      return {
        what: i18n._({ id: 'amazon.today.messages', message: '条买家消息等待回复', values }),
        when: i18n._({ id: 'amazon.today.messagesSince', message: '最早收到于 {time}', values: { time } }),
        tone: 'warning',
      };
    case 'restock':
      return {
        what: i18n._({ id: 'amazon.today.restock', message: '个商品需要补货', values }),
        when: i18n._({ id: 'amazon.today.restockDays', message: '最早 {days} 天后售罄', values: { days } }),
        tone: 'warning',
      };
    case 'budgets':
      return {
        what: i18n._({ id: 'amazon.today.budgets', message: '项预算已超支', values }),
        tone: 'warning',
      };
    default:
      return undefined;
  }
}
