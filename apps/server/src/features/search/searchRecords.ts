import { inArray, sql } from 'drizzle-orm';
import { menus } from '../../db/schema/menus.ts';
import type { Handlers } from '../../http/handlers.ts';
import { type OpenMenu, readOpenMenus } from '../menus/readOpenMenus.ts';
import { wordsOf } from './matchWords.ts';
import type { RecordSource } from './RecordSource.ts';
import { recordSources } from './recordSources.ts';

const PAGES = recordSources.flatMap(({ pages }) => pages);

/** The handlers of the search. */
export function createSearchRoutes(): Pick<Handlers, 'searchRecords'> {
  return { searchRecords };
}

/** The company's records that answer what was typed, of the kinds whose pages the caller may open. */
const searchRecords: Handlers['searchRecords'] = async ({ keyword, limit }, context) => {
  const open = await readOpenMenus(context, inArray(sql`split_part(${menus.menuUrl}, '?', 1)`, PAGES));
  const search = { keyword, limit, words: wordsOf(keyword) };
  const found = await Promise.all(
    recordSources.map(async (source) => {
      const page = pageOf(source, open);
      if (!page) return [];
      const { systemCode, path: app, menuUrl } = page;
      return (await source.find(search, context)).map(({ query, ...record }) => ({
        kind: source.kind,
        ...record,
        systemCode,
        app,
        path: `${menuUrl}${menuUrl.includes('?') ? '&' : '?'}${new URLSearchParams(query)}`,
      }));
    }),
  );
  return { dataList: found.flat() };
};

/** The page that shows the records of a kind: of several menus the one that is narrowed least. */
function pageOf({ pages }: RecordSource, open: readonly OpenMenu[]): OpenMenu | undefined {
  for (const page of pages) {
    const own = open.filter(({ menuUrl }) => menuUrl.split('?')[0] === page);
    const widest = own.find(({ menuUrl }) => isWhole(menuUrl)) ?? own[0];
    if (widest) return widest;
  }
  return undefined;
}

function isWhole(menuUrl: string): boolean {
  const query = new URLSearchParams(menuUrl.split('?')[1]);
  const { size } = query;
  return size === 0 || (size === 1 && query.get('view') === 'all');
}
