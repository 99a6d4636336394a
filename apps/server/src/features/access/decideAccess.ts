import { ORDER_QUANTITY } from '../renewal/isQuotaEmpty.ts';

/** A service as far as access to it is judged. */
export type JudgedService = {
  systemCode: string;
  status: number;
  serviceDeploy: number;
  packageId: string | null;
  billing: readonly { keyValue: string; billingItemValue: number; unlimitedUse: boolean }[];
  expiresAt: Date | null;
};

/** A menu as far as access to what it shows is judged. */
export type JudgedMenu = {
  updateFlag: number;
  dependencePlatform: string | null;
  platformExpireTime: Date | null;
  assetsExpireTime: Date | null;
};

/** What a decision rests on besides service and menu. */
export type AccessFacts = {
  readonly now: Date;
  /** Whether the portal is used on one of the special-brand hosts. */
  readonly isSpecialBrand: boolean;
  /** Platforms that the company's shops are bound on. */
  readonly boundPlatforms: readonly string[];
};

/** Reasons in the order in which they are asked about. */
const ACCESS_REASONS = [
  'no-right',
  'disabled',
  'abandoned',
  'no-package',
  'deploying',
  'not-authorised',
  'quota-empty',
  'service-expired',
  'locked',
  'not-purchased',
  'platform-expired',
  'assets-expired',
] as const;

/** Why something is not served. */
export type AccessReason = (typeof ACCESS_REASONS)[number];

/** A refusal: either the system is not entered at all, or it is, with its menus and their marks, and serves no data. */
export type Refusal = { readonly reason: AccessReason; readonly bars: 'entry' | 'use' };

const STATUS = { disabled: 3, authorised: 4, abandoned: 9 } as const;
const DEPLOYING_UP_TO = 2;
const NOT_PURCHASED = 2;
const ANY_PLATFORM = 'ANY';
const ERP = 'ERP';
/** Systems that need status 4 or, for the ERP, a quantity. */
const CHECKED_SYSTEMS = [ERP, 'AMAZON_OPERATE', 'BI'];

/** Decides whether a service, or what one of its menus shows, is served; undefined when it is. */
export function decideAccess(
  { service, menu }: { service: JudgedService; menu?: JudgedMenu },
  facts: AccessFacts,
): Refusal | undefined {
  const barred = entryReason(service, facts);
  if (barred) return { reason: barred, bars: 'entry' };
  const reason = useReason(service, facts) ?? (menu && menuReason(menu, facts));
  return reason && { reason, bars: 'use' };
}

/** Decides about what several menus show: one that is open is enough, else the one that is nearest to it says why. */
export function decideShown(
  shownBy: readonly { service: JudgedService; menu: JudgedMenu }[],
  facts: AccessFacts,
): Refusal | undefined {
  let nearest: Refusal = { reason: 'no-right', bars: 'use' };
  for (const one of shownBy) {
    const refusal = decideAccess(one, facts);
    if (!refusal) return undefined;
    if (ACCESS_REASONS.indexOf(refusal.reason) > ACCESS_REASONS.indexOf(nearest.reason)) nearest = refusal;
  }
  return nearest;
}

/** Whether something is left of what was bought for a service; the order quantity counts where it is named. */
function hasQuantity({ billing }: Pick<JudgedService, 'billing'>): boolean {
  const orders = billing.filter(({ keyValue }) => keyValue === ORDER_QUANTITY);
  return (orders.length > 0 ? orders : billing).some(
    ({ billingItemValue, unlimitedUse }) => unlimitedUse || billingItemValue > 0,
  );
}

function entryReason(service: JudgedService, { isSpecialBrand }: AccessFacts): AccessReason | undefined {
  if (service.status === STATUS.disabled) return 'disabled';
  if (service.status === STATUS.abandoned) return 'abandoned';
  if (!service.packageId) return 'no-package';
  if (service.serviceDeploy <= DEPLOYING_UP_TO) return 'deploying';
  if (isSpecialBrand || !CHECKED_SYSTEMS.includes(service.systemCode)) return undefined;
  if (service.status === STATUS.authorised) return undefined;
  if (service.systemCode !== ERP) return 'not-authorised';
  return hasQuantity(service) ? undefined : 'quota-empty';
}

function useReason(service: JudgedService, { isSpecialBrand, now }: AccessFacts): AccessReason | undefined {
  if (isSpecialBrand && isBlocked(service)) return 'quota-empty';
  return isPast(service.expiresAt, now) ? 'service-expired' : undefined;
}

/** On special-brand hosts nobody is sent away from the three systems: their page is blocked instead. */
function isBlocked(service: JudgedService): boolean {
  if (!CHECKED_SYSTEMS.includes(service.systemCode)) return false;
  return service.status === STATUS.authorised || (service.systemCode === ERP && !hasQuantity(service));
}

function menuReason(menu: JudgedMenu, { boundPlatforms, now }: AccessFacts): AccessReason | undefined {
  if (isLocked(menu, boundPlatforms)) return 'locked';
  if (menu.updateFlag === NOT_PURCHASED) return 'not-purchased';
  if (isPast(menu.platformExpireTime, now)) return 'platform-expired';
  return isPast(menu.assetsExpireTime, now) ? 'assets-expired' : undefined;
}

function isLocked(
  { dependencePlatform }: JudgedMenu,
  boundPlatforms: AccessFacts['boundPlatforms'],
): boolean {
  if (!dependencePlatform) return false;
  if (dependencePlatform === ANY_PLATFORM) return boundPlatforms.length === 0;
  return !boundPlatforms.includes(dependencePlatform);
}

function isPast(time: Date | null, now: Date): boolean {
  return time !== null && time <= now;
}
