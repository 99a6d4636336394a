import type { CatalogSource } from '@portal/ui';

/** The texts of the packages behind the tools and layers; loaded with them. */
export const lateCatalogs: CatalogSource[] = [];
