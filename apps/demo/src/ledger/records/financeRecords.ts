import type { SettlementRow } from '../createBooks.ts';
import { toDay } from '../ledgerDays.ts';
import { dayNamed, dollars, partOf, type RecordMakers, type RecordSource } from './RecordSource.ts';

const TAX_NUMBERS: Readonly<Record<string, string>> = {
  DE: 'DE314159265',
  UK: 'GB271828182',
  FR: 'FR161803398',
  IT: 'IT14142135623',
  ES: 'ESB57721566',
  JP: 'T1732050807568',
  AU: '91301029995',
  MX: 'SLT200101AB1',
};
const PAID_AFTER_DAYS = 3;

/** Hundredths of US dollars. */
const ROUND_BUDGET = 50_000;

/** Lists of money: what marketplaces settled and paid, what they took, tax, invoices and rates. */
export const financeRecords: RecordMakers = {
  settlements: (source) =>
    source.settlements.map((row) => {
      const usd = inDollars(source, row);
      return {
        status: row.status,
        code: codeOf(row),
        shopName: shopOf(source, row).shopName,
        marketplace: row.marketplace,
        month: row.toDay.slice(0, 7),
        revenue: usd(row.sales),
        fees: usd(-(row.fees + row.ads + row.storage)),
        refunds: usd(-row.refunds),
        payout: usd(row.payout),
      };
    }),
  payouts: (source) =>
    source.settlements
      .filter(({ status, payout }) => status === 'done' && payout > 0)
      .map((row) => {
        const day = source.days.indexOf(Date.parse(row.toDay)) + PAID_AFTER_DAYS;
        return {
          status: day <= source.days.last ? 'paid' : 'open',
          code: codeOf(row),
          shopName: shopOf(source, row).shopName,
          platform: shopOf(source, row).platform,
          payout: inDollars(source, row)(row.payout),
          createdOn: dayNamed(source, day),
        };
      }),
  'platform-fees': (source) =>
    [...source.journal.months].map(([key, sums]) => {
      const { shopName, marketplace } = shopOf(source, { shopId: key.slice(8) });
      const revenue = sums.goodsUsd + sums.shippingUsd;
      return {
        status: 'done',
        month: key.slice(0, 7),
        shopName,
        marketplace,
        revenue: dollars(revenue),
        fees: dollars(-sums.feesUsd),
        share: partOf(-sums.feesUsd, revenue),
      };
    }),
  vat: (source) => {
    const current = dayNamed(source, source.days.last).slice(0, 7);
    const taxes = new Map<string, number>();
    for (const [key, { taxUsd }] of source.journal.months) {
      const at = `${key.slice(0, 7)} ${shopOf(source, { shopId: key.slice(8) }).marketplace}`;
      taxes.set(at, (taxes.get(at) ?? 0) - taxUsd);
    }
    return [...taxes]
      .filter(([key, taxUsd]) => taxUsd > 0 && key.slice(8) in TAX_NUMBERS)
      .map(([key, taxUsd], index) => {
        const month = key.slice(0, 7);
        const due = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 25))
          .toISOString()
          .slice(0, 10);
        const isOver = due < dayNamed(source, source.days.last);
        return {
          status: isOver ? 'done' : month === current ? 'open' : 'doing',
          code: `VAT${String(index + 1).padStart(4, '0')}`,
          marketplace: key.slice(8),
          month,
          taxNo: TAX_NUMBERS[key.slice(8)] ?? '',
          total: dollars(taxUsd),
          dueOn: due,
        };
      });
  },
  invoices: (source) =>
    source.journal.recent
      .filter(({ order }) => order.deliveredAt && !order.refundedAt)
      .slice(-66)
      .map(({ order }, index) => ({
        status: index > 60 ? 'open' : 'done',
        code: `FP${String(index + 1).padStart(5, '0')}`,
        orderNo: order.orderNo,
        name: order.buyerName,
        taxNo: null,
        total: dollars(order.amountUsd),
        createdOn: order.deliveredAt && toDay(order.deliveredAt.getTime()),
      })),
  'exchange-rates': (source) => {
    const day = source.days.last;
    return ['USD', 'EUR', 'GBP', 'JPY', 'CAD', 'MXN', 'AUD', 'KRW', 'CNY'].map((currency) => ({
      status: 'active',
      currency,
      rate: source.rateOf(currency, day),
      since: dayNamed(source, day),
      note: `1 USD = ${source.rateOf(currency, day)} ${currency}`,
    }));
  },
  budgets: (source) => {
    const months = Map.groupBy(source.journal.months, ([key]) => key.slice(0, 7));
    const current = dayNamed(source, source.days.last).slice(0, 7);
    return [...months].flatMap(([month, sums]) =>
      (
        [
          ['广告', 'adsUsd'],
          ['仓储', 'storageUsd'],
          ['尾程物流', 'freightUsd'],
        ] as const
      ).map(([name, field]) => {
        const spent = -sums.reduce((total, [, sum]) => total + sum[field], 0);
        // Budgets are round, and mostly enough; this month's ads have cost more.
        const isOver = name === '广告' && month === current;
        const wanted = (spent * (isOver ? 90 : source.random.between(96, 125))) / 100 / ROUND_BUDGET;
        const budget = (isOver ? Math.floor(wanted) : Math.ceil(wanted)) * ROUND_BUDGET || ROUND_BUDGET;
        return {
          status: month === current ? 'active' : 'done',
          name: `${name} ${month}`,
          month,
          budget: dollars(budget),
          spent: dollars(spent),
          owner: '林可',
        };
      }),
    );
  },
};

function shopOf({ shops }: RecordSource, { shopId }: { shopId: string }) {
  const found = shops.find((shop) => shop.shopId === shopId);
  if (!found) throw new Error(`No shop ${shopId}`);
  return found;
}

function codeOf({ shopId, settlementId }: SettlementRow): string {
  return `ST-${shopId.split('-').at(-1)}-${settlementId.split('-S').at(-1)}`;
}

/** Turns amounts of a settlement into dollars at the rate of its last day. */
function inDollars({ days, rateOf }: RecordSource, { currency, toDay }: SettlementRow) {
  const rate = rateOf(currency, days.indexOf(Date.parse(toDay)));
  return (amount: number) => dollars(amount / rate);
}
