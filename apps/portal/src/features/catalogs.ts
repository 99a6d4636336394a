import { catalogs as avatar } from '@portal/account/avatar/i18n';
import { catalogs as accountTools } from '@portal/account/tools/i18n';
import { catalogs as menuTools } from '@portal/menu-engine/tools/i18n';
import { catalogs as notify } from '@portal/notify/i18n';
import type { CatalogSource } from '@portal/ui';
import { catalogs as features } from './i18n.ts';

/** The texts of the packages behind the tools and layers; loaded with them. */
export const lateCatalogs: CatalogSource[] = [menuTools, accountTools, avatar, notify, features];
