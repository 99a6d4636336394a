import { useLingui } from '@lingui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { addressOf } from '../../core/menuAddress.ts';
import type { MenuEntry } from '../../core/types.ts';
import { type MenuInput, readMenus } from '../../input/readMenus.ts';
import { useMenuSearch } from '../react/useMenuSearch.ts';
import { FavoritesPopover } from './Favorites/FavoritesPopover.tsx';
import { MenuRowTools } from './Favorites/MenuRowTools.tsx';
import { MenuAll } from './MenuAll/MenuAll.tsx';
import { SearchBox } from './SearchBox/SearchBox.tsx';

/** What another team's backend answers. */
type NavigationItem = { code: string; title: string; route?: string; items?: NavigationItem[] };

const NAVIGATION: NavigationItem[] = [
  {
    code: 'hr',
    title: 'People',
    items: [
      { code: 'staff', title: 'Employees', route: '/people' },
      { code: 'leave', title: 'Leave requests', route: '/people/leave' },
    ],
  },
  { code: 'pay', title: 'Payroll', items: [{ code: 'slips', title: 'Payslips', route: '/pay/slips' }] },
];

const INPUT: MenuInput<NavigationItem> = {
  id: ({ code }) => code,
  name: ({ title }) => title,
  children: ({ items }) => items,
  leadsTo: ({ route }) => (route === undefined ? undefined : { app: 'hr-app', path: route }),
};

/** The route of a page, as `leadsTo` said it. */
function routeOf(entry: MenuEntry): string {
  const address = addressOf(entry);
  return address?.kind === 'micro-app' ? address.path : '';
}

/** The tools over a tree of its own, with stars kept in the page and addresses of its own. */
function HrTools({ onOpen }: { onOpen: (route: string) => void }) {
  const { i18n } = useLingui();
  const index = useMemo(() => readMenus(NAVIGATION, INPUT), []);
  const find = useMenuSearch({ leaves: index.leaves, locale: i18n.locale });
  const [starred, setStarred] = useState<readonly string[]>([]);
  const [overview, setOverview] = useState<string>();
  const toggle = ({ id }: MenuEntry) =>
    setStarred(starred.includes(id) ? starred.filter((other) => other !== id) : [...starred, id]);
  const list = {
    conditions: { now: 0 },
    actions: {
      hrefOf: (entry: MenuEntry) => `/hr${routeOf(entry)}`,
      onOpen: (entry: MenuEntry) => onOpen(routeOf(entry)),
      rowAction: (entry: MenuEntry) => (
        <MenuRowTools
          entry={entry}
          favorite={{ on: starred.includes(entry.id), onToggle: () => toggle(entry) }}
        />
      ),
    },
  };
  const favorites = starred.flatMap((id) => index.byId.get(id) ?? []);
  return (
    <div style={{ display: 'flex', gap: 8, minHeight: 480 }}>
      <div style={{ width: 240 }}>
        <SearchBox {...list} find={find} onViewAll={setOverview} />
      </div>
      <FavoritesPopover {...list} favorites={favorites} onManage={() => setOverview('')} />
      {overview !== undefined && (
        <MenuAll
          {...list}
          index={index}
          find={find}
          favorites={favorites}
          initialQuery={overview}
          onClose={() => setOverview(undefined)}
        />
      )}
    </div>
  );
}

const meta = {
  title: 'Examples/Menus of another backend',
  component: HrTools,
  subcomponents: { FavoritesPopover, MenuAll, SearchBox },
  args: { onOpen: fn() },
} satisfies Meta<typeof HrTools>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tools: Story = {
  name: '[M326] Search, overview and favourites over another backend’s menu',
  globals: { locale: 'en-US' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('combobox'), 'pays');
    await userEvent.click(await canvas.findByRole('option', { name: /Payslips/ }));
    await expect(args.onOpen).toHaveBeenCalledWith('/pay/slips');
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.click(await canvas.findByRole('option', { name: 'View all menus' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Favourite Leave requests' }));
    await expect(canvas.getAllByRole('link', { name: 'Leave requests' })).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Favourites' }));
    await expect(await canvas.findByRole('link', { name: 'Leave requests' })).toHaveAttribute(
      'href',
      '/hr/people/leave',
    );
  },
};
