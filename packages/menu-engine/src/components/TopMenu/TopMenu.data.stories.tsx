import type { Menu } from '@portal/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { EMPTY_MENU_INDEX, normalizeMenuTree } from '../../core/normalizeMenuTree.ts';
import { directory, largeTree, menuTree, page } from '../../testing/index.ts';
import { TopMenu } from './TopMenu.tsx';
import { drive, everyonesScene, TopMenuFrame, topMenuArgs } from './topMenuStory.tsx';

const meta = {
  title: 'Menus/TopMenu/Data',
  component: TopMenu,
  parameters: { layout: 'fullscreen' },
  args: {
    index: EMPTY_MENU_INDEX,
    ...topMenuArgs,
    onReload: fn(),
  },
  decorators: [
    (Story) => (
      <TopMenuFrame>
        <Story />
      </TopMenuFrame>
    ),
  ],
} satisfies Meta<typeof TopMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  name: '[M51] Loading',
  globals: { theme: 'dark' },
  args: { status: 'loading' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('菜单加载中');
  },
};

export const Failed: Story = {
  name: '[M51] Failed',
  globals: { locale: 'en-US' },
  args: { status: 'failed' },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('could not be loaded');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledTimes(1);
  },
};

export const Empty: Story = {
  name: '[M51] Empty',
  globals: { locale: 'ko-KR', theme: 'dark' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('메뉴가 여기에 표시돼요');
  },
};

const tenThousand = normalizeMenuTree(largeTree({ roots: 2, groups: 10, pages: 500 }));

export const TenThousandPages: Story = {
  name: '[M52] Ten thousand pages',
  args: { index: tenThousand, scenes: everyonesScene(tenThousand) },
  play: async ({ canvasElement }) => {
    const menus = drive(canvasElement);
    const started = performance.now();
    await menus.openTopMenu('模块 1');
    await menus.expectLeaf('页面 1.1.1');
    await expect(performance.now() - started).toBeLessThan(2000);
    const canvas = within(canvasElement);
    await expect(canvasElement.querySelectorAll('[data-panel] a').length).toBeLessThan(1000);
    await menus.openTopMenu('ERP快速入门');
    await userEvent.type(await canvas.findByRole('searchbox'), '2.10.500');
    await menus.expectLeaf('页面 2.10.500');
  },
};

const LONG = '跨境电商多平台多店铺多仓库订单自动合并拆分与智能审核规则配置中心';
const longNames = menuTree([
  directory('1', LONG, [
    directory('11', LONG, [
      page('111', LONG),
      page('112', '<img src=x onerror=alert(1)><b>粗体</b>'),
      page('113', `${LONG}（一）`, { updateFlag: 2 }),
    ]),
    directory('12', '第二层', [
      directory('121', '第三层', [directory('1211', '第四层', [page('12111', '第五层页面')])]),
    ]),
  ]),
]);

export const LongNames: Story = {
  name: '[M53] Long names, deep levels and HTML',
  args: { index: normalizeMenuTree(longNames) },
  play: async ({ canvasElement }) => {
    const menus = drive(canvasElement);
    const canvas = within(canvasElement);
    await menus.openTopMenu(LONG);
    const link = canvas.getByRole('link', { name: LONG });
    await expect(link).toHaveAttribute('title', LONG);
    const name = within(link).getByText(LONG);
    await expect(name.clientHeight).toBe(36);
    await expect(name.scrollHeight).toBeGreaterThan(name.clientHeight);
    await menus.expectLeaf('<img src=x onerror=alert(1)><b>粗体</b>');
    await expect(canvasElement.querySelector('img, b')).toBeNull();
    await menus.expectLeaf('第五层页面');
    const panel = link.closest('[data-panel]');
    await expect(panel?.scrollWidth).toBe(panel?.clientWidth);
  },
};

export const BrokenTree: Story = {
  name: '[M54] A broken tree',
  globals: { theme: 'dark' },
  args: {
    index: normalizeMenuTree({
      childMenus: [
        null,
        { menuName: '没有编号', childMenus: [directory('2', '被救回的目录', [page('21', '被救回的页面')])] },
        directory('1', '订单', [
          page('11', '待发货'),
          page('11', '重复'),
          page('12', '', { menuEnName: '', menuKrName: '' }),
        ]),
        page('3', '没有地址', { menuUrl: undefined }),
      ],
    }),
  },
  play: async ({ canvasElement, args }) => {
    const menus = drive(canvasElement);
    await menus.openTopMenu('被救回的目录');
    await menus.expectLeaf('被救回的页面');
    await menus.openTopMenu('订单');
    await menus.expectLeaf('待发货');
    await menus.expectNoLeaf('重复');
    await expect(args.index.problems.map(({ reason }) => reason)).toEqual([
      'not-a-menu',
      'missing-id',
      'duplicate-id',
      'missing-name',
      'missing-address',
    ]);
  },
};

