import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { noticeClassifications } from '../../db/schema/notices.ts';
import type { Handlers } from '../../http/handlers.ts';
import { pageOf } from '../params/pageOf.ts';

/** Classifications by meaning; 3, 7 and 8 are also the kinds of pushed messages. */
export const classification = {
  orders: 1,
  stock: 2,
  system: 3,
  ads: 4,
  reviews: 5,
  billing: 6,
  guide: 7,
  exports: 8,
} as const;

const NAMES: readonly (readonly [messageType: number, zh: string, en: string, kr: string, icon: string])[] = [
  [classification.orders, '订单通知', 'Orders', '주문', 'order'],
  [classification.stock, '库存预警', 'Stock', '재고', 'package'],
  [classification.ads, '广告通知', 'Ads', '광고', 'ads'],
  [classification.reviews, '评价通知', 'Reviews', '리뷰', 'star'],
  [classification.exports, '导出通知', 'Exports', '내보내기', 'download'],
  [classification.billing, '费用与续费', 'Billing and renewal', '결제 및 갱신', 'cash'],
  [classification.guide, '新手引导', 'Getting started', '시작 안내', 'flag'],
  [classification.system, '系统消息', 'System', '시스템', 'bell'],
];

/** Adds the classifications that are missing; what an operator changed stays. */
export async function ensureClassifications(db: Database): Promise<void> {
  const rows = NAMES.map(([messageType, name, enName, krName, icon], position) => ({
    id: `nc-${messageType}`,
    messageType,
    name,
    enName,
    krName,
    icon,
    status: 1,
    position,
  }));
  await db.insert(noticeClassifications).values(rows).onConflictDoNothing();
}

/** The classifications of messages. */
export const queryClassification: Handlers['queryClassification'] = async (request, { db }) => {
  const { messageStatus } = request;
  const rows = await db
    .select()
    .from(noticeClassifications)
    .where(and(messageStatus === undefined ? undefined : eq(noticeClassifications.status, messageStatus)))
    .orderBy(asc(noticeClassifications.position));
  const entries = rows.map((row) => ({
    id: row.id,
    messageType: row.messageType,
    classificationName: row.name,
    classificationEnName: row.enName,
    classificationKrName: row.krName,
    messageIcon: row.icon,
  }));
  return pageOf(entries, request);
};
