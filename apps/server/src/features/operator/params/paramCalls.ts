import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { companies } from '../../../db/schema/identity.ts';
import { paramTemplates, systemParams } from '../../../db/schema/systems.ts';
import { pageOf } from '../../params/pageOf.ts';
import { applySetup, lockSetup } from '../../setup/applySetup.ts';
import type { FileParam } from '../../setup/file/PortalFileSchema.ts';
import { readPortalValue } from '../../setup/file/readPortalFile.ts';
import type { ChangedBy } from '../../setup/history/setupChanges.ts';
import { toFileParams } from '../../setup/rows/params.ts';
import type { Act, Acts, ActTools, Deed, Look, Looks } from '../OperatorHandlers.ts';
import { fieldsRefused, notFound } from '../refuse.ts';
import { actorOf } from '../setup/actorOf.ts';

/** A parameter by its name, of a company or of those that are opened from now on. */
type Named = { companyId?: string | undefined; group: string; name: string };
type Change = Named & { value: string | undefined; isNew?: boolean };

/** The parameters of a company, or those that every new company starts with. */
export async function readParams(db: Database, companyId?: string): Promise<FileParam[]> {
  if (companyId === undefined)
    return toFileParams(await db.select().from(paramTemplates).orderBy(asc(paramTemplates.position)));
  const ofCompany = eq(systemParams.companyId, companyId);
  return toFileParams(
    await db.select().from(systemParams).where(ofCompany).orderBy(asc(systemParams.position)),
  );
}

/** Sets a parameter, adds it, or removes it where it has no value, by the way of `portalctl apply`. */
export async function changeParam(
  { db, clock, locale, by }: Pick<ActTools, 'db' | 'clock' | 'locale'> & { by: ChangedBy },
  { companyId, group, name, value, isNew = false }: Change,
): Promise<Deed | undefined> {
  await lockSetup(db);
  const company = companyId === undefined ? undefined : await findCompany(db, companyId);
  const present = await readParams(db, companyId);
  const isThis = (one: FileParam) => one.group === group && one.name === name;
  const known = present.find(isThis);
  if (value === undefined && !known) throw notFound();
  if (known && isNew && known.value !== value) throw fieldsRefused({ name: 'paramTaken' }, locale);
  if (known?.value === value) return undefined;
  const params = wanted(present, isThis, { group, name, value });
  const file = company ? { companies: [{ code: company.code, name: company.name, params }] } : { params };
  await applySetup(db, readPortalValue(file), { now: clock.now(), by });
  const verb = known ? 'changed' : 'added';
  return {
    action: value === undefined ? 'param-removed' : `param-${verb}`,
    target: `${group} ${name}`,
    companyIds: companyId === undefined ? [] : [companyId],
  };
}

const queryOperatorParamPage: Look<'queryOperatorParamPage'> = async (request, { db }) => {
  const { companyId, keyword = '' } = request;
  if (companyId !== undefined) await findCompany(db, companyId);
  const searched = keyword.toLowerCase();
  const found = (await readParams(db, companyId)).filter((param) =>
    [param.group, param.name, param.value].some((text) => text.toLowerCase().includes(searched)),
  );
  return pageOf(
    found.map((param) => ({ status: 1, ...param })),
    { pageNo: 1, ...request },
  );
};

const saveOperatorParam: Act<'saveOperatorParam'> = async (request, context) => ({
  answer: undefined,
  deed: await changeParam({ ...context, by: await actorOf(context) }, request),
});

const removeOperatorParam: Act<'removeOperatorParam'> = async (request, context) => ({
  answer: undefined,
  deed: await changeParam({ ...context, by: await actorOf(context) }, { ...request, value: undefined }),
});

export const paramLooks = { queryOperatorParamPage } satisfies Partial<Looks>;
export const paramActs = { saveOperatorParam, removeOperatorParam } satisfies Partial<Acts>;

function wanted(
  present: readonly FileParam[],
  isThis: (one: FileParam) => boolean,
  { group, name, value }: Change,
): FileParam[] {
  if (value === undefined) return present.filter((one) => !isThis(one));
  if (!present.some(isThis)) return [...present, { group, name, value }];
  return present.map((one) => (isThis(one) ? { ...one, value } : one));
}

async function findCompany(db: Database, companyId: string) {
  const [company] = await db.select().from(companies).where(eq(companies.id, companyId));
  if (!company) throw notFound();
  return company;
}
