import {
  type AddPages,
  type AppEnv,
  inLanguage,
  type Locale,
  localeOf,
  settlePayment,
  stateOf,
} from '@portal/server';
import { companies } from '@portal/server/schema/index';
import { purchases } from '@portal/server/schema/purchases';
import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { escapeHtml, standInPage } from './standInPage.ts';

type Words = Readonly<Record<'title' | 'payee' | 'order' | 'amount' | 'pay' | 'done' | 'closed', string>>;

const words: Readonly<Record<Locale, Words>> = {
  'zh-CN': {
    title: '支付订单',
    payee: '付款方',
    order: '订单',
    amount: '应付金额',
    pay: '确认支付',
    done: '支付成功，可以返回工作台。',
    closed: '订单已失效，请返回工作台重新下单。',
  },
  'en-US': {
    title: 'Pay the order',
    payee: 'Payer',
    order: 'Order',
    amount: 'Amount',
    pay: 'Pay now',
    done: 'Paid. You can return to the workspace.',
    closed: 'This order is no longer valid, please order again in the workspace.',
  },
  'ko-KR': {
    title: '주문 결제',
    payee: '결제자',
    order: '주문',
    amount: '결제 금액',
    pay: '결제하기',
    done: '결제되었어요. 워크스페이스로 돌아가세요.',
    closed: '만료된 주문이에요. 워크스페이스에서 다시 주문해 주세요.',
  },
};

/** The provider's page on which an order is paid, as its QR code names it. Nobody's money moves: demo data only. */
export const addPaymentPage: AddPages = (app, context) => {
  const { db, clock } = context.deps;
  const find = async (payCode: string) => {
    const [row] = await db
      .select({ order: purchases, company: companies.name })
      .from(purchases)
      .innerJoin(companies, eq(companies.id, purchases.companyId))
      .where(eq(purchases.payCode, payCode));
    return row;
  };
  const answer = (c: Context<AppEnv>, locale: Locale, body: string, status: 200 | 400 = 200) =>
    context.answer(c, standInPage({ locale, title: words[locale].title, body }), status);
  const say = (c: Context<AppEnv>, isPaid: boolean) => {
    const locale = localeOf(c.req.header('accept-language'));
    const { done, closed } = words[locale];
    return isPaid
      ? answer(c, locale, `<p role="status">${done}</p>`)
      : answer(c, locale, `<p role="alert">${closed}</p>`, 400);
  };

  app.get('/stand-in/pay/:payCode', async (c) => {
    const row = await find(c.req.param('payCode'));
    const state = row && stateOf(row.order, clock.now());
    if (!row || state !== 'pending') return say(c, state === 'paid');
    const locale = localeOf(c.req.header('accept-language'));
    const { payee, order, amount, pay } = words[locale];
    const { order: found, company } = row;
    const money = new Intl.NumberFormat(locale, { style: 'currency', currency: found.currency });
    const product = [found.systemName, found.productName].flatMap((name) =>
      name ? [inLanguage(name, locale)] : [],
    );
    const facts = [
      [payee, company],
      [order, `${found.orderId} · ${product.join(' ')}`],
      [amount, money.format(found.amount / 100)],
    ].map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`);
    return answer(c, locale, `<dl>${facts.join('')}</dl><form method="post"><button>${pay}</button></form>`);
  });
  app.post('/stand-in/pay/:payCode', async (c) => {
    const row = await find(c.req.param('payCode'));
    if (!row) return say(c, false);
    const { orderId, amount } = row.order;
    // One payment an order: the button pressed twice is the same transaction.
    const transactionId = `stand-in-${orderId}`;
    return say(c, (await settlePayment({ db, clock }, { transactionId, orderId, amount })) === 'paid');
  });
};
