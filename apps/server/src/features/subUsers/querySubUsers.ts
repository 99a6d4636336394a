import { and, asc, count, eq, max, or, sql } from 'drizzle-orm';
import { memberships, sessions, users } from '../../db/schema/identity.ts';
import { roleMenus } from '../../db/schema/menus.ts';
import type { Handlers } from '../../http/handlers.ts';
import { containsText } from '../business/containsText.ts';
import { UNRESTRICTED_ROLE } from '../menus/roleOf.ts';
import { pageBounds } from '../params/pageOf.ts';
import { STANDARD_ROLE } from './findMember.ts';
import { requireMain } from './requireMain.ts';

/** A page of the people of the company. */
export const querySubUserPage: Handlers['querySubUserPage'] = async (request, context) => {
  await requireMain(context);
  const { db, companyId } = context;
  const { keyword } = request;
  const where = and(
    eq(memberships.companyId, companyId),
    keyword
      ? or(
          ...[users.userName, users.realName, users.phone, users.email].map((of) =>
            containsText(of, keyword),
          ),
        )
      : undefined,
  );
  const { limit, offset } = pageBounds(request);
  const rows = await db
    .select({
      user: users,
      role: memberships.role,
      disabledAt: memberships.disabledAt,
      menuCount: db.$count(
        roleMenus,
        and(eq(roleMenus.companyId, companyId), eq(roleMenus.role, memberships.role)),
      ),
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(where)
    .orderBy(sql`${memberships.role} <> ${UNRESTRICTED_ROLE}`, asc(users.createdAt), asc(users.id))
    .limit(limit)
    .offset(offset);
  const [total] = await db
    .select({ count: count() })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(where);
  const lastLogins = await db
    .select({ userId: sessions.userId, at: max(sessions.createdAt) })
    .from(sessions)
    .where(eq(sessions.companyId, companyId))
    .groupBy(sessions.userId);
  const lastLoginOf = new Map(lastLogins.map(({ userId, at }) => [userId, at]));
  const dataList = rows.map(({ user, role, disabledAt, menuCount }) => {
    const isMain = role === UNRESTRICTED_ROLE;
    return {
      userId: user.id,
      userName: user.userName,
      realName: user.realName || user.nickName,
      phone: user.phone ?? '',
      email: user.email ?? '',
      headImgUrl: user.headImgUrl,
      isMain,
      isStandard: role === STANDARD_ROLE,
      menuCount: isMain ? undefined : menuCount,
      isDisabled: disabledAt !== null || user.status !== 'active',
      lastLoginTime: lastLoginOf.get(user.id)?.toISOString(),
    };
  });
  return { dataList, totalCount: total?.count ?? 0 };
};
