import { accountCodes } from '@portal/api-client/contract';
import { and, eq, sql } from 'drizzle-orm';
import { prepareOnce } from '../../db/prepareOnce.ts';
import { userConfigs, users } from '../../db/schema/index.ts';
import type { Handlers } from '../../http/handlers.ts';
import { refuseInDemo } from './refuseInDemo.ts';

/** What a person chose in a company and everywhere, and the saved workspaces that systems are started with, by service. */
const ownConfig = prepareOnce((db) =>
  db
    .select({
      config: userConfigs,
      appearance: users.appearance,
      starts: sql<Record<string, string> | null>`(
        select json_object_agg(service_id, workspace_id) from workspace_starts
        where user_id = ${sql.placeholder('userId')} and company_id = ${sql.placeholder('companyId')})`,
    })
    .from(users)
    .leftJoin(
      userConfigs,
      and(eq(userConfigs.userId, users.id), eq(userConfigs.companyId, sql.placeholder('companyId'))),
    )
    .where(eq(users.id, sql.placeholder('userId')))
    .limit(1)
    .prepare('own_config'),
);

/** The user's configuration in this company, and what goes with the user everywhere. */
export const userActionConfig: Handlers['userActionConfig'] = async (_request, { db, userId, companyId }) => {
  const [found] = await ownConfig(db).execute({ userId, companyId });
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
