import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './Database.ts';

const BATCH_ROWS = 2_000;

/**
 * Writes many rows with one statement per batch: PostgreSQL unpacks them from JSON, which is several times
 * quicker than a parameter per value. Rows may come from a generator; only one batch is in memory.
 */
export async function insertMany<T extends PgTable>(
  db: Database,
  table: T,
  rows: Iterable<T['$inferInsert']>,
): Promise<number> {
  let batch: T['$inferInsert'][] = [];
  let count = 0;
  for (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH_ROWS) continue;
    count += await insertBatch(db, table, batch);
    batch = [];
  }
  return count + (await insertBatch(db, table, batch));
}

async function insertBatch<T extends PgTable>(
  db: Database,
  table: T,
  rows: T['$inferInsert'][],
): Promise<number> {
  const [first] = rows;
  if (!first) return 0;
  const columns = Object.entries(getTableColumns(table)).filter(([property]) => property in first);
  const records = rows.map((row) => {
    const values: Readonly<Record<string, unknown>> = row;
    return Object.fromEntries(columns.map(([property, column]) => [column.name, values[property]]));
  });
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const name = sql.identifier(getTableName(table));
  await db.execute(
    sql`insert into ${name} (${names}) select ${names} from json_populate_recordset(null::${name}, ${JSON.stringify(records)}::json)`,
  );
  return rows.length;
}
