import { type ComputedField, computeField, type RecordKind } from '@portal/api-client/contract';
import type { MessageName } from '../../../http/messages.ts';
import { hasUnknownPlaceholder } from '../inbox/fillTemplate.ts';

type Fields = Readonly<Record<string, string | number | null>>;

/** Fields that follow from others, by list. */
const COMPUTED: Partial<Record<RecordKind, Readonly<Record<string, ComputedField>>>> = {
  'purchase-orders': {
    total: { op: 'product', of: ['quantity', 'unitPrice'] },
    received: { op: 'kept', of: [] },
  },
  'purchase-1688': { total: { op: 'product', of: ['quantity', 'unitPrice'] } },
  counts: { difference: { op: 'difference', of: ['counted', 'booked'] } },
  'freight-bills': { difference: { op: 'difference', of: ['billed', 'agreed'] } },
  inspections: { passRate: { op: 'passed', of: ['defects', 'quantity'] } },
};
/** Numbers that may be below nothing. */
const SIGNED = ['difference'];
/** Things that are counted. */
const WHOLE = 'quantity received defects safetyStock reorderAt booked counted difference units parcels'.split(
  ' ',
);

/** How a field of a list follows from others; nothing where people fill it in. */
export function computedOf(kind: RecordKind, key: string): ComputedField | undefined {
  return COMPUTED[kind]?.[key];
}

/** The fields of an entry with those that follow from others; what the server keeps stays as it is. */
export function withComputed(kind: RecordKind, fields: Fields): Fields {
  const numbers = Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, typeof value === 'number' ? value : null]),
  );
  const computed = Object.entries(COMPUTED[kind] ?? {}).filter(([, { op }]) => op !== 'kept');
  return {
    ...fields,
    ...Object.fromEntries(computed.map(([key, rule]) => [key, computeField(rule, numbers)])),
  };
}

/** Why a number cannot be what a field of this name holds. */
export function numberProblem(kind: RecordKind, key: string, value: number): MessageName | undefined {
  if (value < 0 && !SIGNED.includes(key)) return 'fieldNegative';
  const isCounted = WHOLE.includes(key) && !(kind === 'freight-bills' && key === 'difference');
  return isCounted && !Number.isInteger(value) ? 'fieldNotWhole' : undefined;
}

/** What of an entry contradicts the rest of it, by field. */
export function contradictions(
  kind: RecordKind,
  status: string,
  fields: Fields,
): Record<string, MessageName> {
  if (kind === 'mail-templates')
    return hasUnknownPlaceholder(String(fields.message ?? '')) ? { message: 'placeholderUnknown' } : {};
  const number = (key: string) => Number(fields[key] ?? 0);
  if (kind === 'inspections')
    return number('defects') > number('quantity') ? { defects: 'defectsTooMany' } : {};
  if (kind !== 'purchase-orders') return {};
  const [received, quantity] = [number('received'), number('quantity')];
  if (received > quantity) return { quantity: 'receivedTooMany' };
  if (status === 'done' && (received === 0 || received < quantity)) return { status: 'purchaseNotReceived' };
  if (status === 'arrived' && received === 0) return { status: 'purchaseNotReceived' };
  if (status === 'arrived' && received === quantity) return { status: 'purchaseReceivedAll' };
  if (['draft', 'open', 'transit'].includes(status) && received > 0) return { status: 'purchaseReceived' };
  return {};
}
