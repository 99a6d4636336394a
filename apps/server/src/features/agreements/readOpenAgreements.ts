import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { agreementAcceptances, agreementVersions } from '../../db/schema/agreements.ts';
import { users } from '../../db/schema/identity.ts';
import type { FileAgreement } from '../setup/file/AgreementSchema.ts';
import { readStoredConfig } from '../setup/storedConfig.ts';

/** The agreements that a person has yet to accept, in the operator's order. Demo accounts, which many share, are never asked. */
export async function readOpenAgreements(db: Database, userId: string): Promise<FileAgreement[]> {
  const { agreements = [] } = await readStoredConfig(db);
  if (agreements.length === 0) return [];
  const [user] = await db.select({ ssoEnv: users.ssoEnv }).from(users).where(eq(users.id, userId));
  if (user?.ssoEnv === 'DEMO') return [];
  const open: FileAgreement[] = [];
  for (const agreement of agreements) if (!(await isAccepted(db, userId, agreement))) open.push(agreement);
  return open;
}

/** Whether the person accepted this version, or an earlier one from which on no version asks anew. */
async function isAccepted(db: Database, userId: string, { id, version }: FileAgreement): Promise<boolean> {
  const ofPerson = and(
    eq(agreementAcceptances.agreementId, agreementVersions.agreementId),
    eq(agreementAcceptances.version, agreementVersions.version),
    eq(agreementAcceptances.userId, userId),
  );
  const versions = await db
    .select({
      version: agreementVersions.version,
      renew: agreementVersions.renew,
      acceptedAt: agreementAcceptances.acceptedAt,
    })
    .from(agreementVersions)
    .leftJoin(agreementAcceptances, ofPerson)
    .where(eq(agreementVersions.agreementId, id))
    .orderBy(desc(agreementVersions.publishedAt), desc(agreementVersions.version));
  for (const one of versions.slice(versions.findIndex((known) => known.version === version))) {
    if (one.acceptedAt) return true;
    if (one.renew) return false;
  }
  return false;
}
