import type { Setup } from './useSetup.ts';

/** The steps of the first set-up, in the order in which they are led through. */
export const STEPS = ['password', 'brand', 'company', 'system', 'doors', 'messages', 'assistant'] as const;
export type StepName = (typeof STEPS)[number];

/** A portal works without these. */
export const OPTIONAL: readonly StepName[] = ['doors', 'messages', 'assistant'];

/** Whether there is something of a step already. */
export function isDone(step: StepName, setup: Setup): boolean {
  const { file, hasPassword, companyCount = 0, reachesMail, reachesPhones, hasModel } = setup;
  switch (step) {
    case 'password':
      return hasPassword === true;
    case 'brand':
      return file.brand !== undefined;
    case 'company':
      return companyCount > 0;
    case 'system':
      return (file.systems?.length ?? 0) > 0;
    case 'doors':
      return (file.signIn?.length ?? 0) > 0;
    case 'messages':
      return reachesMail === true || reachesPhones === true;
    case 'assistant':
      return hasModel === true;
  }
}

/** The first step that is not done, needed ones before others; the first where all are. */
export function nextStep(setup: Setup): StepName {
  const open = STEPS.filter((step) => !isDone(step, setup));
  return open.find((step) => !OPTIONAL.includes(step)) ?? open[0] ?? STEPS[0];
}

/** The step after one; undefined after the last. */
export function stepAfter(step: StepName): StepName | undefined {
  return STEPS[STEPS.indexOf(step) + 1];
}
