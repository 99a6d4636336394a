import { inArray } from 'drizzle-orm';
import { menus } from '../../../db/schema/menus.ts';
import type { AccessScope } from '../../access/readAccessFacts.ts';
import { readOpenMenus } from '../../menus/readOpenMenus.ts';

/** A page behind a menu. */
type OpenPage = { app: string; systemCode: string };

/** The pages of some addresses that the caller has a menu of and that are served, by the menu's address. */
export async function readOpenPages(
  scope: AccessScope,
  menuUrls: readonly string[],
): Promise<ReadonlyMap<string, OpenPage>> {
  const pages = new Map<string, OpenPage>();
  // The company's first system that has the page is the one that it is opened in.
  for (const { menuUrl, path, systemCode } of await readOpenMenus(
    scope,
    inArray(menus.menuUrl, [...menuUrls]),
  ))
    if (!pages.has(menuUrl)) pages.set(menuUrl, { app: path, systemCode });
  return pages;
}
