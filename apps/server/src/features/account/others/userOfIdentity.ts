import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { externalIdentities, registrations } from '../../../db/schema/accountFlows.ts';
import { users } from '../../../db/schema/index.ts';
import type { Clock } from '../../../http/Clock.ts';
import { openCompany } from '../flows/openCompany.ts';
import type { ExternalPerson } from './externalCodes.ts';

type Origin = { linkId?: string; source?: string; serviceCode?: string; inviteCode?: string };

/** The active user behind a third party's identity; undefined when disabled. A new one opens a company of their own. */
export async function userOfIdentity(
  db: Database,
  clock: Clock,
  { provider, person, origin = {} }: { provider: string; person: ExternalPerson; origin?: Origin },
): Promise<string | undefined> {
  const known = await findUser(db, provider, person.externalId);
  if (known) return known.status === 'active' ? known.userId : undefined;
  return db.transaction(async (tx) => {
    const opened = await openCompany(tx, clock, {
      companyName: person.name,
      nickName: person.name,
      chooseLanguage: 'zh_CN',
    });
    const { userId } = opened;
    await tx.insert(externalIdentities).values({ provider, externalId: person.externalId, userId });
    await tx.insert(registrations).values({ ...opened, ...origin, createdAt: clock.now() });
    return userId;
  });
}

async function findUser(db: Database, provider: string, externalId: string) {
  const [row] = await db
    .select({ userId: users.id, status: users.status })
    .from(externalIdentities)
    .innerJoin(users, eq(users.id, externalIdentities.userId))
    .where(and(eq(externalIdentities.provider, provider), eq(externalIdentities.externalId, externalId)));
  return row;
}
