import { accountCodes, type profileContract } from '@portal/api-client/contract';
import { eq } from 'drizzle-orm';
import { users } from '../../db/schema/identity.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuseInDemo } from '../account/refuseInDemo.ts';
import { removeAvatar, uploadAvatar } from './avatar.ts';
import { changeContact, queryOwnContacts, sendChangeContactCode } from './contacts.ts';

/** The handlers of the own profile. */
export function createProfileRoutes(): Pick<Handlers, keyof typeof profileContract> {
  return {
    queryOwnContacts,
    sendChangeContactCode,
    changeContact,
    uploadAvatar,
    removeAvatar,
    async changeProfile({ nickName, realName }, context) {
      refuseInDemo(context, accountCodes.notInDemo);
      const { db, userId } = context;
      await db.update(users).set({ nickName, realName }).where(eq(users.id, userId));
      return undefined;
    },
  };
}
