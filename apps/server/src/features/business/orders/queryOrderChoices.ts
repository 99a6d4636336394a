import { displayNameOf } from '@portal/api-client/contract';
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { businessRecords, orders } from '../../../db/schema/business.ts';
import { memberships, users } from '../../../db/schema/identity.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { requireResource } from '../../access/requireAccess.ts';

const MOST = 100;

/** The colleagues, tags and carriers that can be chosen when an order is worked. */
export const queryOrderChoices: Handlers['queryOrderChoices'] = async (_request, context) => {
  await requireResource(context, 'orders');
  const { db, companyId } = context;
  const ofCompany = eq(orders.companyId, companyId);
  const [people, used, kept, carriers] = await Promise.all([
    db
      .select({ user: users })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(
        and(eq(memberships.companyId, companyId), isNull(memberships.disabledAt), eq(users.status, 'active')),
      )
      .orderBy(asc(users.realName), asc(users.id)),
    db
      .selectDistinct({ tag: sql<string>`unnest(${orders.tags})` })
      .from(orders)
      .where(and(ofCompany, sql`${orders.tags} > '{}'`))
      .limit(MOST),
    db
      .select({ tag: sql<string>`${businessRecords.fields}->>'name'` })
      .from(businessRecords)
      .where(and(eq(businessRecords.companyId, companyId), eq(businessRecords.kind, 'tags')))
      .limit(MOST),
    db
      .selectDistinct({ carrier: orders.carrier })
      .from(orders)
      .where(and(ofCompany, isNotNull(orders.carrier)))
      .orderBy(asc(orders.carrier))
      .limit(MOST),
  ]);
  const names = people.map(({ user }) => displayNameOf(user));
  const isShared = (name: string) => names.indexOf(name) !== names.lastIndexOf(name);
  return {
    people: people.map(({ user }) => {
      const name = displayNameOf(user);
      // Two of one name are told apart by what they sign in with.
      return { userId: user.id, name: isShared(name) ? `${name} (${user.userName})` : name };
    }),
    tags: [...new Set([...used, ...kept].map(({ tag }) => tag))].sort(),
    carriers: carriers.flatMap(({ carrier }) => carrier ?? []),
  };
};
