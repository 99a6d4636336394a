import { operatorCodes } from '@portal/api-client/contract/operator';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { companySystems, planTemplates } from '../../../db/schema/systems.ts';
import { BusinessError } from '../../../http/errors.ts';
import { notifyProcesses } from '../../../realtime/notifyProcesses.ts';
import { findTemplate, ID_PREFIXES, openService } from '../../systems/openService.ts';
import { OPERATOR_SYSTEM } from '../console/operatorCompany.ts';
import type { Act, Deed } from '../OperatorHandlers.ts';
import { notFound } from '../refuse.ts';
import { findForChange } from './findForChange.ts';

type ServiceRow = typeof companySystems.$inferSelect;
type Plan = typeof planTemplates.$inferSelect;

/** What is changed of a service; what is not named stays. */
export type ServiceChange = {
  expiresAt?: Date | null | undefined;
  status?: number | undefined;
  plan?: string | undefined;
  /** All of them. */
  quotas?: readonly Quota[] | undefined;
  /** One of them; the others stay. */
  left?: Quota | undefined;
};

type Quota = { item: string; left: number; isUnlimited: boolean };

const DAY_MS = 86_400_000;
const TRIAL = 'trial';

/** Gives a company a system by one of its plans. */
export const addOperatorService: Act<'addOperatorService'> = async (request, { db, clock }) => {
  const { companyId, systemCode, plan } = request;
  const { code } = await findForChange(db, companyId);
  if (await readService(db, companyId, systemCode)) return { answer: undefined };
  const found = await readPlan(db, systemCode, plan);
  if (!(await findTemplate(db, systemCode))) throw notFound();
  const { days, plan: _plan, systemCode: _code, ...state } = found;
  const expiresAt = new Date(clock.now().getTime() + days * DAY_MS);
  const idPrefix = plan === TRIAL ? ID_PREFIXES.trial : ID_PREFIXES.bought;
  await openService(db, { companyId, systemCode, idPrefix, now: clock.now() }, { ...state, expiresAt });
  await notifyProcesses(db, { type: 'changed', what: 'services', companyId });
  return {
    answer: undefined,
    deed: {
      action: 'service-added',
      target: `${code} ${systemCode}`,
      companyIds: [companyId],
      after: { plan, expiresAt: expiresAt.toISOString() },
    },
  };
};

/** Sets a service's end, state, plan and quotas. */
export const saveOperatorService: Act<'saveOperatorService'> = async (request, { db }) => {
  const { companyId, systemCode, expiresAt, ...change } = request;
  const { code } = await findForChange(db, companyId);
  const ends = typeof expiresAt === 'string' ? new Date(expiresAt) : expiresAt;
  const changed = await changeService(db, { companyId, systemCode }, { ...change, expiresAt: ends });
  const deed: Deed | undefined = changed && {
    action: 'service-changed',
    target: `${code} ${systemCode}`,
    companyIds: [companyId],
    ...changed,
  };
  return { answer: undefined, deed };
};

/** Changes a service, and tells its pages. Undefined when it was so before; throws where the company has none. */
export async function changeService(
  tx: Database,
  { companyId, systemCode }: { companyId: string; systemCode: string },
  { expiresAt, status, plan, quotas, left }: ServiceChange,
): Promise<{ before: unknown; after: unknown } | undefined> {
  const service = await readService(tx, companyId, systemCode);
  if (!service) throw notFound();
  if (systemCode === OPERATOR_SYSTEM)
    throw new BusinessError(operatorCodes.ownAccount, 'operatorCompanyStays');
  const planned = plan === undefined ? undefined : packageOf(await readPlan(tx, systemCode, plan));
  const next = {
    ...(expiresAt !== undefined && { expiresAt }),
    ...(status !== undefined && { status }),
    ...planned,
    ...(quotas && { billing: quotas.map(toBilling) }),
    ...(left && {
      billing: [toBilling(left), ...service.billing.filter(({ keyValue }) => keyValue !== left.item)],
    }),
  };
  const after = stateOf({ ...service, ...next });
  const before = stateOf(service);
  if (JSON.stringify(before) === JSON.stringify(after)) return undefined;
  await tx.update(companySystems).set(next).where(isService(companyId, systemCode));
  await notifyProcesses(tx, { type: 'changed', what: 'services', companyId });
  return { before, after };
}

/** Whether the company has the system. */
export async function hasService(
  db: Database,
  { companyId, systemCode }: { companyId: string; systemCode: string },
): Promise<boolean> {
  return (await db.$count(companySystems, isService(companyId, systemCode))) > 0;
}

function toBilling({ item, left, isUnlimited }: Quota) {
  return { keyValue: item, billingItemValue: left, unlimitedUse: isUnlimited };
}

function packageOf({ packageId, packageName, billing }: Plan): Partial<ServiceRow> {
  return {
    packageId,
    packageName: packageName?.[0] ?? null,
    packageEnName: packageName?.[1] ?? null,
    packageKrName: packageName?.[2] ?? null,
    billing,
  };
}

function stateOf({ status, packageId, expiresAt, billing }: ServiceRow) {
  return { status, packageId, expiresAt: expiresAt?.toISOString() ?? null, billing };
}

function isService(companyId: string, systemCode: string) {
  return and(eq(companySystems.companyId, companyId), eq(companySystems.systemCode, systemCode));
}

async function readService(tx: Database, companyId: string, systemCode: string) {
  const [row] = await tx.select().from(companySystems).where(isService(companyId, systemCode)).for('update');
  return row;
}

async function readPlan(db: Database, systemCode: string, plan: string): Promise<Plan> {
  const [found] = await db
    .select()
    .from(planTemplates)
    .where(and(eq(planTemplates.systemCode, systemCode), eq(planTemplates.plan, plan)));
  if (!found) throw notFound();
  return found;
}
