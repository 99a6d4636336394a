import { and, eq, inArray, sql } from 'drizzle-orm';
import type { BlobStore } from '../../blobs/BlobStore.ts';
import type { Database } from '../../db/Database.ts';
import { downloadTasks } from '../../db/schema/exports.ts';
import { companies, memberships, users } from '../../db/schema/identity.ts';
import { notifyProcesses } from '../../realtime/notifyProcesses.ts';
import { UNRESTRICTED_ROLE } from '../menus/roleOf.ts';
import { PERSON_TABLES } from './personTables.ts';
import { type PersonFile, readPerson, readPersonFiles } from './readPerson.ts';

/** A company would be left without anybody who may open everything. */
export class LastOwnerError extends Error {
  override name = 'LastOwnerError';
}

/**
 * Erases a person, whole or not at all: sessions end, what is theirs is removed, and where a company's records need a
 * name there is a bare id from then on. Throws `LastOwnerError` where a company has no other owner.
 */
export async function erasePerson(
  db: Database,
  { userId, blobs }: { userId: string; blobs: BlobStore },
): Promise<{ removed: number; files: number }> {
  return db.transaction(async (tx) => {
    await requireOtherOwners(tx, userId);
    const person = await readPerson(tx, userId);
    const files = await readPersonFiles(tx, person);
    let removed = 0;
    // Lets the log of what was done forget names, and nothing else.
    await tx.execute(sql`select set_config('portal.audit_forget', 'on', true)`);
    for (const { name, whose, isKept, become, only } of PERSON_TABLES) {
      if (isKept) continue;
      const table = sql.identifier(name);
      const where = sql`${whose(person)} and ${only?.(person) ?? sql`true`}`;
      if (become) await tx.execute(sql`update ${table} set ${become(person)} where ${whose(person)}`);
      else removed += (await tx.execute(sql`delete from ${table} where ${where}`)).rowCount ?? 0;
    }
    await notifyProcesses(tx, { type: 'user-ended', userId, exceptSessionId: '' });
    // Last: when the store is away nothing is erased, and doing it again goes on.
    for (const file of files) await removeUnlessShared(tx, blobs, file);
    return { removed, files: files.length };
  });
}

async function requireOtherOwners(tx: Database, userId: string): Promise<void> {
  const owned = tx
    .select({ id: memberships.companyId })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), eq(memberships.role, UNRESTRICTED_ROLE)));
  // Two owners who are erased at once are one after the other.
  const owners = await tx
    .select({ membership: memberships, company: companies, status: users.status })
    .from(memberships)
    .innerJoin(companies, eq(companies.id, memberships.companyId))
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(inArray(memberships.companyId, owned), eq(memberships.role, UNRESTRICTED_ROLE)))
    .orderBy(memberships.companyId, memberships.userId)
    .for('update', { of: memberships });
  const remaining = owners.filter(
    ({ membership, status }) =>
      membership.userId !== userId && membership.disabledAt === null && status === 'active',
  );
  const kept = new Set(remaining.map(({ company }) => company.id));
  const orphaned = owners.find(({ company }) => !kept.has(company.id));
  if (orphaned)
    throw new LastOwnerError(
      `${orphaned.company.name} (${orphaned.company.code}) has no other owner: make somebody else one first, by \`owner\` of the setup file.`,
    );
}

async function removeUnlessShared(
  tx: Database,
  blobs: BlobStore,
  { companyId, key }: PersonFile,
): Promise<void> {
  const isShared = and(eq(downloadTasks.companyId, companyId), eq(downloadTasks.fileKey, key));
  if ((await tx.$count(downloadTasks, isShared)) === 0) await blobs.remove(companyId, key);
}
