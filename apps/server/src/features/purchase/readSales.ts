import type { Database } from '../../db/Database.ts';
import type { Words } from '../business/words/Words.ts';
import type { StoredSales } from '../setup/file/SalesSchema.ts';
import { readStoredConfig } from '../setup/storedConfig.ts';

/** A package on sale; a higher one contains the lower ones. */
export type ProductPackage = {
  packageId: string;
  name: Words;
  level: number;
  /** Price of a month in the smallest unit of the currency; 0 comes with the account and is not sold. */
  monthlyAmount: number;
  /** How many of an item it brings: for each month, or for the time of the service. */
  items: readonly { keyValue: string; quantity: number; monthly: boolean; unlimited: boolean }[];
  points: readonly Words[];
};

/** What a system is sold as. */
export type ProductSystem = {
  systemCode: string;
  packages: readonly ProductPackage[];
  /** More of an item, in blocks. */
  additions: readonly { keyValue: string; block: number; amount: number }[];
};

/** An app of the marketplace. */
export type ProductApp = {
  appId: string;
  name: Words;
  desc: Words;
  category: string;
  icon: string;
  monthlyAmount: number;
  /** Menus, by their Chinese name, that work as long as the company has the app. */
  menus: readonly string[];
};

/** In what is paid, and for how many months one buys, with what is taken off in per cent. */
export type SalesTerms = { currency: string; periods: readonly { months: number; discount: number }[] };

/** What is on sale, in the order in which it is offered. */
export type Sales = SalesTerms & { systems: readonly ProductSystem[]; apps: readonly ProductApp[] };

const NOTHING: StoredSales = { currency: 'CNY', periods: [], systems: [], apps: [] };

/** Reads what an operator put on sale; nothing where there is no such part. */
export async function readSales(db: Database): Promise<Sales> {
  return toSales((await readStoredConfig(db)).sales ?? NOTHING);
}

/** What was set up, as buying takes it. */
export function toSales({ currency, periods, systems, apps }: StoredSales): Sales {
  return {
    currency,
    periods,
    systems: systems.map(({ system, packages, additions }) => ({
      systemCode: system,
      packages: packages.map(({ id, name, monthlyAmount, items, points }, index) => ({
        packageId: id,
        name: toWords(name),
        level: index + 1,
        monthlyAmount,
        items: items.map(({ item, count, monthly, unlimited }) => ({
          keyValue: item,
          quantity: count,
          monthly,
          unlimited,
        })),
        points: points.map(toWords),
      })),
      additions: additions.map(({ item, block, amount }) => ({ keyValue: item, block, amount })),
    })),
    apps: apps.map(({ id, name, description, ...app }) => ({
      ...app,
      appId: id,
      name: toWords(name),
      desc: toWords(description),
    })),
  };
}

/** What a system is sold as; undefined for one that is not sold. */
export function systemOnSale({ systems }: Sales, systemCode: string | undefined): ProductSystem | undefined {
  return systems.find((system) => system.systemCode === systemCode);
}

/** An app that is sold; undefined for one that is not. */
export function appOnSale({ apps }: Sales, appId: string | undefined): ProductApp | undefined {
  return apps.find((app) => app.appId === appId);
}

function toWords({ zh, en, ko }: { zh: string; en: string; ko: string }): Words {
  return [zh, en || zh, ko || zh];
}
