export { AccountError, type AccountErrorCode, isAccountError, type SignInFailure } from './AccountError.ts';
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
export { contactOf } from './contactOf.ts';
export { missingPasswordParts, PASSWORD_LENGTH, type PasswordPart } from './passwordRule.ts';
export {
  encodeRedirectPath,
  leavingAddress,
  loginAddress,
  onwardAddress,
  type Place,
  parseRedirectPath,
} from './redirectPath.ts';
export type { SessionEffect, SessionEvent, SignedIn, StoredSession } from './sessionEvents.ts';
export type { LoginReason, SessionIdentity, SessionState, SignInMethod } from './sessionState.ts';
export { isSubjectMissing, toSignInFailure } from './signInFailure.ts';
export { type SessionStep, transition } from './transition.ts';
export { type SignInErrors, type SignInValues, validateSignIn } from './validateSignIn.ts';
