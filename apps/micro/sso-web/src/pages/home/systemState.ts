import type { SystemEntry } from '@portal/api-client/contract';

/** How a system stands for the person who wants to open it. */
export type SystemState = 'ready' | 'deploying' | 'disabled' | 'abandoned' | 'no-package';

/** Reads the state of a system from its status, deployment and package, in the order in which they matter. */
export function systemState({ status, serviceDeploy, packageId }: SystemEntry): SystemState {
  if (status === 9) return 'abandoned';
  if (status === 3) return 'disabled';
  if (!packageId) return 'no-package';
  if (serviceDeploy !== undefined && serviceDeploy <= 2) return 'deploying';
  return 'ready';
}

/** When the service ends, as the server says it; nothing when it says nothing. */
export function expiryOf({ serviceInfoExt }: Pick<SystemEntry, 'serviceInfoExt'>): string | undefined {
  const { expireTime } = (serviceInfoExt ?? {}) as { expireTime?: unknown };
  return typeof expireTime === 'string' ? expireTime : undefined;
}
