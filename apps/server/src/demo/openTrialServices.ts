import type { Database } from '../db/Database.ts';
import { systemParams } from '../db/schema/systems.ts';
import { type DemoSystem, demoSystems } from './catalogue/demoSystems.ts';
import { demoParams } from './catalogue/systemParams.ts';
import { insertMany } from './insertMany.ts';
import { seedMenus } from './seedMenus.ts';

const TRIAL_DAYS = 15;
const TRIAL_ORDERS = 1_000;
const TRIAL_SYSTEMS: readonly string[] = ['ERP', 'OMS', 'SSO_SYS_USER'];

/** Gives a new company the systems that it may try, with their menus and the usual parameters. */
export async function openTrialServices(
  db: Database,
  { companyId, now }: { companyId: string; now: Date },
): Promise<void> {
  const systems = (demoSystems['c-starlight'] ?? [])
    .filter(({ systemCode }) => TRIAL_SYSTEMS.includes(systemCode))
    .map(toTrial);
  const company = { id: companyId, servicePrefix: `svc-${companyId}`, menuPrefix: '9' };
  await seedMenus(db, { company, systems, copies: 1, now, userIds: [] });
  await insertMany(
    db,
    systemParams,
    demoParams
      .filter(({ companies }) => companies === undefined)
      .map(({ companies: _companies, status = 1, ...param }, position) => ({
        ...param,
        companyId,
        status,
        position,
      })),
  );
}

function toTrial(system: DemoSystem): DemoSystem {
  if (system.systemCode === 'SSO_SYS_USER') return system;
  return {
    ...system,
    package: { id: `pkg-${system.slug}-trial`, name: ['试用版', 'Trial', '체험판'] },
    billing: [{ keyValue: 'ORDER_QUANTITY', billingItemValue: TRIAL_ORDERS, unlimitedUse: false }],
    expiresInDays: TRIAL_DAYS,
  };
}
