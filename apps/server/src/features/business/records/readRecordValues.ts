import { LONGEST_VALUE } from '@portal/api-client/contract';
import type { MessageName } from '../../../http/messages.ts';
import { computedOf, contradictions, numberProblem, withComputed } from './recordRules.ts';
import type { RecordColumn, RecordSpec } from './recordSpecs.ts';
import { recordChoices } from './recordSpecs.ts';

type Given = Readonly<Record<string, string | number | null>>;

/** An entry's values as they are stored, or the fields that cannot be taken and why. */
export type RecordValues =
  | { ok: true; status: string; fields: Record<string, string | number | null> }
  /** With what of it can be taken. */
  | { ok: false; problems: Record<string, MessageName>; fields: Record<string, string | number | null> };

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Reads what a form sent for an entry of a list: known fields only, each of its type and such as can be; totals are worked
 * out, whatever was sent.
 */
export function readRecordValues(spec: RecordSpec, given: Given): RecordValues {
  const problems: Record<string, MessageName> = {};
  const fields: Record<string, string | number | null> = {};
  let status = spec.statuses[0] ?? '';
  for (const column of spec.columns) {
    const value = tidy(Object.hasOwn(given, column.key) ? given[column.key] : null);
    const problem = problemOf(column, value, spec);
    if (problem) problems[column.key] = problem;
    else if (column.type === 'status') status = String(value ?? status);
    else fields[column.key] = isNumeric(column) && value !== null ? Number(value) : value;
  }
  if (Object.keys(problems).length > 0) return { ok: false, problems, fields };
  if (!spec.isKept) return { ok: true, status, fields };
  const whole = withComputed(spec.kind, fields);
  const against = contradictions(spec.kind, status, whole);
  return Object.keys(against).length > 0
    ? { ok: false, problems: against, fields }
    : { ok: true, status, fields: { ...whole } };
}

function tidy(value: string | number | null | undefined): string | number | null {
  if (typeof value !== 'string') return value ?? null;
  return value.trim() === '' ? null : value.trim();
}

function problemOf(
  column: RecordColumn,
  value: string | number | null,
  spec: RecordSpec,
): MessageName | undefined {
  const { key, type, isRequired } = column;
  // What is worked out is whatever its parts make it: they are to blame.
  const computed = computedOf(spec.kind, key);
  if (computed && computed.op !== 'kept') return undefined;
  if (value === null) return isRequired && type !== 'status' ? 'fieldRequired' : undefined;
  const text = String(value);
  if (text.length > LONGEST_VALUE) return 'fieldTooLong';
  if (isNumeric(column)) {
    if (!isAmount(value)) return 'fieldNotNumber';
    return spec.isKept ? numberProblem(spec.kind, key, Number(value)) : undefined;
  }
  if (type === 'date') return DAY.test(text) && !Number.isNaN(Date.parse(text)) ? undefined : 'fieldNotDate';
  if (type === 'date-time') return Number.isNaN(Date.parse(text)) ? 'fieldNotDate' : undefined;
  if (type === 'email') return EMAIL.test(text) ? undefined : 'fieldNotEmail';
  if (type === 'status') return spec.statuses.includes(text) ? undefined : 'fieldNotChoice';
  if (type === 'choice') return recordChoices[key]?.includes(text) ? undefined : 'fieldNotChoice';
  return undefined;
}

function isNumeric({ type }: RecordColumn): boolean {
  return type === 'number' || type === 'money' || type === 'percent';
}

function isAmount(value: string | number): boolean {
  const amount = Number(value);
  return Number.isFinite(amount) && Math.abs(amount) <= 1e12;
}
