import { asc, eq } from 'drizzle-orm';
import { companies, memberships, users } from '../../../db/schema/identity.ts';
import { devicesOf } from '../../account/devices/ownDevices.ts';
import { UNRESTRICTED_ROLE } from '../../menus/roleOf.ts';
import { acceptedBy } from '../agreements/queryAgreements.ts';
import type { Look } from '../OperatorHandlers.ts';
import { notFound } from '../refuse.ts';
import { describePeople } from './queryPeople.ts';

/** A person with their companies and devices. */
export const getOperatorPerson: Look<'getOperatorPerson'> = async ({ userId }, context) => {
  const { db, clock, session } = context;
  const people = await db.select().from(users).where(eq(users.id, userId));
  const [person] = await describePeople(db, people, clock.now());
  if (!person) throw notFound();
  const work = await db
    .select({ company: companies, role: memberships.role, disabledAt: memberships.disabledAt })
    .from(memberships)
    .innerJoin(companies, eq(companies.id, memberships.companyId))
    .where(eq(memberships.userId, userId))
    .orderBy(asc(memberships.position), asc(companies.id));
  const agreements = await acceptedBy(db, userId);
  const names = new Map(work.map(({ company }) => [company.id, company.name]));
  const devices = await devicesOf({ db, clock }, { userId, currentId: session.id });
  return {
    person,
    companies: work.map(({ company, role, disabledAt }) => ({
      companyId: company.id,
      code: company.code,
      name: company.name,
      isMain: role === UNRESTRICTED_ROLE,
      isDisabled: disabledAt !== null,
    })),
    agreements,
    sessions: devices.map(({ companyId, ...device }) => ({
      ...device,
      companyName: names.get(companyId ?? ''),
    })),
  };
};
