import { AvatarMenu, accountQueries, avatarEntries, useAccount } from '@portal/account';
import { seesPackages } from '@portal/account/core';
import { displayNameOf } from '@portal/api-client/contract';
import { useLocale } from '@portal/ui';
import { useColorScheme } from '@portal/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { formatPaneAddress } from '../panes/paneAddress.ts';
import { useServices } from '../wiring/ServicesContext.ts';
import { useSystems } from './useSystems.ts';
import { useUserConfig } from './useUserConfig.ts';

export type HeaderAvatarProps = {
  systemCode: string;
  /** Address of the workspace. */
  base: string;
};

/** The person's menu in the header; their last known name stands there until the server has answered. */
export function HeaderAvatar({ systemCode, base }: HeaderAvatarProps) {
  const { api, navigate } = useServices();
  const account = useAccount();
  const locale = useLocale();
  const scheme = useColorScheme();
  const user = useQuery(accountQueries(api).userInfo()).data ?? account.storedUser();
  const { packageStyle } = useUserConfig();
  const system = useSystems().find((entry) => entry.systemCode === systemCode);
  if (!user) return null;
  const conditions = { classification: user.classification };
  const open = (address: { app: string; path: string }) => navigate(base + formatPaneAddress(address));
  return (
    <AvatarMenu
      user={{
        userId: user.userId ?? '',
        name: displayNameOf(user),
        headImgUrl: user.headImgUrl,
        companyName: user.onlineSubjectName,
        packageName: system?.packageName,
      }}
      entries={avatarEntries(conditions)}
      onOpen={open}
      onUpgrade={
        seesPackages(conditions)
          ? () => open({ app: 'sso-web', path: `/company/serve/buy-serve?systemCode=${systemCode}` })
          : undefined
      }
      menuStyle={packageStyle === 1 ? 1 : 2}
      onMenuStyleChange={(style) => void account.changeMenuStyle(style)}
      locale={locale}
      onLocaleChange={(next) => void account.changeLanguage(next)}
      theme={scheme.choice}
      onThemeChange={scheme.choose}
      onSignOut={() => void account.signOut()}
    />
  );
}
