import { answerCodes } from '@portal/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { openCompanyCache } from '../../cache/openCompanyCache.ts';
import { menus, roleMenus } from '../../db/schema/menus.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Locale } from '../../http/localeOf.ts';
import { type MessageName, messageText } from '../../http/messages.ts';
import { type Member, roleIn, roleOf, UNRESTRICTED_ROLE } from '../menus/roleOf.ts';
import { type ServiceKey, type StoredService, serviceAmong } from '../systems/requireService.ts';
import { type AccessReason, decideAccess, decideShown, type Refusal } from './decideAccess.ts';
import { type AccessScope, readAccessFacts } from './readAccessFacts.ts';

/**
 * Throws unless a menu that the caller's role has shows this kind of data and is open: its system is served to the
 * company, its platform is bound, it is bought and has not run out. The refusal names the reason in `data.reason`; one
 * reason may be passed over, for what leads out of it.
 */
export async function requireResource(
  scope: AccessScope,
  resource: string,
  { despite }: { despite?: AccessReason } = {},
): Promise<void> {
  const [facts, shown] = await Promise.all([readAccessFacts(scope), readMenusShowing(scope, resource)]);
  const shownBy = shown.flatMap((menu) =>
    facts.services
      .filter(({ systemCode }) => systemCode === menu.systemCode)
      .map((service) => ({ service, menu })),
  );
  const refusal = decideShown(shownBy, facts);
  if (refusal?.reason !== despite) throwIfRefused(refusal);
}

/** Throws unless the caller's role has a menu that shows this kind of data, open or not: what renews must stay possible. */
export async function requireGrant(scope: Member, resource: string): Promise<void> {
  if ((await roleOf(scope)) === UNRESTRICTED_ROLE) return;
  if ((await readMenusShowing(scope, resource)).length === 0)
    throwIfRefused({ reason: 'no-right', bars: 'use' });
}

/**
 * Finds a service of the caller's company and throws unless it is served: for `entry` it may be entered, where menus are
 * seen with their marks; for `use` it has not run out either.
 */
export async function requireOpenService(
  scope: AccessScope,
  key: ServiceKey,
  purpose: Refusal['bars'],
): Promise<StoredService> {
  const facts = await readAccessFacts(scope);
  const service = serviceAmong(facts.services, key);
  const refusal = decideAccess({ service }, facts);
  if (purpose === 'use' || refusal?.bars === 'entry') throwIfRefused(refusal);
  return service;
}

/** Why the company's state refuses something, in words; undefined for other errors, a missing right among them. */
export function notServedText(error: unknown, locale: Locale): string | undefined {
  if (!(error instanceof BusinessError) || error.code !== answerCodes.notServed) return undefined;
  return typeof error.text === 'string' ? messageText(error.text, locale) : error.text.literal;
}

async function readMenusShowing(scope: Member, resource: string) {
  const company = await openCompanyCache(scope);
  const role = await roleIn(company, scope);
  return company.keep(`showing ${resource} to ${role}`, () => readShowing(scope, resource, role));
}

async function readShowing({ db, companyId }: Member, resource: string, role: string) {
  const columns = {
    systemCode: menus.systemCode,
    updateFlag: menus.updateFlag,
    dependencePlatform: menus.dependencePlatform,
    platformExpireTime: menus.platformExpireTime,
    assetsExpireTime: menus.assetsExpireTime,
  };
  const shows = and(eq(menus.companyId, companyId), eq(menus.resource, resource), eq(menus.lastMenu, 2));
  const select = db.selectDistinct(columns).from(menus);
  if (role === UNRESTRICTED_ROLE) return select.where(shows);
  const granted = and(
    eq(roleMenus.companyId, menus.companyId),
    eq(roleMenus.menuId, menus.menuId),
    eq(roleMenus.role, role),
  );
  return select.innerJoin(roleMenus, granted).where(shows);
}

const TEXTS: Readonly<Record<AccessReason, MessageName>> = {
  'no-right': 'forbidden',
  disabled: 'systemDisabled',
  abandoned: 'systemAbandoned',
  'no-package': 'systemNotBought',
  deploying: 'systemDeploying',
  'not-authorised': 'systemNotAuthorised',
  'quota-empty': 'quotaEmpty',
  'service-expired': 'serviceExpired',
  locked: 'platformUnbound',
  'not-purchased': 'menuNotPurchased',
  'platform-expired': 'platformExpired',
  'assets-expired': 'assetsExpired',
};

/** Answers 403 where the person lacks the right, and 402 with a reason where the company lacks the service or it has ended. */
function throwIfRefused(refusal: Refusal | undefined): void {
  if (!refusal) return;
  const { reason } = refusal;
  const code = reason === 'no-right' ? answerCodes.forbidden : answerCodes.notServed;
  throw new BusinessError(code, TEXTS[reason], { data: { reason } });
}
