import { type SetupFile, type Three, toSetupNames } from '@portal/api-client/contract/operator';

/** What the form of the first system holds. */
export type SystemValues = {
  app: string;
  origin: string;
  entry: string;
  code: string;
  systemName: Three;
  menuName: Three;
  isForMembers: boolean;
  companies: readonly { code: string; name: string }[];
};

/** The parts of the setup file by which an application stands behind a menu of a new system, given to companies. */
export function systemFile(
  { microApps = [], systems = [] }: SetupFile,
  { app, origin, entry, code, systemName, menuName, isForMembers, companies }: SystemValues,
): SetupFile {
  const name = app.trim();
  const system = code.trim().toUpperCase();
  const page = entry.trim() || '/';
  const first = `${name}-1`;
  const menu = {
    id: first,
    name: toSetupNames(menuName),
    app: name,
    page,
    ...(isForMembers && { members: true }),
  };
  return {
    microApps: [...microApps, { name, engine: 'frame', origin: origin.trim(), entry: page }],
    systems: [
      ...systems,
      {
        code: system,
        name: toSetupNames(systemName),
        home: first,
        menus: [
          { id: `${name}-menus`, name: toSetupNames(systemName), icon: 'gb-icon-order', menus: [menu] },
        ],
      },
    ],
    ...(companies.length > 0 && {
      companies: companies.map((company) => ({
        code: company.code,
        name: company.name,
        systems: [{ system }],
      })),
    }),
  };
}

/** Which field stands for what of that file. */
export function systemFields({ microApps = [], systems = [] }: SetupFile) {
  const app = `microApps.${microApps.length}`;
  const system = `systems.${systems.length}`;
  return {
    [app]: 'origin',
    [`${app}.name`]: 'app',
    [`${app}.entry`]: 'entry',
    [system]: 'code',
    [`${system}.name`]: 'systemName',
    [`${system}.menus`]: 'menuName',
    [`${system}.menus.0.name`]: 'systemName',
  };
}
