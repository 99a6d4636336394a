import { desc, eq, ne, sql } from 'drizzle-orm';
import { companies, users } from '../../../db/schema/identity.ts';
import { setupChanges } from '../../../db/schema/setup.ts';
import { microApps } from '../../../settings/microApps.ts';
import { NO_PASSWORD } from '../../account/flows/openCompany.ts';
import { readProvider } from '../../assistant/models/readProvider.ts';
import { pageBounds } from '../../params/pageOf.ts';
import { readPlatform } from '../../setup/exportSetup.ts';
import { describeChanges, lastChange } from '../../setup/history/setupChanges.ts';
import { OPERATOR_CODE } from '../console/operatorCompany.ts';
import type { Look } from '../OperatorHandlers.ts';

/** What is set up, as the setup file says it, of one moment. */
export const getOperatorSetup: Look<'getOperatorSetup'> = async (_request, { db, userId, services }) => {
  const read = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
  const setup = await db.transaction(async (tx) => {
    const file = await readPlatform(tx);
    const [user] = await tx.select().from(users).where(eq(users.id, userId));
    return {
      file,
      changeId: await lastChange(tx),
      hasPassword: user?.passwordHash !== NO_PASSWORD,
      email: user?.email ?? undefined,
      phone: user?.phone ?? undefined,
      companyCount: await tx.$count(companies, ne(companies.code, OPERATOR_CODE)),
    };
  }, read);
  return {
    ...setup,
    reachesMail: services.outbox.reaches('email'),
    reachesPhones: services.outbox.reaches('sms'),
    hasModel: readProvider(process.env, setup.file.assistant) !== undefined,
    ownApps: microApps('').map(({ name }) => name),
  };
};

/** A page of the history of the set-up. */
export const queryOperatorSetupPage: Look<'queryOperatorSetupPage'> = async (request, { db }) => {
  const { limit, offset } = pageBounds(request);
  const where = request.part ? sql`${request.part} = any(${setupChanges.parts})` : undefined;
  const rows = await describeChanges(db)
    .where(where)
    .orderBy(desc(setupChanges.id))
    .limit(limit)
    .offset(offset);
  return {
    dataList: rows.map(({ at, changeCount, ...row }) => ({
      ...row,
      at: at.toISOString(),
      count: changeCount,
    })),
    totalCount: await db.$count(setupChanges, where),
  };
};
