import { and, asc, desc, eq, exists, gt, inArray, isNull, max, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { companies, memberships, sessions, users } from '../../../db/schema/identity.ts';
import { NO_PASSWORD } from '../../account/flows/openCompany.ts';
import { containsText } from '../../business/containsText.ts';
import { pageBounds } from '../../params/pageOf.ts';
import { OPERATOR_CODE, OPERATOR_ROLES } from '../console/operatorCompany.ts';
import type { Look } from '../OperatorHandlers.ts';

/** A page of all people, the newest first. */
export const queryOperatorPeoplePage: Look<'queryOperatorPeoplePage'> = async (request, { db, clock }) => {
  const { keyword, companyId } = request;
  const columns = [users.userName, users.userCode, users.realName, users.nickName, users.phone, users.email];
  const worksFor = companyId
    ? and(eq(memberships.userId, users.id), eq(memberships.companyId, companyId))
    : undefined;
  const where = and(
    keyword ? or(...columns.map((column) => containsText(column, keyword))) : undefined,
    worksFor && exists(db.select({ found: sql`1` }).from(memberships).where(worksFor)),
  );
  const { limit, offset } = pageBounds(request);
  const people = await db
    .select()
    .from(users)
    .where(where)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit)
    .offset(offset);
  const dataList = await describePeople(db, people, clock.now());
  return { dataList, totalCount: await db.$count(users, where as SQL | undefined) };
};

type UserRow = typeof users.$inferSelect;

/** People as operators get them: with their companies and sign-ins. */
export async function describePeople(db: Database, people: readonly UserRow[], now: Date) {
  if (people.length === 0) return [];
  const ids = people.map(({ id }) => id);
  const work = await db
    .select({
      userId: memberships.userId,
      name: companies.name,
      code: companies.code,
      role: memberships.role,
      disabledAt: memberships.disabledAt,
    })
    .from(memberships)
    .innerJoin(companies, eq(companies.id, memberships.companyId))
    .where(inArray(memberships.userId, ids))
    .orderBy(asc(memberships.position), asc(companies.id));
  const signIns = await db
    .select({
      userId: sessions.userId,
      last: max(sessions.createdAt),
      live: sql<number>`(count(*) filter (where ${and(isNull(sessions.revokedAt), gt(sessions.expiresAt, now))}))::int`,
    })
    .from(sessions)
    .where(inArray(sessions.userId, ids))
    .groupBy(sessions.userId);
  const signInOf = new Map(signIns.map((row) => [row.userId, row]));
  return people.map((user) => {
    const own = work.filter(({ userId }) => userId === user.id);
    const isOperator = own.some(
      ({ code, role, disabledAt }) =>
        code === OPERATOR_CODE && OPERATOR_ROLES.some((one) => one === role) && disabledAt === null,
    );
    return {
      userId: user.id,
      userName: user.userName,
      name: user.realName || user.nickName,
      email: user.email ?? undefined,
      phone: user.phone ?? undefined,
      headImgUrl: user.headImgUrl,
      isDisabled: user.status !== 'active',
      isOperator,
      hasPassword: user.passwordHash !== NO_PASSWORD,
      companies: own.map(({ name }) => name),
      sessionCount: signInOf.get(user.id)?.live ?? 0,
      createdAt: user.createdAt.toISOString(),
      lastSignIn: signInOf.get(user.id)?.last?.toISOString(),
    };
  });
}
