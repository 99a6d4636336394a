import { computeField } from '@portal/api-client/contract';
import type { ListField, ListRow } from '../queries.ts';

/** What stands in a form, by field; numbers as they are typed. */
export type FieldValues = Readonly<Record<string, string>>;

const NUMERIC = new Set(['number', 'money', 'percent']);

/** What a form shows at the start: the entry's values, or nothing but the first choices that must be made. */
export function initialValues(fields: readonly ListField[], row: ListRow | undefined): FieldValues {
  return Object.fromEntries(
    fields.map((field) => {
      const value = row?.[field.key];
      if (value !== null && value !== undefined) return [field.key, textOf(field, value)];
      return [field.key, !row && field.required ? (field.choices[0]?.value ?? '') : ''];
    }),
  );
}

/** What is sent: typed numbers as numbers, percentages as parts of one, empty fields as none. */
export function sentValues(
  fields: readonly ListField[],
  values: FieldValues,
): Record<string, string | number | null> {
  return Object.fromEntries(
    fields.map(({ key, type }) => {
      const text = (values[key] ?? '').trim();
      if (text === '') return [key, null];
      const number = Number(text);
      if (!NUMERIC.has(type) || Number.isNaN(number)) return [key, text];
      return [key, type === 'percent' ? number / 100 : number];
    }),
  );
}

/** What stands in a form, with the fields that follow from others. */
export function withComputed(fields: readonly ListField[], values: FieldValues): FieldValues {
  const numbers = sentValues(fields, values);
  const follow = fields.flatMap((field) => {
    const { key, computed } = field;
    if (!computed || computed.op === 'kept') return [];
    const value = computeField(
      computed,
      Object.fromEntries(
        Object.entries(numbers).map(([name, one]) => [name, typeof one === 'number' ? one : null]),
      ),
    );
    return [[key, value === null ? '' : textOf(field, value)] as const];
  });
  return { ...values, ...Object.fromEntries(follow) };
}

/** The first field that lacks what it must have. */
export function missingFields(fields: readonly ListField[], values: FieldValues): string[] {
  return fields.filter(({ key, required }) => required && !values[key]?.trim()).map(({ key }) => key);
}

/** The refused fields of an answer, and why. */
export function fieldProblems(error: unknown): Record<string, string> {
  const fields = (error as { data?: { fields?: unknown } } | undefined)?.data?.fields;
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => typeof text === 'string'));
}

/** A value as it stands in the form; sums of money with their cents. */
function textOf({ type, computed }: ListField, value: string | number): string {
  if (type === 'percent') return percentText(Number(value));
  return type === 'money' && computed ? Number(value).toFixed(2) : String(value);
}

function percentText(part: number): string {
  return String(Math.round(part * 10_000) / 100);
}
