import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../../db/Database.ts';
import { notifyProcesses } from '../../../realtime/notifyProcesses.ts';
import { DEFAULT_ZONE } from '../../notifications/DEFAULT_ZONE.ts';
import type { PortalFile } from '../file/PortalFileSchema.ts';
import { readStoredConfig, type StoredConfig, writeStoredConfig } from '../storedConfig.ts';
import type { Change, Step } from './Step.ts';

/** Makes the brand, micro-apps, hosts of special brands, sign-in providers, agreements, retention, quiet defaults, the assistant and what is on sale what the file says; every process takes them up at once. */
export async function planConfig(db: Database, file: PortalFile): Promise<Step> {
  const present = await readStoredConfig(db);
  const { microApps = present.microApps, brandHosts = present.brandHosts, signIn = present.signIn } = file;
  const { brand = present.brand, agreements = present.agreements } = file;
  const { retention = present.retention, quiet = present.quiet, assistant = present.assistant } = file;
  const { sales = present.sales } = file;
  const nameOf = ({ name }: { name: string }) => name;
  const changes = [
    ...compare('brand', partsOf(present.brand), partsOf(brand), nameOf),
    ...compare('microApps', present.microApps ?? [], microApps ?? [], nameOf),
    ...compare('brandHosts', present.brandHosts ?? [], brandHosts ?? [], (host) => host),
    ...compare('signIn', present.signIn ?? [], signIn ?? [], ({ provider }) => provider),
    ...compare('agreements', present.agreements ?? [], agreements ?? [], ({ id }) => id),
    ...compare('retention', ages(present.retention), ages(retention), nameOf),
    ...compare('quiet', quietTimes(present.quiet), quietTimes(quiet), nameOf),
    ...compare('assistant', partsOf(present.assistant), partsOf(assistant), nameOf),
    ...compare('sales', onSale(present.sales), onSale(sales), nameOf),
  ];
  return {
    changes,
    async write(tx) {
      if (changes.length === 0) return;
      const config = { brand, microApps, brandHosts, signIn, agreements, retention, quiet, assistant, sales };
      await writeStoredConfig(tx, config);
      await notifyProcesses(tx, { type: 'config-changed' });
    },
  };
}

/** What is kept for so many days, in one order whatever the file's. */
function ages(retention: StoredConfig['retention'] = {}): { name: string; days: number | undefined }[] {
  return Object.entries(retention)
    .map(([name, days]) => ({ name, days }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** What a part of the file consists of, in one order whatever the file's. */
function partsOf(part: object | undefined): { name: string; value: unknown }[] {
  return Object.entries(part ?? {})
    .map(([name, value]) => ({ name, value }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** The time zone and the times of each type, in one order whatever the file's; none and no part are different things. */
function quietTimes(quiet: StoredConfig['quiet']): { name: string; value: object | string }[] {
  if (!quiet) return [];
  const { timeZone, times } = quiet;
  const sorted = [...times].sort((a, b) => a.type - b.type);
  return [
    { name: 'time zone', value: timeZone ?? DEFAULT_ZONE },
    ...sorted.map(({ type, ...value }) => ({ name: `type ${type}`, value })),
  ];
}

/** What is on sale one by one, in the order of the file. */
function onSale(sales: StoredConfig['sales']): { name: string; value: unknown }[] {
  if (!sales) return [];
  const { currency, periods, systems, apps } = sales;
  return [
    { name: 'currency', value: currency },
    { name: 'periods', value: periods },
    ...systems.map((system) => ({ name: system.system, value: system })),
    ...apps.map((app) => ({ name: `app ${app.id}`, value: app })),
  ];
}

function compare<Item>(
  group: string,
  present: readonly Item[],
  wanted: readonly Item[],
  nameOf: (item: Item) => string,
): Change[] {
  const before = new Map(present.map((item) => [nameOf(item), item]));
  const names = wanted.map(nameOf);
  const kept = present.map(nameOf).filter((name) => names.includes(name));
  const changes: Change[] = [
    ...[...before.keys()]
      .filter((name) => !names.includes(name))
      .map((what) => ({ sign: '-' as const, group, what })),
    ...wanted.flatMap((item): Change[] => {
      const what = nameOf(item);
      if (!before.has(what)) return [{ sign: '+', group, what }];
      return isDeepStrictEqual(before.get(what), item) ? [] : [{ sign: '~', group, what }];
    }),
  ];
  const isReordered = !isDeepStrictEqual(
    kept,
    names.filter((name) => before.has(name)),
  );
  return isReordered ? [...changes, { sign: '~', group, what: 'their order' }] : changes;
}
