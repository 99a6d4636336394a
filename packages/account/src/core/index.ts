export { AccountError, type AccountErrorCode, isAccountError } from './AccountError.ts';
export {
  type AvatarAction,
  type AvatarConditions,
  type AvatarEntry,
  type AvatarTarget,
  avatarEntries,
  type ServicePackage,
  seesPackages,
} from './avatarEntries.ts';
export { clearedKeys } from './clearedKeys.ts';
export { createSessionStorage, type LocalConfig, type SessionStorage } from './createSessionStorage.ts';
export { missingPasswordParts, PASSWORD_LENGTH, type PasswordPart } from './passwordRule.ts';
export { encodeRedirectPath, loginAddress, type Place, parseRedirectPath } from './redirectPath.ts';
export type { SessionEffect, SessionEvent, SignedIn, StoredSession } from './sessionEvents.ts';
export type { LoginReason, SessionIdentity, SessionState, SignInMethod } from './sessionState.ts';
export { isSubjectMissing, type SignInFailure, toSignInFailure } from './signInFailure.ts';
export { type SessionStep, transitionSession } from './transitionSession.ts';
export { type SignInErrors, type SignInValues, validateSignIn } from './validateSignIn.ts';
