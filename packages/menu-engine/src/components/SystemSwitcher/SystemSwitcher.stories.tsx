import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { systemHref } from '../../core/menuAddress.ts';
import { canvasPort, companySystems, createMenuDriver, system } from '../../testing/index.ts';
import { SystemSwitcher } from './SystemSwitcher.tsx';

const meta = {
  title: 'Menus/SystemSwitcher',
  component: SystemSwitcher,
  args: {
    systems: companySystems(),
    currentCode: 'ERP',
    actions: {
      hrefOf: ({ serviceId = '', systemCode }) => systemHref({ serviceId, systemCode }),
      onOpen: fn(),
      onRefused: fn(),
    },
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SystemSwitcher>;
export default meta;
type Story = StoryObj<typeof meta>;

const menus = createMenuDriver(canvasPort({ canvas: screen, userEvent, waitFor }));

export const Systems: Story = {
  name: '[M70] Systems',
  args: {
    commonMenusSlot: <button type="button">常用菜单</button>,
    scenesSlot: <button type="button">大促准备</button>,
    addSceneSlot: <button type="button">添加自定义场景</button>,
  },
  play: async ({ args }) => {
    await menus.openSwitcher();
    const dialog = await screen.findByRole('dialog', { name: '全部应用' });
    const order = within(dialog)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    await expect(order).toEqual([
      '常用菜单',
      '物流管理 已停用',
      '分销平台 已废弃',
      '刊登系统 部署中',
      '大促准备',
      '添加自定义场景',
    ]);
    const erp = screen.getByRole('link', { name: 'ERP' });
    await expect(erp).toHaveAttribute('aria-current', 'true');
    await expect(screen.getByRole('link', { name: '商业智能' })).toHaveAttribute('href', '/entry/svc-bi/BI');
    await menus.chooseSystem('商业智能');
    await expect(args.actions.onOpen).toHaveBeenCalledWith(args.systems[2]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await menus.openSwitcher();
  },
};

export const Measures: Story = {
  name: '[M71] Measures',
  globals: { theme: 'dark', locale: 'en-US' },
  play: async () => {
    await menus.openSwitcher();
    const erp = await screen.findByRole('link', { name: 'ERP' });
    await expect(erp.getBoundingClientRect().height).toBeCloseTo(32, 3);
    await expect(erp.closest('ul')).toHaveStyle({ maxHeight: '250px' });
    await expect(erp.closest('ul')?.getBoundingClientRect().height).toBe(250);
  },
};

export const Refused: Story = {
  name: '[M64] Refused systems',
  globals: { locale: 'ko-KR' },
  play: async ({ args }) => {
    await menus.openSwitcher();
    await menus.chooseRefusedSystem('物流管理');
    await expect(args.actions.onRefused).toHaveBeenCalledWith(args.systems[6], 'disabled');
    await menus.chooseRefusedSystem('刊登系统');
    await expect(args.actions.onRefused).toHaveBeenCalledWith(args.systems[8], 'deploying');
    await expect(args.actions.onOpen).not.toHaveBeenCalled();
  },
};

export const Keyboard: Story = {
  name: '[M72] Keyboard',
  globals: { locale: 'en-US' },
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('button').focus();
    await menus.pressKeys('{Enter}');
    const first = await screen.findByRole('link', { name: 'ERP' });
    first.focus();
    await menus.pressKeys('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('link', { name: '商业智能' })).toHaveFocus();
    await menus.pressKeys('{Enter}');
    await expect(args.actions.onOpen).toHaveBeenCalledWith(args.systems[2]);
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};

export const None: Story = {
  name: '[M73] No systems',
  globals: { theme: 'dark' },
  args: { systems: [], currentCode: undefined },
  play: async () => {
    await menus.openSwitcher();
    await waitFor(() => expect(screen.getByText('开通的系统会显示在这里')).toBeVisible());
  },
};

export const LongName: Story = {
  name: '[M53] A long name',
  globals: { locale: 'ko-KR', theme: 'dark' },
  args: {
    currentCode: 'X',
    systems: [system('X', '跨境电商多平台多店铺多仓库订单自动合并拆分与智能审核规则配置中心')],
  },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button');
    await expect(trigger.getBoundingClientRect().width).toBeLessThanOrEqual(220);
    await menus.openSwitcher();
  },
};
