import { isDeploying, type JudgedSystem, outOfServiceReason } from './judgeSystemAccess.ts';

/** Why the application switcher does not open a system. */
export type SwitcherRefusal = 'disabled' | 'abandoned' | 'deploying';

/** Judges a click on a system in the application switcher; undefined when it opens. */
export function judgeSwitcherOpen(
  system: Pick<JudgedSystem, 'status' | 'serviceDeploy'>,
): SwitcherRefusal | undefined {
  return outOfServiceReason(system) ?? (isDeploying(system) ? 'deploying' : undefined);
}
