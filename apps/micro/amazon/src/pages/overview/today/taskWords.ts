import type { I18n } from '@lingui/core';
import type { Formatters } from '@portal/ui';
import type { TodayAnswer } from '../../../queries.ts';

/** What is said of a kind of work, and of its most urgent one. */
export type TaskWords = { what: string; when?: string; isLate?: boolean };

/** Returns what is said of a kind of work; undefined for one that a newer server knows and this page does not. */
export function taskWords(
  { key, count, urgency }: TodayAnswer['dataList'][number],
  i18n: I18n,
  format: Formatters,
): TaskWords | undefined {
  const time = format.dateTime(urgency);
  const values = { count };
  const days = format.number(Number(urgency));
  switch (key) {
    case 'orders-late':
      return {
        what: i18n._({ id: 'amazon.today.late', message: '个订单已超过最晚发货时间', values }),
        when: i18n._({ id: 'amazon.today.lateSince', message: '最早应于 {time}', values: { time } }),
        isLate: true,
      };
    case 'orders-due':
      return {
        what: i18n._({ id: 'amazon.today.due', message: '个订单今天必须发货', values }),
        when: i18n._({ id: 'amazon.today.dueBy', message: '最早 {time} 前', values: { time } }),
      };
    case 'messages':
      return {
        what: i18n._({ id: 'amazon.today.messages', message: '条买家消息等待回复', values }),
        when: i18n._({ id: 'amazon.today.messagesSince', message: '最早收到于 {time}', values: { time } }),
      };
    case 'restock':
      return {
        what: i18n._({ id: 'amazon.today.restock', message: '个商品需要补货', values }),
        when: i18n._({ id: 'amazon.today.restockDays', message: '最早 {days} 天后售罄', values: { days } }),
      };
    case 'budgets':
      return { what: i18n._({ id: 'amazon.today.budgets', message: '项预算已超支', values }) };
    default:
      return undefined;
  }
}
