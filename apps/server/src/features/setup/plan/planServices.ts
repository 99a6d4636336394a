import { menus, roleMenus } from '../../../db/schema/menus.ts';
import { companySystems } from '../../../db/schema/systems.ts';
import { notifyProcesses } from '../../../realtime/notifyProcesses.ts';
import { ID_PREFIXES } from '../../systems/openService.ts';
import type { FileMenu } from '../file/MenuSchema.ts';
import type { FileCompany, FileCompanySystem } from '../file/PortalFileSchema.ts';
import type { FilePath } from '../file/readPortalFile.ts';
import { type CompanyMenus, listedMenus, menusOfSystem, prefixOf } from '../rows/companyMenus.ts';
import { type CompanyState, NO_MENUS } from '../rows/readCompany.ts';
import { type ServiceRow, serviceOf } from '../rows/services.ts';
import { note, type Planning } from './Planning.ts';
import { planRows } from './planRows.ts';
import type { Step } from './Step.ts';

type Place = { companyId: string; code: string; path: FilePath };
type Wanted = { service: ServiceRow; menus: CompanyMenus; path: FilePath };

/** Gives a company the systems that the file names, as they are to be; others stay as they are. */
export function planServices(
  planning: Planning,
  { systems: entries = [] }: FileCompany,
  state: CompanyState,
  { companyId, code, path }: Place,
): Step[] {
  const wanted = entries.flatMap((entry, index) => {
    const at = [...path, 'systems', index];
    return isKnown(planning, entry, state, at)
      ? [{ ...want(planning, entry, state, companyId), path: at }]
      : [];
  });
  refuseSameIds(planning, wanted, state);
  const named = new Set(wanted.map(({ service }) => service.systemCode));
  const present = state.services.filter(({ systemCode }) => named.has(systemCode));
  const before = [...named].map((system) => state.menus.get(system) ?? NO_MENUS);
  const steps: Step[] = [
    planRows({
      table: companySystems,
      keys: ['companyId', 'systemCode'],
      present,
      wanted: inOrder(wanted, state),
      group: `systems of ${code}`,
      nameOf: ({ systemCode, systemName }) => `${systemCode} (${systemName})`,
    }),
    planRows({
      table: menus,
      keys: ['companyId', 'menuId'],
      present: before.flatMap(({ rows }) => rows),
      wanted: wanted.flatMap(({ menus: own }) => own.rows),
      group: `menus of ${code}`,
      nameOf: ({ systemCode, menuId, menuName }) => `${systemCode} ${menuId} (${menuName})`,
    }),
    planRows({
      table: roleMenus,
      keys: ['companyId', 'role', 'menuId'],
      present: before.flatMap(({ grants }) => grants),
      wanted: wanted.flatMap(({ menus: own }) => own.grants),
      group: `what members of ${code} may open`,
      nameOf: ({ menuId, role }) => `${menuId} for ${role}`,
    }),
  ];
  if (steps.every(({ changes }) => changes.length === 0)) return [];
  const told: Step = {
    changes: [],
    write: (tx) => notifyProcesses(tx, { type: 'changed', what: 'services', companyId }),
  };
  return [...steps, told];
}

function isKnown(planning: Planning, entry: FileCompanySystem, state: CompanyState, path: FilePath): boolean {
  const { system, plan, name, menus: tree } = entry;
  const { systems, plans } = planning.templates;
  const hasTemplate = systems.some(({ systemCode }) => systemCode === system);
  const isThere = state.services.some(({ systemCode }) => systemCode === system);
  const isOwn = tree !== undefined && (isThere || name !== undefined);
  if (!hasTemplate && !isOwn) {
    note(
      planning,
      [...path, 'system'],
      `there is no system "${system}" (one of the company's own has name and menus)`,
    );
    return false;
  }
  if (plan === undefined || plans.some((one) => one.systemCode === system && one.plan === plan)) return true;
  note(planning, [...path, 'plan'], `the system "${system}" has no plan "${plan}"`);
  return false;
}

function want(
  { templates, now }: Planning,
  entry: FileCompanySystem,
  state: CompanyState,
  companyId: string,
): Omit<Wanted, 'path'> {
  const systemCode = entry.system;
  const present = state.menus.get(systemCode) ?? NO_MENUS;
  const usual = entry.plan === 'trial' ? ID_PREFIXES.trial : ID_PREFIXES.bought;
  const idPrefix = entry.menus ? '' : prefixOf(systemCode, templates, present, usual);
  const opening = { companyId, systemCode, idPrefix, now };
  const former = state.services.find((one) => one.systemCode === systemCode);
  return {
    service: serviceOf(entry, opening, templates, former),
    menus: entry.menus
      ? listedMenus(companyId, systemCode, entry.menus as FileMenu<string>[], present)
      : menusOfSystem(opening, templates, present),
  };
}

/** The file's order, in the places that the services have; new ones come behind all others. */
function inOrder(wanted: readonly Wanted[], { services }: CompanyState): ServiceRow[] {
  const former = new Set(services.map(({ systemCode }) => systemCode));
  const named = new Set(wanted.map(({ service }) => service.systemCode));
  const slots = services.filter(({ systemCode }) => named.has(systemCode)).map(({ position }) => position);
  const behind = Math.max(-1, ...services.map(({ position }) => position)) + 1;
  const added = wanted.filter(({ service }) => !former.has(service.systemCode)).length;
  for (let index = 0; index < added; index += 1) slots.push(behind + index);
  return wanted.map(({ service }, index) => ({ ...service, position: slots[index] ?? index }));
}

/** An id names one menu in the whole company. */
function refuseSameIds(
  planning: Planning,
  wanted: readonly Wanted[],
  { menus: present }: CompanyState,
): void {
  const named = new Set(wanted.map(({ service }) => service.systemCode));
  const owners = new Map<string, string>();
  for (const [system, { rows }] of present)
    if (!named.has(system)) for (const { menuId } of rows) owners.set(menuId, system);
  for (const { service, menus: own, path } of wanted) {
    const taken = own.rows.find(({ menuId }) => owners.has(menuId));
    if (taken) {
      const message = `the menu "${taken.menuId}" of ${service.systemCode} has the id of one of ${owners.get(taken.menuId)}`;
      note(planning, path, message);
    }
    for (const { menuId } of own.rows) owners.set(menuId, service.systemCode);
  }
}
