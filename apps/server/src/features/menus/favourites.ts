import { and, desc, eq } from 'drizzle-orm';
import { menuPins } from '../../db/schema/menus.ts';
import { menuFavourites } from '../../db/schema/menuTools.ts';
import type { Handlers } from '../../http/handlers.ts';
import { pageOf } from '../params/pageOf.ts';
import { requireOwnLeaf } from './ownMenus.ts';

const UNPIN = 2;

/** Pins or unpins a menu; twice is like once. What is no longer granted can still be unpinned. */
export const collectMenu: Handlers['collectMenu'] = async ({ menuId, optType }, context) => {
  const { db, companyId, userId } = context;
  if (optType === UNPIN) {
    await db
      .delete(menuPins)
      .where(
        and(eq(menuPins.companyId, companyId), eq(menuPins.userId, userId), eq(menuPins.menuId, menuId)),
      );
    return undefined;
  }
  await requireOwnLeaf(context, menuId);
  await db.insert(menuPins).values({ companyId, userId, menuId }).onConflictDoNothing();
  return undefined;
};

/** Puts a menu among the favourites; twice is like once. */
export const addFavorites: Handlers['addFavorites'] = async ({ menuId }, context) => {
  const { db, companyId, userId, clock } = context;
  await requireOwnLeaf(context, menuId);
  await db
    .insert(menuFavourites)
    .values({ companyId, userId, menuId, createdAt: clock.now() })
    .onConflictDoNothing();
  return undefined;
};

/** Takes a menu from the favourites; one that is none is taken all the same. */
export const delFavorites: Handlers['delFavorites'] = async ({ menuId }, { db, companyId, userId }) => {
  const { companyId: company, userId: user, menuId: menu } = menuFavourites;
  await db.delete(menuFavourites).where(and(eq(company, companyId), eq(user, userId), eq(menu, menuId)));
  return undefined;
};

/** The person's favourites, newest first. */
export const queryFavorites: Handlers['queryFavorites'] = async (request, { db, companyId, userId }) => {
  const rows = await db
    .select({ menuId: menuFavourites.menuId })
    .from(menuFavourites)
    .where(and(eq(menuFavourites.companyId, companyId), eq(menuFavourites.userId, userId)))
    .orderBy(desc(menuFavourites.createdAt), menuFavourites.menuId);
  return pageOf(rows, request);
};
