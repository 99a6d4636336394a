import { useAtomValue } from 'jotai';
import type { SessionState } from '../core/sessionState.ts';
import { useAccount } from './useAccount.ts';

/** Where the session stands; the caller renders again when it changes. */
export function useSession(): SessionState {
  const { sessionAtom, store } = useAccount();
  return useAtomValue(sessionAtom, { store });
}
