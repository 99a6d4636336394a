import type { Database } from '../../db/Database.ts';
import type { Clock } from '../../http/Clock.ts';
import type { Locale } from '../../http/localeOf.ts';
import { inLanguage, type Words } from '../business/words/Words.ts';
import { classification } from '../notifications/classifications.ts';
import { sendNotice } from '../notifications/sendNotice.ts';
import type { StoredPurchase } from './toPurchase.ts';

const TITLE: Words = ['订购成功', 'Your order is complete', '주문이 완료되었어요'];
const UNTIL: Words = ['有效期至', 'valid until', '이용 기한'];

/** Tells the buyer, in the language of the order, that what was ordered is there. */
export async function sendReceipt(tx: Database, clock: Clock, order: StoredPurchase): Promise<void> {
  const locale = order.locale as Locale;
  const names = [order.systemName, order.productName].flatMap((name) =>
    name ? [inLanguage(name, locale)] : [],
  );
  const { expireTime } = order.after;
  const until = expireTime ? `，${inLanguage(UNTIL, locale)} ${expireTime.slice(0, 10)}` : '';
  await sendNotice(tx, clock, {
    userIds: [order.userId],
    companyId: order.companyId,
    messageType: classification.billing,
    link: { app: 'sso-web', path: `/company/serve/pay-result?orderId=${encodeURIComponent(order.orderId)}` },
    title: inLanguage(TITLE, locale),
    info: `${names.join(' ')}${locale === 'zh-CN' ? until : until.replace('，', ', ')}`,
  });
}
