import { type AvatarAction, AvatarMenu, accountQueries, useAccount } from '@portal/account';
import { displayNameOf } from '@portal/api-client/contract';
import { useLocale } from '@portal/ui';
import { useColorScheme } from '@portal/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { AVATAR_FACTS_KEY, type AvatarFacts } from '../features/account/avatarFactsKey.ts';
import { formatPaneAddress } from '../panes/paneAddress.ts';
import { useServices } from '../wiring/ServicesContext.ts';
import { useSystems } from './useSystems.ts';
import { useUserConfig } from './useUserConfig.ts';

export type HeaderAvatarProps = {
  systemCode: string;
  /** Address of the workspace. */
  base: string;
};

// What an entry does beyond opening a page loads with its first use.
const loadActions = () => import('../features/account/avatarActions.ts');

/** The person's menu in the header; their last known name stands there until the server has answered. */
export function HeaderAvatar({ systemCode, base }: HeaderAvatarProps) {
  const services = useServices();
  const { api, navigate, host } = services;
  const account = useAccount();
  const locale = useLocale();
  const scheme = useColorScheme();
  const user = useQuery(accountQueries(api).userInfo()).data ?? account.storedUser();
  const facts = useQuery<AvatarFacts>({ queryKey: AVATAR_FACTS_KEY, enabled: false }).data;
  const { packageStyle, saveMenuStatus } = useUserConfig();
  const system = useSystems().find((entry) => entry.systemCode === systemCode);
  if (!user) return null;
  const demo = user.ssoEnv === 'DEMO';
  const { fundsUrl, ...learned } = { ...facts };
  const conditions = {
    ...learned,
    classification: user.classification,
    systemCode,
    hasFunds: fundsUrl !== undefined,
    demo,
    brand: host === 'special-brand',
  };
  const unlessDemo =
    <Args extends unknown[]>(act: (...args: Args) => unknown) =>
    (...args: Args) =>
      void (demo ? loadActions().then(({ showDemoTip }) => showDemoTip(services)) : act(...args));
  const open = unlessDemo((target: { app: string; path: string; systemCode?: string }) => {
    const home = target.systemCode && services.systemBase(target.systemCode);
    navigate((home || base) + formatPaneAddress(target));
  });
  const run = (action: AvatarAction) =>
    void loadActions().then(({ runAvatarAction }) => runAvatarAction(services, action));
  return (
    <div data-testid="avatar-menu">
      <AvatarMenu
        user={{
          userId: user.userId ?? '',
          name: displayNameOf(user),
          headImgUrl: user.headImgUrl,
          companyName: user.onlineSubjectName,
          packageName: system?.packageName,
        }}
        conditions={conditions}
        onOpen={open}
        onAction={(action) => (action === 'leave-demo' ? run(action) : unlessDemo(run)(action))}
        onUpgrade={() => open({ app: 'sso-web', path: `/company/serve/buy-serve?systemCode=${systemCode}` })}
        menuStyle={packageStyle === 1 ? 1 : 2}
        onMenuStyleChange={unlessDemo((style) => account.changeMenuStyle(style))}
        startWith={saveMenuStatus === 2 ? 2 : 1}
        onStartWithChange={unlessDemo(async (start) => (await loadActions()).saveStartWith(services, start))}
        locale={locale}
        onLocaleChange={(next) => void account.changeLanguage(next)}
        theme={scheme.choice}
        onThemeChange={scheme.choose}
        unsavedPages={async () => (await loadActions()).unsavedPages(services)}
        onSignOut={() => void account.signOut()}
      />
    </div>
  );
}
