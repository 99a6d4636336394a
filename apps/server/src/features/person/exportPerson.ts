import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import type { BlobStore } from '../../blobs/BlobStore.ts';
import type { Database } from '../../db/Database.ts';
import { PERSON_TABLES } from './personTables.ts';
import { readPerson, readPersonFiles } from './readPerson.ts';

/** How much was written. */
type Exported = { rows: number; tables: number; files: number };

/**
 * Writes all that names a person, as of one moment, into a folder that is new: a file of JSON lines for each table, and
 * the person's files. The folder is there once it is whole.
 */
export async function exportPerson(
  db: Database,
  { userId, blobs, folder }: { userId: string; blobs: BlobStore; folder: string },
): Promise<Exported> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty: what is exported takes a folder of its own.`);
  const draft = `${folder}.part`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(join(draft, 'files'), { recursive: true, mode: 0o700 });
  try {
    const told = await db.transaction((tx) => writeAll(tx, { userId, blobs, folder: draft }), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
    return told;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

async function writeAll(
  tx: Database,
  { userId, blobs, folder }: { userId: string; blobs: BlobStore; folder: string },
): Promise<Exported> {
  const person = await readPerson(tx, userId);
  const told = { rows: 0, tables: 0, files: 0 };
  for (const { name, whose, secret = [] } of PERSON_TABLES) {
    const { rows } = await tx.execute<{ row: object }>(
      sql`select to_jsonb(t) - ${sql.param([...secret])}::text[] as row
        from (select * from ${sql.identifier(name)} where ${whose(person)}) t`,
    );
    if (rows.length === 0) continue;
    const lines = rows.map(({ row }) => `${JSON.stringify(row)}\n`).join('');
    writeFileSync(join(folder, `${name}.jsonl`), lines, { mode: 0o600 });
    told.rows += rows.length;
    told.tables += 1;
  }
  for (const { companyId, key } of await readPersonFiles(tx, person)) {
    const file = await blobs.open(companyId, key);
    if (!file) continue;
    const path = join(folder, 'files', encodeURIComponent(key));
    await pipeline(file.read(), createWriteStream(path, { mode: 0o600 }));
    told.files += 1;
  }
  return told;
}
