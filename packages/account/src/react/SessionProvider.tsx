import { createContext, type ReactNode } from 'react';
import type { Account } from '../runtime/createAccount.ts';

export const AccountContext = createContext<Account | undefined>(undefined);

/** What `SessionProvider` needs. */
export type SessionProviderProps = { account: Account; children: ReactNode };

/** Gives the account to everything below it. */
export function SessionProvider({ account, children }: SessionProviderProps) {
  return <AccountContext value={account}>{children}</AccountContext>;
}
