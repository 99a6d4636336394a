import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import * as v from 'valibot';

/** The folder of the steps that make the tables. */
export const MIGRATIONS_FOLDER = resolve(import.meta.dirname, '../../drizzle');

const JournalSchema = v.looseObject({
  entries: v.array(v.looseObject({ tag: v.string(), when: v.number() })),
});
const journalIn = (folder: string) => join(folder, 'meta/_journal.json');
const readJournal = () =>
  v.parse(JournalSchema, JSON.parse(readFileSync(journalIn(MIGRATIONS_FOLDER), 'utf8')));

/** The steps that this version knows, oldest first, by their time in the journal. */
export function knownMigrations(): number[] {
  return readJournal().entries.map(({ when }) => when);
}

/** The steps that made a database's tables, oldest first; none for a database without the portal's tables. */
export async function doneMigrations(client: pg.ClientBase): Promise<number[]> {
  const { rows: found } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name");
  if (found[0]?.name === null) return [];
  const { rows } = await client.query(
    'select created_at from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ created_at }) => Number(created_at));
}

/** Makes the tables as they were after so many steps, for rows that were stored then. */
export async function migrateTo(client: pg.Client, steps: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-migrations-'));
  try {
    const journal = readJournal();
    const entries = journal.entries.slice(0, steps);
    mkdirSync(join(folder, 'meta'));
    writeFileSync(journalIn(folder), JSON.stringify({ ...journal, entries }));
    for (const { tag } of entries) cpSync(join(MIGRATIONS_FOLDER, `${tag}.sql`), join(folder, `${tag}.sql`));
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
