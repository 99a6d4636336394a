import { like } from 'drizzle-orm';
import type { Database } from '../../../db/Database.ts';
import { menus, menuTemplates } from '../../../db/schema/menus.ts';
import type { FileMenu } from '../file/MenuSchema.ts';
import type { PortalFile } from '../file/PortalFileSchema.ts';
import type { FilePath } from '../file/readPortalFile.ts';
import { readStoredConfig } from '../storedConfig.ts';

/** A page that is shown in a frame, and where the file says so. */
export type FramedPage = { url: string; path: FilePath };

/** The pages of other origins that a file adds to those of the database, each once. */
export async function addedPages(db: Database, file: PortalFile): Promise<FramedPage[]> {
  const known = await knownPages(db);
  return pagesOf(file).filter(({ url }) => {
    const isNew = !known.has(url);
    known.add(url);
    return isNew;
  });
}

function pagesOf({ microApps = [], systems = [], companies = [] }: Partial<PortalFile>): FramedPage[] {
  const apps = microApps.flatMap(({ engine, origin, entry }, index) => {
    const url = engine === 'frame' ? URL.parse(entry, origin) : null;
    return url ? [{ url: url.href, path: ['microApps', index] }] : [];
  });
  const trees = [
    ...systems.map(({ menus: tree }, index) => ({ tree, path: ['systems', index] })),
    ...companies.flatMap(({ systems: own = [] }, index) =>
      own.map(({ menus: tree = [] }, at) => ({ tree, path: ['companies', index, 'systems', at] })),
    ),
  ];
  return [...apps, ...trees.flatMap(({ tree, path }) => pagesIn(tree, path))];
}

function pagesIn(tree: readonly FileMenu[], path: FilePath): FramedPage[] {
  return tree.flatMap(({ url, menus: below = [] }, index) => {
    const at = [...path, 'menus', index];
    const own = url && URL.canParse(url) ? [{ url, path: [...at, 'url'] }] : [];
    return [...own, ...pagesIn(below, at)];
  });
}

async function knownPages(db: Database): Promise<Set<string>> {
  const stored = await readStoredConfig(db);
  const known = new Set(pagesOf(stored).map(({ url }) => url));
  const own = await db.selectDistinct({ url: menus.menuUrl }).from(menus).where(like(menus.menuUrl, 'http%'));
  const given = await db
    .selectDistinct({ url: menuTemplates.menuUrl })
    .from(menuTemplates)
    .where(like(menuTemplates.menuUrl, 'http%'));
  for (const { url } of [...own, ...given]) if (url) known.add(url);
  return known;
}
