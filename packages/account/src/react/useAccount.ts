import { useContext } from 'react';
import { AccountError } from '../core/AccountError.ts';
import type { Account } from '../runtime/createAccount.ts';
import { AccountContext } from './SessionProvider.tsx';

/** Returns the account of the nearest `SessionProvider`. */
export function useAccount(): Account {
  const account = useContext(AccountContext);
  if (!account) throw new AccountError('no-provider', 'put <SessionProvider> around it');
  return account;
}
