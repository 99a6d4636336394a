import { accountCodes } from '@portal/api-client/contract';
import { and, eq, sql } from 'drizzle-orm';
import { userConfigs, users } from '../../db/schema/index.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuseInDemo } from './refuseInDemo.ts';

/** The user's configuration in this company, and what goes with the user everywhere. */
export const userActionConfig: Handlers['userActionConfig'] = async (_request, context) => {
  const { db, userId, companyId } = context;
  const [found] = await db
    .select({ config: userConfigs, appearance: users.appearance, starts: startsOf(userId, companyId) })
    .from(users)
    .leftJoin(userConfigs, and(eq(userConfigs.userId, users.id), eq(userConfigs.companyId, companyId)))
    .where(eq(users.id, userId))
    .limit(1);
  const { config, appearance, starts } = found ?? {};
  return {
    packageStyle: config?.packageStyle ?? 1,
    saveMenuStatus: config?.saveMenuStatus ?? 1,
    listingShow: config?.listingShow ?? 0,
    menuScoreSwitch: config?.menuScoreSwitch ?? 0,
    subTab: config?.subTab ?? 0,
    ...(appearance && { appearance }),
    ...(starts && { startWorkspaces: starts }),
  };
};

/** The saved workspaces that a person starts systems with, by service; null without any. */
function startsOf(userId: string, companyId: string) {
  return sql<Record<string, string> | null>`(
    select json_object_agg(service_id, workspace_id) from workspace_starts
    where user_id = ${userId} and company_id = ${companyId})`;
}

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

/** Saves the colours, for all of the user's companies and devices. */
export const chooseAppearance: Handlers['chooseAppearance'] = async ({ appearance }, { db, userId }) => {
  await db.update(users).set({ appearance }).where(eq(users.id, userId));
  return undefined;
};
