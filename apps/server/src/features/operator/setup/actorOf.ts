import { eq } from 'drizzle-orm';
import { users } from '../../../db/schema/identity.ts';
import type { RequestContext } from '../../../http/RequestContext.ts';
import type { ChangedBy } from '../../setup/history/setupChanges.ts';

/** The caller, by the name that histories keep. */
export async function actorOf({ db, userId }: RequestContext): Promise<ChangedBy> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  return { actor: user?.realName || user?.nickName || user?.userName || '', userId };
}
