import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq } from 'drizzle-orm';
import { stringify } from 'yaml';
import type { Database } from '../../db/Database.ts';
import { companies, memberships, users } from '../../db/schema/identity.ts';
import { UNRESTRICTED_ROLE } from '../menus/roleOf.ts';
import { OPERATOR_SYSTEM } from '../operator/console/operatorCompany.ts';
import { ID_PREFIXES, ownId } from '../systems/openService.ts';
import { FILE_VERSION, type PortalFileInput } from './file/PortalFileSchema.ts';
import { readMarketplaces, readParamTemplates } from './plan/planLists.ts';
import { type CompanyMenus, menusOfSystem, prefixOf, toFileTree } from './rows/companyMenus.ts';
import { toFileParams } from './rows/params.ts';
import { type CompanyState, NO_MENUS, readCompany } from './rows/readCompany.ts';
import { type ServiceRow, toFileService } from './rows/services.ts';
import { fromNames } from './rows/standing.ts';
import { readTemplates, type Templates, toFileSystems } from './rows/templates.ts';
import { readStoredConfig } from './storedConfig.ts';

type FileCompanies = NonNullable<PortalFileInput['companies']>;
/** The parts of the file that concern all companies. */
export type Platform = Omit<PortalFileInput, 'version' | 'companies'>;

/** Writes the file that says what the database has: applied there, it changes nothing. */
export function exportSetup(db: Database): Promise<string> {
  const read = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
  return db.transaction(async (tx) => {
    const file: PortalFileInput = {
      version: FILE_VERSION,
      ...(await readPlatform(tx)),
      companies: await readCompanies(tx, await readTemplates(tx)),
    };
    return `${stringify(file, { lineWidth: 0, aliasDuplicateObjects: false })}...\n`;
  }, read);
}

/** What the file says of all companies: everything but the companies themselves. */
export async function readPlatform(tx: Database): Promise<Platform> {
  return {
    ...(await readStoredConfig(tx)),
    systems: toFileSystems(await readTemplates(tx)),
    params: toFileParams(await readParamTemplates(tx)),
    marketplaces: (await readMarketplaces(tx)).map(({ code, name, currency }) => {
      return { code, name: fromNames(name), currency };
    }),
  };
}

/** The companies as the file has them. */
export async function readCompanies(tx: Database, templates: Templates): Promise<FileCompanies> {
  const rows = await tx.select().from(companies).orderBy(asc(companies.code));
  const described: FileCompanies = [];
  for (const { id, code, name, timeZone, specialBrand } of rows) {
    const state = await readCompany(tx, id);
    const owner = await readOwner(tx, id);
    described.push({
      code,
      name,
      timeZone,
      ...(specialBrand && { specialBrand }),
      ...(owner && { owner }),
      params: toFileParams(state.params),
      // The console belongs to the program: every start brings it.
      systems: state.services
        .filter(({ systemCode }) => systemCode !== OPERATOR_SYSTEM)
        .map((service) => toFileSystem(service, state, templates)),
    });
  }
  return described;
}

/** The first of those who see everything; of whom neither address nor number is known, the file cannot tell. */
async function readOwner(tx: Database, companyId: string) {
  const isOwner = and(eq(memberships.companyId, companyId), eq(memberships.role, UNRESTRICTED_ROLE));
  const [owner] = await tx
    .select({ email: users.email, phone: users.phone })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(isOwner)
    .orderBy(asc(users.createdAt), asc(users.userName))
    .limit(1);
  if (!owner || (owner.email === null && owner.phone === null)) return undefined;
  return { ...(owner.email && { email: owner.email }), ...(owner.phone && { phone: owner.phone }) };
}

/** Menus that are those of the system are not written again. */
function toFileSystem(service: ServiceRow, state: CompanyState, templates: Templates) {
  const { companyId, systemCode, homeMenuId } = service;
  const own = state.menus.get(systemCode) ?? NO_MENUS;
  const template = templates.systems.find((one) => one.systemCode === systemCode);
  const idPrefix = prefixOf(systemCode, templates, own, ID_PREFIXES.bought);
  const opening = { companyId, systemCode, idPrefix, now: new Date(0) };
  const isAsSystem =
    template !== undefined &&
    homeMenuId === ownId(template.homeMenuId, idPrefix) &&
    isSame(own, menusOfSystem(opening, templates, own));
  return {
    ...toFileService(service, templates),
    ...(!isAsSystem && { ...(homeMenuId !== null && { home: homeMenuId }), menus: toFileTree(own) }),
  };
}

function isSame(one: CompanyMenus, other: CompanyMenus): boolean {
  const byId = ({ rows }: CompanyMenus) => new Map(rows.map((row) => [row.menuId, row]));
  const grants = (menus: CompanyMenus) => menus.grants.map((grant) => `${grant.role} ${grant.menuId}`).sort();
  return isDeepStrictEqual(byId(one), byId(other)) && isDeepStrictEqual(grants(one), grants(other));
}
