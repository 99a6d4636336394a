import type { StoredConfig } from '@portal/server/data';
import type { Words } from '../trees/parseOutline.ts';
import { marketApps } from './marketApps.ts';
import { productSystems } from './productSystems.ts';

const named = ([zh, en, ko]: Words) => ({ zh, en, ko });

/** What the demo's companies can buy, as a setup file says it. */
export const demoSales: NonNullable<StoredConfig['sales']> = {
  currency: 'CNY',
  periods: [
    { months: 1, discount: 0 },
    { months: 6, discount: 5 },
    { months: 12, discount: 10 },
    { months: 24, discount: 20 },
  ],
  systems: productSystems.map(({ system, packages, additions }) => ({
    system,
    packages: packages.map(({ name, items, points, ...one }) => ({
      ...one,
      name: named(name),
      items: items.map((item) => ({ count: 0, monthly: false, unlimited: false, ...item })),
      points: points.map(named),
    })),
    additions: [...additions],
  })),
  apps: marketApps.map(({ name, description, menus = [], ...app }) => ({
    ...app,
    name: named(name),
    description: named(description),
    menus: [...menus],
  })),
};
