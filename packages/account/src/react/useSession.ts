import { useMachine } from '@portal/machine/react';
import type { SessionState } from '../core/sessionState.ts';
import { useAccount } from './useAccount.ts';

/** Returns where the session stands; renders again when it changes. */
export function useSession(): SessionState {
  return useMachine(useAccount());
}
