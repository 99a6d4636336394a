import type { UserInfo } from '@portal/api-client/contract';
import type { SessionIdentity } from './sessionState.ts';

/** Who a user is and in which company; undefined while either is not known. */
export function identityOf(
  user: Pick<UserInfo, 'userId' | 'subjectCodeEncrypt'> | undefined,
): SessionIdentity | undefined {
  if (!user?.userId || !user.subjectCodeEncrypt) return undefined;
  return { userId: user.userId, company: user.subjectCodeEncrypt };
}

/** Whether two identities are the same user in the same company; an unknown one is like any other. */
export function isSameIdentity(a: SessionIdentity | undefined, b: SessionIdentity | undefined): boolean {
  return !a || !b || (a.userId === b.userId && a.company === b.company);
}
