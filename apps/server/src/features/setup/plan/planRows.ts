import { isDeepStrictEqual } from 'node:util';
import { type AnyColumn, getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/Database.ts';
import { insertMany } from '../../../db/insertMany.ts';
import type { Change, Step } from './Step.ts';

/** What the rows of a table are and what they are to be. */
export type RowsToPlan<Row extends object> = {
  table: PgTable & { $inferSelect: Row };
  /** Columns that name a row; texts. */
  keys: readonly (keyof Row & string)[];
  present: readonly Row[];
  wanted: readonly Row[];
  group: string;
  /** How a row is called. */
  nameOf(row: Row): string;
  /** Columns whose values are nobody's business. */
  secret?: readonly (keyof Row & string)[];
};

const LONGEST = 60;

/** Says what it takes to make a table's rows what they are to be. */
export function planRows<Row extends object>(rows: RowsToPlan<Row>): Step {
  const { table, keys, present, wanted, group, nameOf, secret = [] } = rows;
  const keyOf = (row: Row) => JSON.stringify(keys.map((key) => row[key]));
  const before = new Map(present.map((row) => [keyOf(row), row]));
  const kept = new Set(wanted.map(keyOf));
  const removed = present.filter((row) => !kept.has(keyOf(row)));
  const added = wanted.filter((row) => !before.has(keyOf(row)));
  const changed = wanted.flatMap((to) => {
    const from = before.get(keyOf(to));
    const fields = from ? changedFields(from, to) : [];
    return from && fields.length > 0 ? [{ from, to, fields }] : [];
  });
  const detailOf = ({ from, to, fields }: (typeof changed)[number]) =>
    fields
      .map((field) =>
        secret.includes(field) ? field : `${field} ${shown(from[field])} → ${shown(to[field])}`,
      )
      .join(', ');
  const changes: Change[] = [
    ...removed.map((row) => ({ sign: '-' as const, group, what: nameOf(row) })),
    ...added.map((row) => ({ sign: '+' as const, group, what: nameOf(row) })),
    ...changed.map((one) => ({ sign: '~' as const, group, what: nameOf(one.to), detail: detailOf(one) })),
  ];
  return {
    changes,
    async write(tx) {
      await removeRows(tx, rows, [...removed, ...changed.map(({ from }) => from)]);
      await insertMany(tx, table, [...added, ...changed.map(({ to }) => to)]);
    },
  };
}

function changedFields<Row extends object>(from: Row, to: Row): (keyof Row & string)[] {
  const fields = Object.keys(to) as (keyof Row & string)[];
  return fields.filter((field) => !isSame(from[field], to[field]));
}

/** Most fields are plain: only the others are looked into. */
function isSame(from: unknown, to: unknown): boolean {
  return from === to || (typeof from === 'object' && isDeepStrictEqual(from, to));
}

async function removeRows<Row extends object>(
  tx: Database,
  { table, keys }: Pick<RowsToPlan<Row>, 'table' | 'keys'>,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns: Record<string, AnyColumn> = getTableColumns(table);
  const names = sql.join(
    keys.map((key) => sql`${columns[key]}`),
    sql`, `,
  );
  const values = sql.join(
    keys.map((key) => sql`${sql.param(rows.map((row) => row[key]))}::text[]`),
    sql`, `,
  );
  await tx.delete(table).where(sql`(${names}) in (select * from unnest(${values}))`);
}

function shown(value: unknown): string {
  const text =
    value instanceof Date ? value.toISOString() : typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text || '(nothing)';
}
