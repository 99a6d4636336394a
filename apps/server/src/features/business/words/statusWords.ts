import type { Locale } from '../../../http/localeOf.ts';
import { inLanguage, type Words } from './Words.ts';

type Tone = 'neutral' | 'primary' | 'success' | 'warning' | 'danger';

const STATUSES: Readonly<Record<string, readonly [Words, Tone]>> = {
  unpaid: [['待付款', 'Unpaid', '결제 대기'], 'warning'],
  'to-ship': [['待发货', 'To ship', '발송 대기'], 'primary'],
  shipped: [['已发货', 'Shipped', '발송됨'], 'primary'],
  delivered: [['已签收', 'Delivered', '배송 완료'], 'success'],
  cancelled: [['已取消', 'Cancelled', '취소됨'], 'neutral'],
  refunded: [['已退款', 'Refunded', '환불됨'], 'danger'],
  normal: [['正常', 'Normal', '정상'], 'success'],
  low: [['库存不足', 'Low', '부족'], 'warning'],
  out: [['断货', 'Out of stock', '품절'], 'danger'],
  overstock: [['库存过多', 'Overstock', '과잉'], 'primary'],
  active: [['在用', 'Active', '사용 중'], 'success'],
  inactive: [['停用', 'Inactive', '중지'], 'neutral'],
  suppressed: [['被抑制', 'Suppressed', '노출 제한'], 'danger'],
  answered: [['已回复', 'Answered', '답변함'], 'success'],
  unanswered: [['待回复', 'Unanswered', '답변 대기'], 'warning'],
  enabled: [['投放中', 'Running', '집행 중'], 'success'],
  paused: [['已暂停', 'Paused', '일시 중지'], 'neutral'],
  draft: [['草稿', 'Draft', '임시 저장'], 'neutral'],
  open: [['待处理', 'Open', '처리 대기'], 'warning'],
  doing: [['进行中', 'In progress', '진행 중'], 'primary'],
  done: [['已完成', 'Done', '완료'], 'success'],
  rejected: [['已驳回', 'Rejected', '반려됨'], 'danger'],
  expired: [['已过期', 'Expired', '만료됨'], 'danger'],
  expiring: [['即将到期', 'Expiring soon', '만료 임박'], 'warning'],
  transit: [['运输中', 'In transit', '운송 중'], 'primary'],
  arrived: [['已到仓', 'Arrived', '입고됨'], 'success'],
  passed: [['合格', 'Passed', '합격'], 'success'],
  failed: [['不合格', 'Failed', '불합격'], 'danger'],
  paid: [['已付款', 'Paid', '지급됨'], 'success'],
  bound: [['已授权', 'Linked', '연동됨'], 'success'],
  succeeded: [['成功', 'Succeeded', '성공'], 'success'],
  refused: [['失败', 'Failed', '실패'], 'danger'],
};

/** What a state is called in one list only. */
const OWN_WORDS: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  listings: {
    active: ['在售', 'On sale', '판매 중'],
    inactive: ['停售', 'Not on sale', '판매 중지'],
  },
  'purchase-orders': {
    // What has come as a whole is done.
    arrived: ['部分到货', 'Partly received', '일부 입고'],
  },
  restock: {
    low: ['需补货', 'Order now', '발주 필요'],
    out: ['断货待到货', 'Out, on its way', '품절·입고 예정'],
    normal: ['充足', 'Enough', '충분'],
  },
};

/** A state of a row: its name in a language, as its list calls it, and how it should look. */
export function statusIn(
  value: string,
  locale: Locale,
  resource = '',
): { value: string; label: string; tone: Tone } {
  const [shared, tone] = Object.hasOwn(STATUSES, value) ? (STATUSES[value] ?? []) : [];
  const own = Object.hasOwn(OWN_WORDS, resource) ? OWN_WORDS[resource] : undefined;
  const words = own?.[value] ?? shared;
  return { value, label: words ? inLanguage(words, locale) : value, tone: tone ?? 'neutral' };
}

/** Whether a state has a name. */
export function isKnownStatus(value: string): boolean {
  return Object.hasOwn(STATUSES, value);
}
