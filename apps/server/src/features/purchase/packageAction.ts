import type { ProductPackage, ProductSystem } from './readSales.ts';

/** What a company can do with a package. */
export type PackageAction = 'buy' | 'renew' | 'upgrade' | 'none';

type Service = { packageId: string | null; status: number; expiresAt: Date | null };

const DISABLED = 3;
const ABANDONED = 9;

/** Whether a service is in use: neither disabled nor abandoned nor over. */
export function isRunning({ packageId, status, expiresAt }: Service, now: Date): boolean {
  const isOver = expiresAt !== null && expiresAt <= now;
  return packageId !== null && status !== DISABLED && status !== ABANDONED && !isOver;
}

/**
 * What a company can do with a package: a running service is renewed, unless it never ends, or goes up, never down; one
 * that is over or was a trial begins anew; what is abandoned or comes with the account is not sold.
 */
export function packageAction(
  system: ProductSystem,
  wanted: ProductPackage,
  service: Service | undefined,
  now: Date,
): PackageAction {
  if (wanted.monthlyAmount === 0 || service?.status === ABANDONED) return 'none';
  const present = system.packages.find(({ packageId }) => packageId === service?.packageId);
  const isInUse = service !== undefined && isRunning(service, now);
  if (wanted === present) return isInUse && service.expiresAt === null ? 'none' : 'renew';
  if (!present || !isInUse) return 'buy';
  return wanted.level > present.level ? 'upgrade' : 'none';
}
