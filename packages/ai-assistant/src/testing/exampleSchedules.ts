import type { Schedule } from '../core/schedules.ts';
import type { LocalSchedules } from '../transport/localSchedules.ts';

const periods = [
  { id: 'last-week', title: '上周' },
  { id: 'last-7', title: '近 7 天' },
  { id: 'fixed', title: '固定为 2026-11-09 至 2026-11-15' },
];
const measures = [
  { id: 'sales', title: '销售额', format: 'money' },
  { id: 'orders', title: '订单数', format: 'number' },
  { id: 'refundRate', title: '退款率', format: 'share' },
];
const sales: Schedule = {
  schedule_id: 'sc1',
  kind: 'schedule',
  title: '每周各店铺销售额',
  reading: '销售额 · 上周 · 店铺',
  period: 'last-week',
  periods,
  measures,
  condition: undefined,
  weekdays: [1],
  time: '09:00',
  time_zone: 'Asia/Shanghai',
  is_met: false,
  state: 'active',
  next_at: '2026-11-23T01:00:00.000Z',
  last_at: '2026-11-16T01:00:00.000Z',
  last_state: 'told',
  session_id: 's1',
  message_id: 'm2',
};

/** Questions that are asked by themselves, for stories and tests. */
export const EXAMPLE_SCHEDULES: LocalSchedules = {
  draft: { title: '销售额 · 店铺', periods, measures, condition: undefined, time_zone: 'Asia/Shanghai' },
  list: [
    sales,
    {
      ...sales,
      schedule_id: 'sc2',
      kind: 'alert',
      title: '畅销 SKU 库存不足 14 天',
      reading: '库存可售天数 · 当前 · 商品 · 前20',
      measures: [{ id: 'daysOfCover', title: '库存可售天数', format: 'number' }],
      condition: { measure: 'daysOfCover', is: '<', value: 14 },
      is_met: true,
    },
    { ...sales, schedule_id: 'sc3', title: '利润日报', state: 'stopped', next_at: '', message_id: '' },
  ],
};