type PlainNode = { slug: string; title: string; children?: PlainNode[] };

const otherBackend: PlainNode[] = [
  {
    slug: 'tickets',
    title: 'Tickets',
    children: [
      { slug: 'open', title: 'Open tickets' },
      { slug: 'closed', title: 'Closed tickets' },
    ],
  },
  { slug: 'people', title: 'People', children: [{ slug: 'agents', title: 'Agents' }] },
];

function fromPlain({ slug, title, children }: PlainNode): Menu {
  return children
    ? { menuId: slug, menuName: title, lastMenu: 1, childMenus: children.map(fromPlain) }
    : { menuId: slug, menuName: title, lastMenu: 2, path: 'helpdesk', menuUrl: `/${slug}` };
}

export const AnotherBackend: Story = {
  name: '[M55] Another backend’s menu',
  globals: { locale: 'en-US' },
  args: {
    index: normalizeMenuTree({ childMenus: otherBackend.map(fromPlain) }),
    actions: { hrefOf: ({ menu }) => `/desk${menu.menuUrl}`, onOpen: fn() },
  },
  play: async ({ canvasElement, args }) => {
    const menus = drive(canvasElement);
    await menus.openTopMenu('Tickets');
    await expect(within(canvasElement).getByRole('link', { name: 'Open tickets' })).toHaveAttribute(
      'href',
      '/desk/open',
    );
    await menus.chooseLeaf('Closed tickets');
    await expect(args.actions.onOpen).toHaveBeenCalledWith(args.index.byId.get('closed'));
    await menus.openTopMenu('Tickets');
  },
};

export const NoScenes: Story = {
  name: '[M1000] No scene but those that are given',
  globals: { locale: 'en-US' },
  args: { index: normalizeMenuTree({ childMenus: otherBackend.map(fromPlain) }) },
  play: async ({ canvasElement, args }) => {
    const tabs = within(canvasElement).getAllByRole('listitem');
    await expect(tabs.map(({ textContent }) => textContent)).toEqual(
      args.index.roots.map(({ menu }) => menu.menuName),
    );
  },
};

export const NothingForSale: Story = {
  name: '[M1001] An application that sells and unlocks nothing',
  globals: { locale: 'en-US' },
  args: {
    index: normalizeMenuTree(
      menuTree([
        directory('1', 'Stock', [
          directory('11', 'Counting', [
            page('111', 'Overview'),
            page('112', 'Forecast', { updateFlag: 2 }),
            page('113', 'Disputes', { dependencePlatform: 'EBAY' }),
          ]),
        ]),
      ]),
    ),
    actions: { hrefOf: () => '#', onOpen: fn() },
  },
  play: async ({ canvasElement, args }) => {
    const menus = drive(canvasElement);
    const canvas = within(canvasElement);
    await menus.openTopMenu('Stock EN');
    const link = await canvas.findByRole('link', { name: 'Overview EN' });
    const panel = link.closest<HTMLElement>('[data-panel]') ?? canvasElement;
    await expect(within(panel).getAllByRole('link')).toHaveLength(1);
    for (const name of ['Forecast EN', 'Disputes EN']) await userEvent.click(within(panel).getByText(name));
    await expect(within(panel).queryByRole('button')).toBeNull();
    await expect(args.actions.onOpen).not.toHaveBeenCalled();
  },
};

export const ContinuedColumns: Story = {
  name: '[M521] Each column begins with a heading, which screen readers hear once',
  args: { index: normalizeMenuTree(largeTree({ roots: 1, groups: 2, pages: 60 })) },
  play: async ({ canvasElement }) => {
    const menus = drive(canvasElement);
    await menus.openTopMenu('模块 1');
    await menus.expectLeaf('页面 1.1.1');
    const headings = [...canvasElement.querySelectorAll('[data-panel] [data-continued] > p')];
    await expect(headings.length).toBeGreaterThan(0);
    for (const heading of headings) {
      await waitFor(() => expect(heading).toBeVisible());
      await expect(heading).toHaveAttribute('aria-hidden', 'true');
    }
  },
};
