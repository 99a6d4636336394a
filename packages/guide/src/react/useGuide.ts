import { useMachine } from '@portal/machine/react';
import type { GuideState } from '../core/transition.ts';
import type { GuideControl } from '../runtime/createGuide.ts';

/** Reads the guide's state; renders again whenever it changes. */
export function useGuide(guide: GuideControl): GuideState {
  return useMachine(guide);
}
