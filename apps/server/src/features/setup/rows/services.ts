import type { companySystems } from '../../../db/schema/systems.ts';
import { type Opening, type OpeningState, ownId, toServiceRow } from '../../systems/openService.ts';
import type { FileCompanySystem } from '../file/PortalFileSchema.ts';
import {
  fromNames,
  type Names,
  namedStanding,
  type Standing,
  toFileStanding,
  toNames,
  usualStanding,
} from './standing.ts';
import type { Templates } from './templates.ts';

export type ServiceRow = typeof companySystems.$inferSelect;

const DAY_MS = 86_400_000;

/** A service that opens, or stands already, as the file says it is to be. */
export function serviceOf(
  entry: FileCompanySystem,
  opening: Opening,
  { systems, plans }: Templates,
  present: ServiceRow | undefined,
): ServiceRow {
  const { system: systemCode } = entry;
  const template = systems.find((one) => one.systemCode === systemCode);
  const names = entry.name ? toNames(entry.name) : template?.name;
  const described = {
    slug: template?.slug ?? systemCode.toLowerCase(),
    name: names ?? [systemCode, systemCode, systemCode],
    homeMenuId: null,
  };
  const plan = plans.find((one) => one.systemCode === systemCode && one.plan === entry.plan);
  const before = present ?? {
    ...toServiceRow(described, opening, firstState(described, plan, opening)),
    position: 0,
  };
  const { packageName, ...standing } = namedStanding(entry);
  const home = entry.home ?? (entry.menus ? null : (template?.homeMenuId ?? before.homeMenuId));
  return {
    ...before,
    ...(names && { systemName: names[0], systemEnName: names[1], systemKrName: names[2] }),
    ...standing,
    ...(packageName !== undefined && {
      packageName: packageName?.[0] ?? null,
      packageEnName: packageName?.[1] ?? null,
      packageKrName: packageName?.[2] ?? null,
    }),
    ...(entry.expires !== undefined && {
      expiresAt: entry.expires === null ? null : new Date(entry.expires),
    }),
    ...(entry.domain !== undefined && { systemDomain: entry.domain }),
    homeMenuId: ownId(home, opening.idPrefix),
  };
}

function firstState(
  { slug, name }: { slug: string; name: Names },
  plan: Templates['plans'][number] | undefined,
  { now }: Opening,
): OpeningState {
  if (!plan) return { ...usualStanding(`pkg-${slug}`, name), expiresAt: null };
  const { plan: _plan, systemCode: _system, days, ...standing } = plan;
  return { ...standing, expiresAt: new Date(now.getTime() + days * DAY_MS) };
}

/** A service as the file has it, but for its menus. */
export function toFileService(row: ServiceRow, { systems }: Templates) {
  const template = systems.find(({ systemCode }) => systemCode === row.systemCode);
  const name: Names = [row.systemName, row.systemEnName, row.systemKrName];
  const { packageName: zh, packageEnName: en, packageKrName: ko } = row;
  const standing: Standing = { ...row, packageName: zh === null ? null : [zh, en ?? '', ko ?? ''] };
  return {
    system: row.systemCode,
    ...(String(template?.name) !== String(name) && { name: fromNames(name) }),
    ...toFileStanding(standing),
    ...(row.expiresAt && { expires: row.expiresAt.toISOString() }),
    ...(row.systemDomain !== '' && { domain: row.systemDomain }),
  };
}
