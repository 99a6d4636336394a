import type { SystemEntry } from '@portal/api-client/contract';
import {
  CHECKED_SYSTEMS,
  ERP_SYSTEM_CODE,
  ORDER_QUANTITY_KEY,
  SERVICE_DEPLOY,
  SYSTEM_STATUS,
} from './constants.ts';

/** A system as far as access to it is judged. */
export type JudgedSystem = Pick<SystemEntry, 'systemCode'> &
  Partial<Pick<SystemEntry, 'status' | 'serviceDeploy' | 'packageId' | 'serviceBillingValueDTOList'>>;

/** Whether the portal runs on one of the special-brand hosts. */
export type HostKind = 'normal' | 'special-brand';

/** Whether a workspace may be entered by its address, and what is shown instead. */
export type SystemAccess =
  | { readonly kind: 'granted' }
  | { readonly kind: 'no-access'; readonly systemCode: string; readonly reason: NoAccessReason }
  | { readonly kind: 'package-problem'; readonly reason: 'disabled' | 'abandoned' }
  | { readonly kind: 'deploying' }
  | { readonly kind: 'blocked-quota' };

/** Why a workspace may not be entered. */
export type NoAccessReason = 'unknown-system' | 'disabled' | 'abandoned' | 'no-package' | 'not-authorised';

/**
 * Judges an address `/entry/{serviceId}/{systemCode}`. In order: out of service or without a package, deploying,
 * then the access check of ERP, AMAZON_OPERATE and BI (on special-brand hosts the quota block instead).
 */
export function judgeSystemAccess({
  system,
  systemCode = system?.systemCode ?? '',
  host,
}: {
  /** The system as the company's list has it; undefined when it is not there. */
  system: JudgedSystem | undefined;
  /** The code asked for. @default the system's own */
  systemCode?: string;
  host: HostKind;
}): SystemAccess {
  if (!system) return { kind: 'no-access', systemCode, reason: 'unknown-system' };
  const outOfService = outOfServiceReason(system);
  if (!system.packageId) return { kind: 'no-access', systemCode, reason: outOfService ?? 'no-package' };
  if (outOfService) return { kind: 'package-problem', reason: outOfService };
  if (isDeploying(system)) return { kind: 'deploying' };
  if (host === 'special-brand') return isQuotaEmpty(system) ? { kind: 'blocked-quota' } : { kind: 'granted' };
  return passesCheck(system)
    ? { kind: 'granted' }
    : { kind: 'no-access', systemCode, reason: 'not-authorised' };
}

/** Whether a system is out of service, and how. */
export function outOfServiceReason({
  status,
}: Pick<JudgedSystem, 'status'>): 'disabled' | 'abandoned' | undefined {
  if (status === SYSTEM_STATUS.disabled) return 'disabled';
  return status === SYSTEM_STATUS.abandoned ? 'abandoned' : undefined;
}

/** Whether a service is still being deployed; one that says nothing is ready. */
export function isDeploying({ serviceDeploy }: Pick<JudgedSystem, 'serviceDeploy'>): boolean {
  return serviceDeploy !== undefined && serviceDeploy <= SERVICE_DEPLOY.deployingUpTo;
}

/** Whether the package of a system has a quantity left, or no limit; the order quantity where it is named. */
export function hasQuantity({
  serviceBillingValueDTOList = [],
}: Pick<JudgedSystem, 'serviceBillingValueDTOList'>): boolean {
  const orders = serviceBillingValueDTOList.filter(({ keyValue }) => keyValue === ORDER_QUANTITY_KEY);
  return (orders.length > 0 ? orders : serviceBillingValueDTOList).some(
    ({ billingItemValue = 0, unlimitedUse }) => unlimitedUse === true || billingItemValue > 0,
  );
}

function passesCheck(system: JudgedSystem): boolean {
  if (!CHECKED_SYSTEMS.includes(system.systemCode)) return true;
  if (system.status === SYSTEM_STATUS.authorised) return true;
  return system.systemCode === ERP_SYSTEM_CODE && hasQuantity(system);
}

function isQuotaEmpty(system: JudgedSystem): boolean {
  if (!CHECKED_SYSTEMS.includes(system.systemCode)) return false;
  if (system.status === SYSTEM_STATUS.authorised) return true;
  return system.systemCode === ERP_SYSTEM_CODE && !hasQuantity(system);
}
