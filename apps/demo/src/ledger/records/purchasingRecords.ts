import { supplierNamed, suppliers } from '../../catalogue/suppliers.ts';
import { type Purchase, receivedOf } from '../createPurchasing.ts';
import { purchasePriceOf } from '../makeProducts.ts';
import { dayNamed, dollars, partOf, type RecordMakers, type RecordSource } from './RecordSource.ts';

const BUYERS = ['林可', '周雨桐', '孙启航'];

/** Lists of suppliers and of what was ordered from them. */
export const purchasingRecords: RecordMakers = {
  suppliers: (source) =>
    suppliers.map(({ name, contact, leadDays }, index) => ({
      status: scoreOf(source, name).lines > 0 ? 'active' : 'inactive',
      supplier: name,
      contact,
      email: `sales${index + 1}@example.com`,
      phone: `+86 13${index} ${source.random.digits(4)} ${source.random.digits(4)}`,
      leadDays,
      grade: gradeOf(scoreOf(source, name).onTimeRate),
      since: dayNamed(source, -200 - index * 90),
    })),
  'supplier-quotes': (source) =>
    source.products.map((product, index) => {
      const ends = source.days.last + source.random.between(-30, 240);
      return {
        status: ends < source.days.last ? 'expired' : index % 9 === 0 ? 'open' : 'active',
        code: `QT${String(index + 1).padStart(5, '0')}`,
        supplier: product.supplier,
        sku: product.sku,
        unitPrice: dollars(purchasePriceOf(product)),
        minimum: 5 * source.random.between(2, 20),
        validUntil: dayNamed(source, ends),
      };
    }),
  'supplier-scores': (source) =>
    suppliers
      .map(({ name }) => ({ supplier: name, ...scoreOf(source, name) }))
      .filter(({ lines }) => lines > 0)
      .map((score) => ({
        status: score.onTimeRate < 0.8 ? 'low' : 'normal',
        ...score,
        grade: gradeOf(score.onTimeRate),
      })),
  'purchase-orders': (source) =>
    source.purchases.map((purchase) => ({
      status: stateOf(purchase, source.days.last),
      code: purchase.code,
      supplier: purchase.supplier,
      sku: purchase.sku,
      quantity: purchase.quantity,
      unitPrice: dollars(purchase.priceUsd),
      received: receivedOf(purchase),
      total: dollars(purchase.priceUsd * purchase.quantity),
      toWarehouse: purchase.warehouse,
      eta: dayNamed(source, purchase.promised),
    })),
  'purchase-1688': (source) =>
    source.purchases
      .filter(({ supplier }) => supplierNamed(supplier).leadDays <= 10)
      .slice(-24)
      .map((purchase) => {
        const received = receivedOf(purchase);
        return {
          status:
            received === purchase.quantity
              ? 'done'
              : source.days.last - purchase.ordered < 2
                ? 'draft'
                : 'doing',
          code: `1688-${purchase.code}`,
          supplier: purchase.supplier,
          sku: purchase.sku,
          quantity: purchase.quantity,
          unitPrice: dollars(purchase.priceUsd),
          total: dollars(purchase.priceUsd * purchase.quantity),
        };
      }),
  'purchase-plans': (source) =>
    source.purchases.slice(-48).map((purchase, index) => ({
      status: source.days.last - purchase.ordered < 2 ? 'open' : 'done',
      code: `PL${purchase.code.slice(2)}`,
      sku: purchase.sku,
      quantity: purchase.quantity,
      supplier: purchase.supplier,
      eta: dayNamed(source, purchase.promised),
      owner: BUYERS[index % BUYERS.length] ?? '',
    })),
  'purchase-returns': (source) =>
    withReceipts(source)
      .filter(({ receipt }) => receipt.defects > 0)
      .map(({ purchase, receipt }, index) => ({
        status:
          source.days.last - receipt.day < 4
            ? 'open'
            : source.days.last - receipt.day < 12
              ? 'doing'
              : 'done',
        code: `PR${String(index + 1).padStart(5, '0')}`,
        supplier: purchase.supplier,
        sku: purchase.sku,
        quantity: receipt.defects,
        reason: source.random.pick(['功能异常', '尺寸不符', '包装破损']),
        total: dollars(receipt.defects * purchase.priceUsd),
      })),
  inspections: (source) =>
    withReceipts(source).map(({ purchase, receipt }, index) => {
      const passRate = partOf(receipt.quantity - receipt.defects, receipt.quantity);
      return {
        status: passRate < 0.96 ? 'failed' : 'passed',
        code: `QC${String(index + 1).padStart(5, '0')}`,
        supplier: purchase.supplier,
        sku: purchase.sku,
        quantity: receipt.quantity,
        defects: receipt.defects,
        passRate,
        createdOn: dayNamed(source, receipt.day),
      };
    }),
};

function withReceipts({ purchases }: RecordSource) {
  return purchases.flatMap((purchase) => purchase.receipts.map((receipt) => ({ purchase, receipt })));
}

function stateOf(purchase: Purchase, today: number): string {
  const received = receivedOf(purchase);
  if (received === purchase.quantity) return 'done';
  if (received > 0) return 'arrived';
  return today - purchase.ordered < 3 ? 'open' : 'transit';
}

function scoreOf(source: RecordSource, supplier: string) {
  const own = source.purchases.filter((purchase) => purchase.supplier === supplier);
  // What is due by now was on time when its first delivery was.
  const due = own.filter(({ promised }) => promised < source.days.last);
  const onTime = due.filter(
    ({ receipts, promised }) => (receipts[0]?.day ?? Number.POSITIVE_INFINITY) <= promised,
  );
  const received = withReceipts({ ...source, purchases: own });
  const sum = (field: 'quantity' | 'defects') =>
    received.reduce((total, { receipt }) => total + receipt[field], 0);
  const waited = received.map(({ purchase, receipt }) => receipt.day - purchase.ordered);
  return {
    lines: own.length,
    onTimeRate: due.length === 0 ? 1 : partOf(onTime.length, due.length),
    passRate: received.length === 0 ? 1 : partOf(sum('quantity') - sum('defects'), sum('quantity')),
    leadDays:
      waited.length === 0
        ? supplierNamed(supplier).leadDays
        : Math.round(waited.reduce((total, days) => total + days, 0) / waited.length),
  };
}

function gradeOf(onTimeRate: number): string {
  if (onTimeRate >= 0.85) return 'A';
  return onTimeRate >= 0.65 ? 'B' : 'C';
}
