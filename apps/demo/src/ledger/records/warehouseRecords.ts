import { toDay } from '../ledgerDays.ts';
import { placeOf } from '../places.ts';
import { safetyDays } from '../stories.ts';
import { dayNamed, dollars, type RecordMakers, type RecordSource } from './RecordSource.ts';

const KEEPERS = ['陈思远', '吴昊', '徐婉清'];
const TOP_UP = 'TR';
const LAST_TASKS = 60;

/** Lists of what is done in warehouses. */
export const warehouseRecords: RecordMakers = {
  'safety-stock': (source) =>
    source.levels
      .filter(({ rate, warehouse }) => rate > 0 && !warehouse.startsWith('FBA-'))
      .map(({ sku, warehouse, rate }) => {
        const leadDays = placeOf(warehouse).transitDays || leadDaysOf(source, sku);
        const safetyStock = Math.ceil(rate * safetyDays(sku));
        const reorderAt = Math.ceil(rate * (safetyDays(sku) + leadDays));
        return { status: 'active', sku, warehouse, safetyStock, reorderAt, leadDays };
      }),
  transfers: (source) =>
    source.shipments
      .filter(({ code }) => code.startsWith(TOP_UP))
      .flatMap(({ code, from, to, lines, departed, arrives }) =>
        lines.map(({ sku, quantity }) => ({
          status: arrives <= source.days.last ? 'done' : departed === source.days.last ? 'open' : 'transit',
          code,
          sku,
          warehouse: from,
          toWarehouse: to,
          quantity,
          eta: dayNamed(source, arrives),
        })),
      ),
  counts: (source) =>
    source.journal.findings
      .filter(({ kind }) => kind === 'count')
      .map(({ code, sku, warehouse, booked, difference, isOpen, day }) => ({
        status: isOpen ? 'doing' : 'done',
        code,
        sku,
        warehouse,
        booked,
        counted: booked + difference,
        difference,
        createdOn: dayNamed(source, day),
      })),
  adjustments: (source) =>
    source.journal.findings
      .filter(({ difference }) => difference !== 0)
      .map(({ code, sku, warehouse, difference, kind, isOpen, day }, index) => ({
        status: isOpen ? 'open' : 'done',
        code: `AD${code.slice(2)}`,
        sku,
        warehouse,
        difference,
        reason: kind === 'damage' ? '包装破损' : '数量短少',
        person: KEEPERS[index % KEEPERS.length] ?? '',
        createdOn: dayNamed(source, day),
      }))
      .map((entry) => (entry.difference > 0 ? { ...entry, reason: '盘盈' } : entry)),
  putaway: (source) =>
    source.purchases
      .flatMap(({ sku, receipts }) => receipts.map((receipt) => ({ sku, ...receipt })))
      .sort((one, other) => one.day - other.day)
      .slice(-LAST_TASKS)
      .map(({ sku, day, quantity, defects }, index) => ({
        status: day === source.days.last ? 'open' : day === source.days.last - 1 ? 'doing' : 'done',
        code: `SJ${String(index + 1).padStart(5, '0')}`,
        sku,
        bin: `${source.random.pick(['A', 'B', 'C', 'D'])}-${source.random.digits(2)}-${source.random.digits(2)}`,
        quantity: quantity - defects,
        owner: KEEPERS[index % KEEPERS.length] ?? '',
        createdOn: dayNamed(source, day),
      })),
  waves: (source) => {
    const byDay = Map.groupBy(source.journal.parcels(), ({ day, warehouse }) => `${day} ${warehouse}`);
    return [...byDay.values()].slice(-LAST_TASKS).map((parts, index) => ({
      status: parts[0]?.day === source.days.last ? 'doing' : 'done',
      code: `JH${String(index + 1).padStart(5, '0')}`,
      warehouse: parts[0]?.warehouse ?? '',
      lines: parts.reduce((sum, { lines }) => sum + lines, 0),
      units: parts.reduce((sum, { units }) => sum + units, 0),
      owner: KEEPERS[index % KEEPERS.length] ?? '',
      createdOn: dayNamed(source, parts[0]?.day ?? 0),
    }));
  },
  handovers: (source) =>
    source.journal
      .parcels()
      .slice(-LAST_TASKS)
      .map(({ carrier, warehouse, orders, weight, day }, index) => ({
        status: day === source.days.last ? 'open' : 'done',
        code: `JJ${String(index + 1).padStart(5, '0')}`,
        carrier,
        warehouse,
        parcels: orders,
        weight: Math.round(weight / 10) / 100,
        createdOn: dayNamed(source, day),
      })),
  'storage-fees': (source) =>
    source.shops
      .filter(({ platform }) => platform === 'AMAZON')
      .flatMap(({ shopId, marketplace }) => {
        const levels = source.levels.filter(({ warehouse }) => warehouse === `FBA-${marketplace}`);
        const held = levels.filter(({ onHand }) => onHand > 0);
        const volumes = new Map(source.products.map(({ sku, volume }) => [sku, volume]));
        const volume = held.reduce((sum, { sku, onHand }) => sum + onHand * (volumes.get(sku) ?? 0), 0);
        return [...source.journal.months]
          .filter(([key, { storageUsd }]) => key.endsWith(` ${shopId}`) && storageUsd !== 0)
          .map(([key, { storageUsd }]) => ({
            status: 'paid',
            month: key.slice(0, 7),
            warehouse: `FBA-${marketplace}`,
            volume: Math.round(volume / 10_000) / 100,
            skus: held.length,
            fee: dollars(-storageUsd),
          }));
      }),
  'return-receipts': (source) =>
    source.journal.returns.map(({ order, sku, quantity, isSellable }, index) => ({
      status: isSellable ? 'passed' : 'failed',
      code: `TH${String(index + 1).padStart(5, '0')}`,
      orderNo: order.orderNo,
      sku,
      quantity,
      reason: isSellable
        ? source.random.pick(['尺寸不符', '客户拒收', '发错商品'])
        : source.random.pick(['功能异常', '包装破损']),
      createdOn: order.refundedAt && toDay(order.refundedAt.getTime()),
    })),
};

function leadDaysOf({ products }: RecordSource, sku: string): number {
  return products.find((product) => product.sku === sku)?.leadDays ?? 0;
}
