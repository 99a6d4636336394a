import type { GuideInfo } from '@portal/api-client/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { companyGuides } from '../../db/schema/accountFlows.ts';
import { memberships, users } from '../../db/schema/index.ts';
import type { Clock } from '../../http/Clock.ts';
import { publishPush } from '../../realtime/publishPush.ts';

/** The steps in the order of the schedule. */
export const GUIDE_STEPS = { shop: 0, pull: 1, ads: 2, mail: 3 } as const;
/** A push of this type replaces the guide's state. */
const GUIDE_PUSH_TYPE = 7;

type StoredGuide = typeof companyGuides.$inferSelect;
type GuideChange = Partial<Omit<StoredGuide, 'companyId' | 'schedule' | 'sourceSchedule'>>;

/** A company's guide; one that was never touched stands at its beginning. */
export async function readGuide(db: Database, companyId: string): Promise<StoredGuide> {
  const [stored] = await db.select().from(companyGuides).where(eq(companyGuides.companyId, companyId));
  if (stored) return stored;
  const [made] = await db.insert(companyGuides).values({ companyId }).onConflictDoNothing().returning();
  return made ?? readGuide(db, companyId);
}

/** Changes a company's guide, marks steps as done, and tells the pages of all who work there. */
export async function changeGuide(
  tx: Database,
  clock: Clock,
  companyId: string,
  {
    done = [],
    undone = [],
    ...change
  }: GuideChange & { done?: readonly number[]; undone?: readonly number[] },
): Promise<void> {
  await readGuide(tx, companyId);
  const [former] = await tx
    .select()
    .from(companyGuides)
    .where(eq(companyGuides.companyId, companyId))
    .for('update');
  if (!former) return;
  const schedule = [...former.schedule]
    .map((bit, step) => (done.includes(step) ? '1' : undone.includes(step) ? '0' : bit))
    .join('');
  const [guide] = await tx
    .update(companyGuides)
    .set({ ...change, schedule, sourceSchedule: former.schedule })
    .where(eq(companyGuides.companyId, companyId))
    .returning();
  if (!guide) return;
  const members = await tx
    .select({ userId: users.id, guideStatus: users.guideStatus })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.companyId, companyId));
  for (const member of members) await pushGuide(tx, clock, { guide, ...member });
}

/** Tells a person's pages how the guide stands. */
export async function pushGuide(
  tx: Database,
  clock: Clock,
  { guide, userId, guideStatus }: { guide: StoredGuide; userId: string; guideStatus: number },
): Promise<void> {
  const msgInfo = JSON.stringify(toGuideInfo(guide, guideStatus));
  const message = { msgType: GUIDE_PUSH_TYPE, msgTitle: '新手引导', msgInfo, eject: 0 };
  await publishPush(tx, clock, { userId, companyId: guide.companyId, message });
}

/** The guide as clients read it. */
export function toGuideInfo(guide: StoredGuide, guideStatus: number): GuideInfo {
  return {
    guideScheduleStr: guide.schedule,
    sourceGuideScheduleStr: guide.sourceSchedule,
    guideStatus,
    listing: guide.listing,
    inventory: guide.inventory,
    order: guide.orders,
    platformUserName: guide.platformUserName,
    userAccount: guide.userAccount,
  };
}
