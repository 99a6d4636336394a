import type { LocalizedText } from '@portal/server/schema/announcements';

/** A live class of the demo data. */
export type DemoBroadcast = {
  id: string;
  title: LocalizedText;
  description: LocalizedText;
  speaker: string;
  cover: string;
  /** Its recording; none before it was held. */
  video?: string;
  /** Hours from the seed's time until it begins; below zero it is over. */
  beginsInHours: number;
};

/** Recordings, and a class that is still to come. */
export const demoBroadcasts: readonly DemoBroadcast[] = [
  {
    id: 'live-2026-11',
    title: { zh: '旺季备货实战', en: 'Stocking up for the peak season', kr: '성수기 재고 준비 실전' },
    description: {
      zh: '用三个真实案例讲清补货节奏、头程时效与断货风险。',
      en: 'Three real cases on when to restock, how long freight takes and how to avoid running out.',
      kr: '실제 사례 세 가지로 보충 시기, 운송 기간, 품절 위험을 설명해요.',
    },
    speaker: '林若溪',
    cover: 'stock.webp',
    beginsInHours: 76,
  },
  {
    id: 'live-2026-10',
    title: { zh: '订单处理提效', en: 'Handling orders faster', kr: '주문 처리 효율 높이기' },
    description: {
      zh: '订单标签、批量标记发货与超时订单的处理方法。',
      en: 'Tags, shipping many orders at once, and what to do with late ones.',
      kr: '주문 태그, 일괄 발송 처리, 지연 주문 처리 방법을 다뤄요.',
    },
    speaker: '陈子昂',
    cover: 'orders.webp',
    video: 'orders.webm',
    beginsInHours: -312,
  },
  {
    id: 'live-2026-09',
    title: { zh: '广告投放复盘', en: 'A look back at ads', kr: '광고 집행 되돌아보기' },
    description: {
      zh: '从关键词、出价到预算，拆解一个季度的投放数据。',
      en: 'Keywords, bids and budgets: a quarter of ads taken apart.',
      kr: '키워드, 입찰가, 예산까지 한 분기의 광고 데이터를 분석해요.',
    },
    speaker: '周明远',
    cover: 'ads.webp',
    video: 'ads.webm',
    beginsInHours: -1_032,
  },
];

/** Hours that a class takes. */
export const BROADCAST_HOURS = 1;
