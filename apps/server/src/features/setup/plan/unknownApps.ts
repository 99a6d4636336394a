import type { Database } from '../../../db/Database.ts';
import { microApps } from '../../../settings/microApps.ts';
import type { PathProblem } from '../file/checkPortalFile.ts';
import type { FileMenu } from '../file/MenuSchema.ts';
import type { PortalFile } from '../file/PortalFileSchema.ts';
import type { FilePath } from '../file/readPortalFile.ts';
import { readStoredConfig } from '../storedConfig.ts';

const FRAME_APP = 'iframe';

/** Menus whose app nobody registered here: one may be in `portal.config.json`, so they are no mistake. */
export async function unknownApps(db: Database, file: PortalFile): Promise<PathProblem[]> {
  const { systems = [], companies = [] } = file;
  const registered = file.microApps ?? (await readStoredConfig(db)).microApps ?? [];
  const known = new Set([FRAME_APP, ...[...microApps(''), ...registered].map(({ name }) => name)]);
  const find = (menus: readonly FileMenu[], path: FilePath): PathProblem[] =>
    menus.flatMap(({ id, app, menus: below = [] }, index) => {
      const at = [...path, 'menus', index];
      const message = `the menu "${id}" opens the app "${app}", which is not registered`;
      const own = app === undefined || known.has(app) ? [] : [{ path: [...at, 'app'], message }];
      return [...own, ...find(below, at)];
    });
  return [
    ...systems.flatMap(({ menus }, index) => find(menus, ['systems', index])),
    ...companies.flatMap(({ systems: own = [] }, index) =>
      own.flatMap(({ menus = [] }, at) => find(menus, ['companies', index, 'systems', at])),
    ),
  ];
}
