import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { companies } from '../../../db/schema/identity.ts';
import { systemParams } from '../../../db/schema/systems.ts';
import { addCompany } from '../../account/flows/openCompany.ts';
import type { FileCompany, PortalFile } from '../file/PortalFileSchema.ts';
import { keepOrder } from '../rows/keepOrder.ts';
import { paramKey, paramRows } from '../rows/params.ts';
import { readCompany } from '../rows/readCompany.ts';
import type { Planning } from './Planning.ts';
import { readParamTemplates } from './planLists.ts';
import { planPeople } from './planPeople.ts';
import { planRows } from './planRows.ts';
import { planServices } from './planServices.ts';
import type { Step } from './Step.ts';

/** Makes the companies that the file names what it says; others stay as they are. */
export async function planCompanies(planning: Planning, file: PortalFile): Promise<Step[]> {
  const steps: Step[] = [];
  for (const [index, company] of (file.companies ?? []).entries())
    steps.push(...(await planCompany(planning, company, { path: ['companies', index], file })));
  return steps;
}

type Place = { path: (string | number)[]; file: PortalFile };

async function planCompany(planning: Planning, company: FileCompany, { path, file }: Place): Promise<Step[]> {
  const { db } = planning;
  const { code } = company;
  const [former] = await db.select().from(companies).where(eq(companies.code, code));
  const companyId = former?.id ?? `c-${randomUUID()}`;
  const state = await readCompany(db, companyId);
  const place = { companyId, code, path };
  return [
    planFacts(company, companyId, former),
    ...(await planPeople(planning, company, place)),
    ...(await planParams(planning, company, { companyId, isNew: !former, file, present: state.params })),
    ...planServices(planning, company, state, place),
  ];
}

function planFacts(
  { code, name, timeZone, specialBrand }: FileCompany,
  id: string,
  former: typeof companies.$inferSelect | undefined,
): Step {
  const group = 'companies';
  if (!former)
    return {
      changes: [{ sign: '+', group, what: `${code} (${name})` }],
      write: (tx) => addCompany(tx, { id, code, name, timeZone, specialBrand }),
    };
  const wanted = {
    name,
    timeZone: timeZone ?? former.timeZone,
    specialBrand: specialBrand ?? former.specialBrand,
  };
  const fields = (['name', 'timeZone', 'specialBrand'] as const).filter(
    (field) => wanted[field] !== former[field],
  );
  if (fields.length === 0) return { changes: [], write: async () => {} };
  const detail = fields.map((field) => `${field} ${former[field]} → ${wanted[field]}`).join(', ');
  return {
    changes: [{ sign: '~', group, what: code, detail }],
    write: async (tx) => void (await tx.update(companies).set(wanted).where(eq(companies.id, id))),
  };
}

type Params = {
  companyId: string;
  isNew: boolean;
  file: PortalFile;
  present: (typeof systemParams.$inferSelect)[];
};

/** A new company starts with the parameters that every company gets, unless it has its own. */
async function planParams(
  { db }: Planning,
  { code, params }: FileCompany,
  { companyId, isNew, file, present }: Params,
): Promise<Step[]> {
  const usual = isNew ? (file.params ? paramRows(file.params) : await readParamTemplates(db)) : undefined;
  const rows = params ? paramRows(params) : usual;
  if (!rows) return [];
  const wanted = keepOrder(
    rows.map((row) => ({ ...row, companyId })),
    present,
    paramKey,
  );
  return [
    planRows({
      table: systemParams,
      keys: ['companyId', 'systemGroup', 'systemName'],
      present,
      wanted,
      secret: ['systemValue'],
      group: `params of ${code}`,
      nameOf: (row) => paramKey(row),
    }),
  ];
}
