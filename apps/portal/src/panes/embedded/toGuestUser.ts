import { displayNameOf, type UserInfo } from '@portal/api-client/contract';
import type { GuestUserInfo } from '@portal/embed';

/** What an embedded app learns about the person: names and language, nothing that opens a door. */
export function toGuestUser(user: UserInfo): GuestUserInfo {
  const { userId, userName, chooseLanguage, classification } = user;
  return {
    userId,
    userName,
    nickName: displayNameOf(user),
    companyName: user.onlineSubjectName,
    chooseLanguage,
    classification,
  };
}
