import { fromSetupNames } from '@portal/api-client/contract/operator';
import { and, asc, count, desc, eq, or } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { agreementAcceptances, agreementVersions } from '../../../db/schema/agreements.ts';
import { users } from '../../../db/schema/identity.ts';
import { containsText } from '../../business/containsText.ts';
import { pageBounds, pageOf } from '../../params/pageOf.ts';
import { readStoredConfig } from '../../setup/storedConfig.ts';
import type { Look } from '../OperatorHandlers.ts';
import { notFound } from '../refuse.ts';

/** All versions with how many people accepted each: those that stand in their order, then former ones, the newest first. */
export async function readAgreementVersions(db: Database) {
  const { agreements = [] } = await readStoredConfig(db);
  const rows = await db
    .select({ row: agreementVersions, acceptedCount: count(agreementAcceptances.userId) })
    .from(agreementVersions)
    .leftJoin(
      agreementAcceptances,
      and(
        eq(agreementAcceptances.agreementId, agreementVersions.agreementId),
        eq(agreementAcceptances.version, agreementVersions.version),
      ),
    )
    .groupBy(agreementVersions.agreementId, agreementVersions.version)
    .orderBy(desc(agreementVersions.publishedAt), asc(agreementVersions.agreementId));
  const placeOf = ({ agreementId, version }: { agreementId: string; version: string }) => {
    const place = agreements.findIndex((one) => one.id === agreementId && one.version === version);
    return place < 0 ? agreements.length : place;
  };
  return rows
    .sort((one, other) => placeOf(one.row) - placeOf(other.row))
    .map(({ row, acceptedCount }) => ({ row, acceptedCount, isCurrent: placeOf(row) < agreements.length }));
}

type Version = Awaited<ReturnType<typeof readAgreementVersions>>[number];

/** A page of all versions. */
export const queryOperatorAgreementPage: Look<'queryOperatorAgreementPage'> = async (request, { db }) => {
  const searched = request.keyword?.toLowerCase() ?? '';
  const found = (await readAgreementVersions(db)).filter(({ row }) =>
    [row.agreementId, row.version, ...Object.values(row.name)].some((one) =>
      one.toLowerCase().includes(searched),
    ),
  );
  return pageOf(found.map(entryOf), { pageNo: 1, ...request });
};

/** A version as it was written. */
export const getOperatorAgreement: Look<'getOperatorAgreement'> = async ({ id, version }, { db }) => {
  const found = (await readAgreementVersions(db)).find(
    ({ row }) => row.agreementId === id && row.version === version,
  );
  if (!found) throw notFound();
  const { text, address } = found.row;
  return {
    ...entryOf(found),
    ...(text && { text: fromSetupNames(text) }),
    ...(address && { address: fromSetupNames(address) }),
  };
};

/** A page of who accepted what. */
export const queryOperatorAcceptancePage: Look<'queryOperatorAcceptancePage'> = async (request, { db }) => {
  const { id, keyword } = request;
  const columns = [users.userName, users.realName, users.nickName, users.phone, users.email];
  const where = and(
    id === undefined ? undefined : eq(agreementAcceptances.agreementId, id),
    keyword ? or(...columns.map((column) => containsText(column, keyword))) : undefined,
  );
  const { limit, offset } = pageBounds(request);
  const [all] = await db
    .select({ count: count() })
    .from(agreementAcceptances)
    .innerJoin(users, eq(users.id, agreementAcceptances.userId))
    .where(where);
  const rows = await db
    .select({ accepted: agreementAcceptances, user: users })
    .from(agreementAcceptances)
    .innerJoin(users, eq(users.id, agreementAcceptances.userId))
    .where(where)
    .orderBy(desc(agreementAcceptances.acceptedAt), asc(agreementAcceptances.userId))
    .limit(limit)
    .offset(offset);
  const dataList = rows.map(({ accepted, user }) => ({
    userId: user.id,
    userName: user.userName,
    name: user.realName || user.nickName,
    agreementId: accepted.agreementId,
    version: accepted.version,
    acceptedAt: accepted.acceptedAt.toISOString(),
  }));
  return { dataList, totalCount: all?.count ?? 0 };
};

/** What a person accepted, the last first. */
export async function acceptedBy(db: Database, userId: string) {
  const rows = await db
    .select({ accepted: agreementAcceptances, name: agreementVersions.name })
    .from(agreementAcceptances)
    .innerJoin(
      agreementVersions,
      and(
        eq(agreementAcceptances.agreementId, agreementVersions.agreementId),
        eq(agreementAcceptances.version, agreementVersions.version),
      ),
    )
    .where(eq(agreementAcceptances.userId, userId))
    .orderBy(desc(agreementAcceptances.acceptedAt), asc(agreementAcceptances.agreementId));
  return rows.map(({ accepted, name }) => ({
    id: accepted.agreementId,
    version: accepted.version,
    name: fromSetupNames(name),
    acceptedAt: accepted.acceptedAt.toISOString(),
  }));
}

function entryOf({ row, acceptedCount, isCurrent }: Version) {
  const { agreementId: id, version, name, renew, publishedAt } = row;
  return {
    id,
    version,
    name: fromSetupNames(name),
    isCurrent,
    renew,
    acceptedCount,
    publishedAt: publishedAt.toISOString(),
  };
}
