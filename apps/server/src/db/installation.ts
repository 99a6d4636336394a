import { randomUUID } from 'node:crypto';
import type { Database } from './Database.ts';
import { installation } from './schema/index.ts';

/** Facts about a database. */
export type Installation = {
  /** Changes when a database is made anew: sequence numbers of another epoch mean nothing. */
  readonly epoch: string;
  /** The name of what it was filled with; undefined until it was. */
  readonly seed: string | undefined;
};

/** Reads the facts; a new database is given its epoch. */
export async function readInstallation(db: Database): Promise<Installation> {
  await db.insert(installation).values({ name: 'epoch', value: randomUUID() }).onConflictDoNothing();
  const rows = await db.select().from(installation);
  const value = (name: string) => rows.find((row) => row.name === name)?.value;
  return { epoch: value('epoch') ?? '', seed: value('seed') };
}

/** Notes what the database was filled with. */
export async function markSeeded(db: Database, seed: string): Promise<void> {
  await db.insert(installation).values({ name: 'seed', value: seed }).onConflictDoNothing();
}
