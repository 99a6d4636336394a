import { useSyncExternalStore } from 'react';
import type { GuideState } from '../core/transitionGuide.ts';
import type { GuideControl } from './createGuide.ts';

/** The guide's state as it changes. */
export function useGuide({ subscribe, getState }: GuideControl): GuideState {
  return useSyncExternalStore(subscribe, getState, getState);
}
