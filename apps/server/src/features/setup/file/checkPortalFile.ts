import { contactOf } from './contactOf.ts';
import type { FileMenu } from './MenuSchema.ts';
import type { FilePerson, PortalFile } from './PortalFileSchema.ts';
import type { FilePath } from './readPortalFile.ts';

/** Something that is wrong at a path. */
export type PathProblem = { path: FilePath; message: string };

/** What is wrong with a file whose form is right, as far as the file alone shows it. */
export function checkPortalFile(file: PortalFile): PathProblem[] {
  const {
    brandHosts = [],
    agreements = [],
    quiet = { times: [] },
    microApps = [],
    systems = [],
    params = [],
    marketplaces = [],
    companies = [],
    sales,
  } = file;
  return [
    ...twice(['brandHosts'], brandHosts, (host) => host),
    ...twice(['agreements'], agreements, ({ id }) => id, 'id'),
    ...twice(['microApps'], microApps, ({ name }) => name, 'name'),
    ...twice(['quiet', 'times'], quiet.times, ({ type }) => String(type), 'type'),
    ...twice(['systems'], systems, ({ code }) => code, 'code'),
    ...twice(['systems'], systems, ({ code, slug }) => slug ?? code.toLowerCase(), 'slug'),
    ...twice(['params'], params, ({ group, name }) => `${group} ${name}`, 'name'),
    ...twice(['marketplaces'], marketplaces, ({ code }) => code, 'code'),
    ...twice(['companies'], companies, ({ code }) => code, 'code'),
    ...(sales ? checkSales(sales) : []),
    ...systems.flatMap(({ plans = [], menus, home }, index) => [
      ...twice(['systems', index, 'plans'], plans, ({ plan }) => plan, 'plan'),
      ...checkTree(['systems', index], menus, home, new Set()),
    ]),
    ...companies.flatMap(({ systems: own = [], params: ownParams = [], owner, members = [] }, index) => {
      const seen = new Set<string>();
      return [
        ...twice(['companies', index, 'members'], members, contactOf),
        ...sameAs(['companies', index, 'owner'], owner, members),
        ...twice(['companies', index, 'systems'], own, ({ system }) => system, 'system'),
        ...twice(['companies', index, 'params'], ownParams, ({ group, name }) => `${group} ${name}`, 'name'),
        ...own.flatMap(({ menus, home }, at) =>
          menus ? checkTree(['companies', index, 'systems', at], menus, home, seen) : [],
        ),
      ];
    }),
  ];
}

function checkSales({ periods, systems, apps }: NonNullable<PortalFile['sales']>): PathProblem[] {
  return [
    ...twice(['sales', 'periods'], periods, ({ months }) => String(months), 'months'),
    ...twice(['sales', 'systems'], systems, ({ system }) => system, 'system'),
    ...twice(['sales', 'apps'], apps, ({ id }) => id, 'id'),
    ...systems.flatMap(({ packages, additions }, index) => [
      ...twice(['sales', 'systems', index, 'packages'], packages, ({ id }) => id, 'id'),
      ...twice(['sales', 'systems', index, 'additions'], additions, ({ item }) => item, 'item'),
    ]),
  ];
}

function sameAs(
  path: FilePath,
  owner: FilePerson | undefined,
  members: readonly FilePerson[],
): PathProblem[] {
  const isMember = owner && members.some((member) => contactOf(member) === contactOf(owner));
  return isMember
    ? [{ path, message: `"${contactOf(owner)}" is a member, too: an owner may open everything` }]
    : [];
}

function twice<Item>(
  path: FilePath,
  items: readonly Item[],
  keyOf: (item: Item) => string,
  field?: string,
): PathProblem[] {
  const seen = new Set<string>();
  return items.flatMap((item, index) => {
    const key = keyOf(item);
    const isNew = !seen.has(key);
    seen.add(key);
    if (isNew) return [];
    const at = field === undefined ? [...path, index] : [...path, index, field];
    return [{ path: at, message: `"${key}" stands here twice` }];
  });
}

/** `seen` holds the ids of other trees that share their ids with this one. */
function checkTree(
  path: FilePath,
  menus: readonly FileMenu[],
  home: string | undefined,
  seen: Set<string>,
): PathProblem[] {
  const own = new Set<string>();
  const problems: PathProblem[] = [];
  const visit = (menu: FileMenu, at: FilePath) => {
    const { id, app, page, url, menus: children } = menu;
    if (seen.has(id)) problems.push({ path: [...at, 'id'], message: `the menu "${id}" stands here twice` });
    seen.add(id);
    own.add(id);
    const opens = app !== undefined || page !== undefined || url !== undefined;
    if (children && opens)
      problems.push({
        path: at,
        message: `the menu "${id}" has menus below it, and so opens nothing itself`,
      });
    if (!children && !opens)
      problems.push({ path: at, message: `the menu "${id}" opens nothing: it needs app, url or menus` });
    if (url !== undefined && (app !== undefined || page !== undefined))
      problems.push({
        path: [...at, 'url'],
        message: `the menu "${id}" opens either a url or a page of an app`,
      });
    for (const [index, child] of (children ?? []).entries()) visit(child, [...at, 'menus', index]);
  };
  for (const [index, menu] of menus.entries()) visit(menu, [...path, 'menus', index]);
  if (home !== undefined && !own.has(home))
    problems.push({ path: [...path, 'home'], message: `there is no menu "${home}" in this system` });
  return problems;
}
