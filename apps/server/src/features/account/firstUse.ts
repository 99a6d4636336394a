import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/index.ts';
import type { Handlers } from '../../http/handlers.ts';

/** Whether the first-use help card is shown; who put it away never sees it again, on no device. */
export const checkShowHelpInfo: Handlers['checkShowHelpInfo'] = async ({ seen }, context) => {
  const { db, userId, clock } = context;
  if (seen) {
    await db.update(users).set({ helpSeenAt: clock.now() }).where(eq(users.id, userId));
    return { show: 0 };
  }
  const [user] = await db.select({ seenAt: users.helpSeenAt }).from(users).where(eq(users.id, userId));
  return { show: user?.seenAt ? 0 : 1 };
};

/** Notices for DingTalk wait in the outbox: whoever runs the portal forwards them, or not. */
export const dingTalkAutoRegister: Handlers['dingTalkAutoRegister'] = async (_request, context) => {
  const { db, services, userId } = context;
  const message = { channel: 'dingtalk', recipient: 'group', subject: 'new user', body: userId } as const;
  await services.outbox.add(db, message);
  return undefined;
};

/** Posts a notice to the DingTalk group. */
export const dingTalkGroupNotice: Handlers['dingTalkGroupNotice'] = async ({ title, text }, context) => {
  const { db, services, companyId } = context;
  const body = `${companyId}: ${text}`;
  await services.outbox.add(db, { channel: 'dingtalk', recipient: 'group', subject: title, body });
  return undefined;
};
