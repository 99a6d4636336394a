import type { Shipment } from '../createSupply.ts';
import { placeOf, places } from '../places.ts';
import { dayNamed, dollars, type RecordMakers, type RecordSource } from './RecordSource.ts';

const CONTAINER = 28_000_000;
const FIRST_MILE = 'FM';
/** Hundredths of US dollars for a kilogram. */
const RATES: Readonly<Record<string, number>> = {
  YunExpress: 620,
  '4PX': 580,
  DHL: 540,
  UPS: 560,
  FedEx: 600,
  Matson: 110,
  COSCO: 95,
  'SF International': 210,
};
const ROUTES: readonly (readonly [carrier: string, route: string, days: number])[] = [
  ['Matson', 'NGB → LGB', 22],
  ['Matson', 'SZX → LAX', 20],
  ['COSCO', 'NGB → FXT', 28],
  ['COSCO', 'SZX → LAX', 26],
  ['DHL', 'SZX → FRA', 7],
  ['UPS', 'SZX → LAX', 6],
  ['FedEx', 'PVG → ORD', 6],
  ['SF International', 'YTN → OSA', 7],
  ['YunExpress', 'SZX → LAX', 12],
  ['YunExpress', 'SZX → FRA', 13],
  ['4PX', 'SZX → FRA', 14],
  ['4PX', 'YTN → OSA', 10],
  ['YunExpress', 'YTN → OSA', 9],
  ['4PX', 'PVG → ORD', 13],
  ['DHL', 'PVG → ORD', 6],
  ['COSCO', 'YTN → OSA', 9],
];

/** Lists of how goods travel, and what it costs. */
export const logisticsRecords: RecordMakers = {
  'first-mile': (source) =>
    firstMile(source).map(({ code, to, units, weight, feeUsd, departed, arrives }) => ({
      status: arrives <= source.days.last ? 'arrived' : departed === source.days.last ? 'draft' : 'transit',
      code,
      carrier: placeOf(to).freighter,
      route: placeOf(to).route,
      toWarehouse: to,
      units,
      weight: Math.round(weight / 10) / 100,
      fee: dollars(feeUsd),
      eta: dayNamed(source, arrives),
    })),
  'sea-freight': (source) => {
    const bySea = firstMile(source).filter(({ to }) => ['Matson', 'COSCO'].includes(placeOf(to).freighter));
    const batches = Map.groupBy(
      bySea,
      ({ to, departed }) => `${placeOf(to).route} ${Math.floor(departed / 14)}`,
    );
    return [...batches.values()].map((batch, index) => {
      const { freighter, route } = placeOf(batch[0]?.to ?? '');
      const sum = (field: 'volume' | 'feeUsd') => batch.reduce((total, one) => total + one[field], 0);
      const arrives = Math.max(...batch.map((one) => one.arrives));
      return {
        status: arrives <= source.days.last ? 'arrived' : 'transit',
        code: `SF${String(index + 1).padStart(5, '0')}`,
        carrier: freighter,
        route,
        containers: Math.max(1, Math.ceil(sum('volume') / CONTAINER)),
        volume: Math.round(sum('volume') / 10_000) / 100,
        fee: dollars(sum('feeUsd')),
        eta: dayNamed(source, arrives),
      };
    });
  },
  carriers: () =>
    ROUTES.map(([carrier, route, days], index) => ({
      status: index === ROUTES.length - 1 ? 'inactive' : 'active',
      carrier,
      route,
      days,
      fee: dollars(RATES[carrier] ?? 0),
      contact: '物流组',
      email: `${carrier.toLowerCase().replaceAll(' ', '-')}@example.com`,
    })),
  'freight-estimates': ({ random }) =>
    Array.from({ length: 30 }, () => {
      const [carrier, route, days] = random.pick(ROUTES);
      const weight = random.between(20, 1_800);
      const fee = dollars(weight * (RATES[carrier] ?? 0));
      return { status: 'done', carrier, route, weight, volume: Math.ceil(weight / 220), fee, days };
    }),
  'freight-bills': (source) => {
    const bills = Map.groupBy(
      firstMile(source),
      ({ to, departed }) => `${placeOf(to).freighter}|${dayNamed(source, departed).slice(0, 7)}`,
    );
    const current = dayNamed(source, source.days.last).slice(0, 7);
    return [...bills].map(([key, shipments], index) => {
      const [carrier = '', month = ''] = key.split('|');
      const agreedUsd = shipments.reduce((sum, { feeUsd }) => sum + feeUsd, 0);
      const overUsd = source.random.chance(0.25) ? Math.round(agreedUsd * 0.03) : 0;
      return {
        status: month === current ? 'open' : overUsd > 0 ? 'rejected' : 'done',
        code: `FB${String(index + 1).padStart(5, '0')}`,
        carrier,
        month,
        billed: dollars(agreedUsd + overUsd),
        agreed: dollars(agreedUsd),
        difference: dollars(overUsd),
      };
    });
  },
  'warehouse-routing': () =>
    places
      .filter(({ name, marketplace }) => marketplace !== 'CN' && !name.startsWith('FBA-'))
      .flatMap(({ name, marketplace }, index) => [
        {
          status: 'active',
          name: `${marketplace} 就近发货`,
          marketplace,
          warehouse: name,
          priority: index + 1,
          condition: `目的国 = ${marketplace}`,
        },
        {
          status: 'active',
          name: `${marketplace} 缺货转国内直发`,
          marketplace,
          warehouse: 'SHENZHEN',
          priority: index + 5,
          condition: `${name} 可用 = 0`,
        },
      ]),
};

function firstMile({ shipments }: RecordSource): Shipment[] {
  return shipments.filter(({ code }) => code.startsWith(FIRST_MILE));
}
