import { fromWireLocale } from '@portal/api-client';
import type { UserInfo } from '@portal/api-client/contract';

type Followed = {
  userInfo: () => Promise<Pick<UserInfo, 'chooseLanguage'>>;
  account: {
    locale: () => string;
    changeLanguage: (locale: ReturnType<typeof fromWireLocale>) => Promise<unknown>;
  };
};

/** Reads the person anew; when an app chose another language for them meanwhile, the shell changes to it too. */
export async function followLanguage(
  { userInfo, account }: Followed,
  reload: () => Promise<unknown>,
): Promise<void> {
  const { chooseLanguage: before } = await userInfo();
  await reload();
  const { chooseLanguage: after } = await userInfo();
  if (!after || after === before) return;
  const locale = fromWireLocale(after);
  if (locale !== account.locale()) await account.changeLanguage(locale);
}
