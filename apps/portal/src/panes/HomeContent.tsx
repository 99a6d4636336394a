import { accountQueries } from '@portal/account';
import { displayNameOf } from '@portal/api-client/contract';
import { menuHref, menuLabel, systemLabel } from '@portal/menu-engine/core';
import { useTabsSnapshot } from '@portal/tabs';
import { useLocale } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useMenuSlot } from '../layout/MenuSlots.ts';
import { useSystems } from '../layout/useSystems.ts';
import { useWorkspace } from '../layout/WorkspaceContext.ts';
import { WelcomePage } from '../pages/WelcomePage.tsx';
import { useServices } from '../wiring/ServicesContext.ts';
import { menuOf } from './menuOf.ts';
import { useUsableMark } from './useUsableMark.ts';

const LINKS_MAX = 12;

/** The welcome page as the home of a system: pinned menus first, then the most viewed, then the first of the tree. */
export function HomeContent({ active }: { active: boolean }) {
  const { api } = useServices();
  const { system, index, openMenu } = useWorkspace();
  // Read when it comes to the front: while it is there nothing else is viewed.
  const readTabs = useTabsSnapshot();
  const locale = useLocale();
  const user = useQuery(accountQueries(api).userInfo()).data;
  const systemEntry = useSystems().find((entry) => entry.serviceId === system.serviceId);
  useUsableMark(active);

  const common = useMenuSlot('common');

  const viewed = readTabs().history.flatMap((page) => menuOf(page, index) ?? []);
  // One of each group says more about a system than twelve of its first group.
  const samples = index.leaves.filter(({ parent }, at, all) => parent !== all[at - 1]?.parent);
  const entries = [
    ...new Set([
      ...(common?.() ?? index.leaves.filter((leaf) => leaf.pinned)),
      ...viewed,
      ...samples,
      ...index.leaves,
    ]),
  ].slice(0, LINKS_MAX);
  return (
    <WelcomePage
      name={user ? displayNameOf(user) : ''}
      systemName={systemLabel(systemEntry ?? system, locale)}
      hour={new Date().getHours()}
      links={entries.map((entry) => ({
        key: entry.key,
        label: menuLabel(entry, locale),
        href: menuHref(entry, system) ?? '#',
        icon: entry.menu.menuIcon,
        group: entry.parent && menuLabel(entry.parent, locale),
      }))}
      onOpen={(key) => openMenu(index.byKey.get(key))}
    />
  );
}
