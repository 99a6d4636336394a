import type { ComputedField, ListField, ListRow, RecordKind } from '@portal/api-client/contract';
import { and, eq, or, sql } from 'drizzle-orm';
import { businessRecords } from '../../../db/schema/business.ts';
import type { Locale } from '../../../http/localeOf.ts';
import { containsText } from '../containsText.ts';
import type { ListSource } from '../lists/ListSource.ts';
import { sumOf } from '../lists/sumOf.ts';
import { columnLabel } from '../words/columnWords.ts';
import { statusIn } from '../words/statusWords.ts';
import { computedOf } from './recordRules.ts';
import { type RecordColumn, recordChoices, recordSpec } from './recordSpecs.ts';
import { isReference } from './references.ts';

const MONEY_CURRENCY = 'USD';
const NUMERIC = new Set(['number', 'money', 'percent']);
/** Shown as text by the generic list, whatever a form makes of them. */
const AS_TEXT = new Set(['email', 'choice', 'long-text']);

/** Amounts and quantities, of which entries together have the sum; prices, rates, limits and ranks have none. */
const ADDS_UP = new Set(
  'quantity received defects booked counted difference lines units parcels total billed agreed revenue fees fee refunds payout budget spent'.split(
    ' ',
  ),
);

/** What tells which entry is newer, the surest first: a moment, a day, a running number, a month. */
const AGES = ['at', 'createdOn', 'code', 'month'];

/** The order of a list that nobody sorted: what came last stands first; entries without an age go by their first column. */
function firstOrder(keys: readonly string[]): Pick<ListSource, 'defaultSort' | 'defaultDirection'> {
  const age = AGES.find((key) => keys.includes(key));
  return age
    ? { defaultSort: age, defaultDirection: 'desc' }
    : { defaultSort: keys[0] ?? 'status', defaultDirection: 'asc' };
}

/** One of a company's own lists as a generic list. */
export function recordList(kind: RecordKind): ListSource {
  const spec = recordSpec(kind);
  const hasMarketplace = spec.columns.some(({ key }) => key === 'marketplace');
  return {
    table: businessRecords,
    companyId: businessRecords.companyId,
    id: businessRecords.recordId,
    status: businessRecords.status,
    marketplace: hasMarketplace ? sql`${businessRecords.fields}->>'marketplace'` : undefined,
    only: eq(businessRecords.kind, kind),
    title: spec.title,
    statuses: spec.statuses,
    columns: spec.columns.map(({ key, type }) => ({
      key,
      type: AS_TEXT.has(type) ? 'text' : type,
      ...(type === 'money' && { currencyKey: 'currencyCode' }),
    })),
    sortBy: (key) => {
      if (key === 'status') return businessRecords.status;
      const column = spec.columns.find((one) => one.key === key);
      if (!column) return undefined;
      return NUMERIC.has(column.type)
        ? sql`(${businessRecords.fields}->>${key})::numeric`
        : sql`${businessRecords.fields}->>${key}`;
    },
    totals: Object.fromEntries(
      spec.columns
        .filter(({ key }) => ADDS_UP.has(key))
        .map(({ key }) => [key, sumOf(sql`(${businessRecords.fields}->>${key})::numeric`)]),
    ),
    ...firstOrder(spec.columns.map(({ key }) => key)),
    matches: (text) =>
      or(
        ...spec.columns
          .filter(({ type }) => type === 'text' || AS_TEXT.has(type))
          .map(({ key }) => containsText(sql`${businessRecords.fields}->>${key}`, text)),
      ),
    async read(db, { where, orderBy, limit, offset }) {
      const rows = await db
        .select()
        .from(businessRecords)
        .where(and(eq(businessRecords.kind, kind), where))
        .orderBy(...orderBy)
        .limit(limit)
        .offset(offset);
      return rows.map(({ recordId, status, fields }): ListRow => {
        const values = Object.fromEntries(spec.columns.map(({ key }) => [key, fields[key] ?? null]));
        return { ...values, currencyCode: MONEY_CURRENCY, id: recordId, status };
      });
    },
  };
}

/** What the form of an entry asks for; nothing for lists that nobody writes. */
export function recordFields(kind: RecordKind, locale: Locale): ListField[] {
  const spec = recordSpec(kind);
  if (!spec.isKept) return [];
  return spec.columns.map((column) => ({
    key: column.key,
    label: columnLabel(column.key, locale),
    type: isReference(kind, column.key) ? 'reference' : column.type === 'status' ? 'choice' : column.type,
    required: column.isRequired,
    choices: choicesOf(column, spec.statuses, locale),
    ...ifComputed(computedOf(kind, column.key)),
  }));
}

function ifComputed(computed: ComputedField | undefined) {
  return computed && { computed: { ...computed } };
}

function choicesOf({ key, type }: RecordColumn, statuses: readonly string[], locale: Locale) {
  if (type === 'status')
    return statuses.map((status) => ({ value: status, label: statusIn(status, locale).label }));
  return (recordChoices[key] ?? []).map((value) => ({ value, label: value }));
}
