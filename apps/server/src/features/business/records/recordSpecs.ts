import { type RecordKind, recordKinds } from '@portal/api-client/contract';
import type { Words } from '../words/Words.ts';
import { recordOutline } from './recordOutline.ts';

/** What a column of a company's own list holds. */
type RecordColumnType =
  | 'text'
  | 'number'
  | 'money'
  | 'percent'
  | 'date'
  | 'date-time'
  | 'email'
  | 'long-text'
  | 'choice'
  | 'status';

/** One column of a company's own list. */
export type RecordColumn = { key: string; type: RecordColumnType; isRequired: boolean };

/** What the server knows about one of a company's own lists. */
export type RecordSpec = {
  kind: RecordKind;
  title: Words;
  /** People add, change and remove entries. */
  isKept: boolean;
  statuses: readonly string[];
  columns: readonly RecordColumn[];
};

const TYPES: Readonly<Record<Exclude<RecordColumnType, 'text' | 'status'>, string>> = {
  number:
    'leadDays minimum quantity received defects safetyStock reorderAt booked counted difference lines units parcels skus volume weight containers days parts products rank previousRank priority members durationMs refundedOrders rate',
  money: 'unitPrice total fee billed agreed price cost revenue fees refunds payout budget spent bid',
  percent: 'onTimeRate passRate marginTarget share',
  date: 'since validUntil eta createdOn expiresOn dueOn',
  'date-time': 'lastUsedAt at',
  email: 'email',
  'long-text': 'message',
  choice: 'grade warehouse toWarehouse marketplace platform currency language',
};

const MARKETPLACES = ['US', 'CA', 'MX', 'UK', 'DE', 'FR', 'IT', 'ES', 'JP', 'AU'];
const WAREHOUSES = [
  'SHENZHEN',
  'YIWU',
  'LOS-ANGELES',
  'FRANKFURT',
  'BIRMINGHAM',
  'OSAKA',
  ...MARKETPLACES.map((code) => `FBA-${code}`),
];

/** What a `choice` column can be. */
export const recordChoices: Readonly<Record<string, readonly string[]>> = {
  grade: ['A', 'B', 'C'],
  warehouse: WAREHOUSES,
  toWarehouse: WAREHOUSES,
  marketplace: MARKETPLACES,
  platform: ['AMAZON', 'TIKTOK', 'SHOPIFY', 'EBAY'],
  currency: ['USD', 'EUR', 'GBP', 'JPY', 'CAD', 'MXN', 'AUD', 'KRW', 'CNY'],
  language: ['zh-CN', 'en-US', 'de-DE', 'fr-FR', 'it-IT', 'es-ES', 'ja-JP', 'ko-KR'],
};

const typeOf = new Map(
  Object.entries(TYPES).flatMap(([type, keys]) =>
    keys.split(' ').map((key) => [key, type as RecordColumnType] as const),
  ),
);

const specs = new Map(
  recordOutline
    .trim()
    .split('\n')
    .map((line) => {
      const spec = parseSpec(line);
      return [spec.kind, spec] as const;
    }),
);

/** What is known about one of a company's own lists. */
export function recordSpec(kind: RecordKind): RecordSpec {
  const spec = specs.get(kind);
  if (!spec) throw new Error(`The outline of own lists lacks ${kind}`);
  return spec;
}

/** Whether a name is that of a company's own list. */
export function isRecordKind(value: string): value is RecordKind {
  return (recordKinds as readonly string[]).includes(value);
}

function parseSpec(line: string): RecordSpec {
  const [kind = '', chinese = '', english = '', korean = '', mode, statuses = '', columns = ''] = line
    .split('|')
    .map((part) => part.trim());
  return {
    kind: kind as RecordKind,
    title: [chinese, english, korean],
    isKept: mode === 'keep',
    statuses: statuses.split(' '),
    columns: [
      ...columns.split(' ').map((word): RecordColumn => {
        const key = word.replace('!', '');
        return { key, type: typeOf.get(key) ?? 'text', isRequired: word.endsWith('!') };
      }),
      { key: 'status', type: 'status', isRequired: true },
    ],
  };
}
