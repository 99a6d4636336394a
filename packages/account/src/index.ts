export { type AvatarEntry, avatarEntries } from './core/avatarEntries.ts';
export { accountQueries } from './react/accountQueries.ts';
export { type Account, createAccount, type SignInOrigin } from './react/createAccount.ts';
export { type AccountAtoms, createAccountAtoms } from './react/createAccountAtoms.ts';
export type { MenuStyle } from './react/createPreferences.ts';
export type { AccountApi, AccountPorts, AccountShell, TokenPort } from './react/ports.ts';
export { SessionProvider, type SessionProviderProps } from './react/SessionProvider.tsx';
export { useAccount } from './react/useAccount.ts';
export { useSession } from './react/useSession.ts';
