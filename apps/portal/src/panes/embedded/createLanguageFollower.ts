import { fromWireLocale } from '@portal/api-client';
import type { UserInfo } from '@portal/api-client/contract';

const CHOICE = '/sso/user/chooseLanguage';

type Locale = ReturnType<typeof fromWireLocale>;
type Followed = {
  userInfo: () => Promise<Pick<UserInfo, 'chooseLanguage'>>;
  account: { locale: () => Locale; changeLanguage: (locale: Locale) => Promise<unknown> };
};

/**
 * Follows the language that an app chooses for the person: `watch` sees the app's calls, `follow` changes the shell
 * once the person was read anew. What is chosen elsewhere, on another device say, changes nothing here.
 */
export function createLanguageFollower({ userInfo, account }: Followed) {
  let isChosen = false;
  return {
    async watch(path: string, answer: Promise<Response>): Promise<Response> {
      const response = await answer;
      if (response.ok && path.split('?')[0] === CHOICE) isChosen = true;
      return response;
    },
    async follow(): Promise<void> {
      if (!isChosen) return;
      isChosen = false;
      const { chooseLanguage } = await userInfo();
      const locale = chooseLanguage && fromWireLocale(chooseLanguage);
      if (locale && locale !== account.locale()) await account.changeLanguage(locale);
    },
  };
}
