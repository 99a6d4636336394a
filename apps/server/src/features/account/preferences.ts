import { accountCodes } from '@portal/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { userConfigs, users } from '../../db/schema/index.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { refuseInDemo } from './refuseInDemo.ts';

const own = ({ userId, companyId }: RequestContext) =>
  and(eq(userConfigs.userId, userId), eq(userConfigs.companyId, companyId));

/** The user's configuration in this company. */
export const userActionConfig: Handlers['userActionConfig'] = async (_request, context) => {
  const [config] = await context.db.select().from(userConfigs).where(own(context)).limit(1);
  return {
    packageStyle: config?.packageStyle ?? 1,
    saveMenuStatus: config?.saveMenuStatus ?? 1,
    listingShow: config?.listingShow ?? 0,
    menuScoreSwitch: config?.menuScoreSwitch ?? 0,
    subTab: config?.subTab ?? 0,
  };
};

/** Saves the menu style. */
export const changePackageStyle: Handlers['changePackageStyle'] = async ({ styleCode }, context) => {
  refuseInDemo(context, accountCodes.notInDemo);
  const { db, userId, companyId } = context;
  await db
    .insert(userConfigs)
    .values({ userId, companyId, packageStyle: styleCode })
    .onConflictDoUpdate({
      target: [userConfigs.userId, userConfigs.companyId],
      set: { packageStyle: styleCode },
    });
  return undefined;
};

/** Saves the language, for all of the user's companies. */
export const chooseLanguage: Handlers['chooseLanguage'] = async (request, { db, userId }) => {
  await db.update(users).set({ chooseLanguage: request.chooseLanguage }).where(eq(users.id, userId));
  return undefined;
};
