import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AvatarMenu } from './AvatarMenu.tsx';

const meta = {
  title: 'Account/AvatarMenu',
  component: AvatarMenu,
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: '28rem' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    user: { userId: 'u1', name: '林知远', companyName: '深圳蓝海贸易有限公司', packageName: 'ERP 旗舰版' },
    conditions: {},
    onOpen: fn(),
    onAction: fn(),
    onUpgrade: fn(),
    menuStyle: 2,
    onMenuStyleChange: fn(),
    startWith: 1,
    onStartWithChange: fn(),
    locale: 'zh-CN',
    onLocaleChange: fn(),
    theme: 'auto',
    onThemeChange: fn(),
    onSignOut: fn(),
  },
} satisfies Meta<typeof AvatarMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

async function openMenu(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button'));
  const menu = within(canvasElement).getByRole('menu');
  await waitFor(() => expect(menu).toBeVisible());
  // The panel is a part of its own: the first time it is on its way.
  await within(menu).findAllByRole('menuitem', {}, { timeout: 10_000 });
  return within(menu);
}

export const Closed: Story = {
  name: '[A42] The button tells whose menu it is',
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '账号菜单 · 林知远' });
    await expect(button).toHaveTextContent('林');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(within(canvasElement).queryByRole('menu')).toBeNull();
  },
};

export const Open: Story = {
  name: '[A43] The menu shows name, company, package and a way to upgrade',
  play: async ({ canvasElement, args }) => {
    const menu = await openMenu(canvasElement);
    for (const text of ['林知远', '深圳蓝海贸易有限公司', 'ERP 旗舰版']) {
      await expect(await menu.findByText(text)).toBeVisible();
    }
    await userEvent.click(menu.getByRole('menuitem', { name: '升级' }));
    await expect(args.onUpgrade).toHaveBeenCalledOnce();
    await expect(within(canvasElement).queryByRole('menu')).toBeNull();
    await openMenu(canvasElement);
  },
};

export const PackageUntil: Story = {
  name: '[A241] The package is told as the server knows it, and until when it lasts',
  globals: { locale: 'en-US' },
  args: {
    locale: 'en-US',
    conditions: { servicePackage: { name: 'Flagship', expireTime: '2031-05-20T12:00:00Z' } },
  },
  play: async ({ canvasElement }) => {
    const menu = await openMenu(canvasElement);
    await expect(await menu.findByText('Flagship')).toBeVisible();
    await expect(menu.getByText('Valid until May 20, 2031')).toBeVisible();
    await expect(menu.queryByText('ERP 旗舰版')).toBeNull();
  },
};

export const OpenEnglishDark: Story = {
  name: '[A44] Each entry opens its page and closes the menu',
  globals: { locale: 'en-US', theme: 'dark' },
  args: { locale: 'en-US', theme: 'dark' },
  play: async ({ canvasElement, args }) => {
    for (const [name, path] of [
      ['User centre', '/embel/home'],
      ['Product package', '/user/product-package'],
      ['Account settings', '/user/basics-info'],
    ]) {
      const menu = await openMenu(canvasElement);
      await userEvent.click(menu.getByRole('menuitem', { name }));
      await expect(args.onOpen).toHaveBeenLastCalledWith({ app: 'sso-web', path });
      await expect(within(canvasElement).queryByRole('menu')).toBeNull();
    }
    await openMenu(canvasElement);
  },
};

export const ByKeyboard: Story = {
  name: '[A45] Everything is reached by keyboard alone, and Esc gives the focus back',
  globals: { locale: 'ko-KR' },
  args: { locale: 'ko-KR' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const menu = within(canvas.getByRole('menu'));
    await waitFor(() => expect(menu.getByRole('menuitem', { name: '업그레이드' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(menu.getByRole('menuitem', { name: '로그아웃' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(menu.getByRole('menuitemradio', { name: '시스템' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(args.onThemeChange).toHaveBeenCalledOnce();
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark');
    await userEvent.keyboard('{ArrowUp}');
    await expect(menu.getByRole('menuitemradio', { name: '한국어' })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowDown}');
    await expect(menu.getByRole('menuitem', { name: '사용자 센터' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('menu')).toBeNull();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const Preferences: Story = {
  name: '[A46] Language, menu style, start and appearance show what is chosen; choosing another tells it once',
  play: async ({ canvasElement, args }) => {
    const menu = await openMenu(canvasElement);
    const choice = (name: string) => menu.getByRole('menuitemradio', { name });
    await expect(choice('简体中文')).toBeChecked();
    await expect(choice('顶部')).toBeChecked();
    await expect(choice('跟随系统')).toBeChecked();
    await userEvent.click(choice('简体中文'));
    await expect(args.onLocaleChange).not.toHaveBeenCalled();
    await userEvent.click(choice('English'));
    await expect(args.onLocaleChange).toHaveBeenCalledOnce();
    await expect(args.onLocaleChange).toHaveBeenCalledWith('en-US');
    await userEvent.click(choice('左侧'));
    await expect(args.onMenuStyleChange).toHaveBeenCalledOnce();
    await expect(args.onMenuStyleChange).toHaveBeenCalledWith(1);
    await expect(choice('恢复标签')).toBeChecked();
    await userEvent.click(choice('仅首页'));
    await expect(args.onStartWithChange).toHaveBeenCalledOnce();
    await expect(args.onStartWithChange).toHaveBeenCalledWith(2);
    await userEvent.click(choice('深色'));
    await expect(args.onThemeChange).toHaveBeenCalledOnce();
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark');
  },
};

export const SignOutCancelled: Story = {
  name: '[A47] Signing out is asked about; "no" changes nothing',
  globals: { theme: 'dark' },
  play: async ({ canvasElement, args }) => {
    const menu = await openMenu(canvasElement);
    await userEvent.click(menu.getByRole('menuitem', { name: '退出登录' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: '取消' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await expect(args.onSignOut).not.toHaveBeenCalled();
  },
};

export const SignOutUnsaved: Story = {
  name: '[A220] Signing out names the pages that hold something unsaved',
  globals: { locale: 'en-US', theme: 'light' },
  args: { locale: 'en-US', unsavedPages: async () => ['Orders', 'Stock'] },
  play: async ({ canvasElement }) => {
    const menu = await openMenu(canvasElement);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Sign out' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(await dialog.findByText('2 pages have unsaved changes, which will be lost:')).toBeVisible();
    await expect(dialog.getByText('Orders')).toBeVisible();
    await expect(dialog.getByText('Stock')).toBeVisible();
  },
};

export const SignOutConfirmed: Story = {
  name: '[A48] Signing out happens once it is confirmed',
  globals: { locale: 'en-US' },
  args: { locale: 'en-US' },
  play: async ({ canvasElement, args }) => {
    const menu = await openMenu(canvasElement);
    await userEvent.click(menu.getByRole('menuitem', { name: 'Sign out' }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(args.onSignOut).toHaveBeenCalledOnce());
  },
};

export const PlusEdition: Story = {
  name: '[A49] Without packages there is neither entry nor upgrade',
  args: {
    conditions: { classification: 'YST_PLUS' },
    user: { userId: 'u4', name: 'Plus' },
  },
  play: async ({ canvasElement }) => {
    const menu = await openMenu(canvasElement);
    await expect(menu.queryByRole('menuitem', { name: '产品套餐' })).toBeNull();
    await expect(menu.queryByRole('menuitem', { name: '升级' })).toBeNull();
  },
};

export const LongNames: Story = {
  globals: { locale: 'en-US' },
  args: {
    locale: 'en-US',
    user: {
      userId: 'u7',
      name: 'Maximiliane Freifrau von Hohenstein-Wallersbach',
      companyName: '粤港澳大湾区跨境电子商务综合服务与供应链管理（深圳前海）股份有限公司',
      packageName: 'Enterprise Flagship Edition with Advertising and Replenishment',
    },
  },
  play: async ({ canvasElement }) => {
    await openMenu(canvasElement);
    await expect(within(canvasElement).getByRole('menu').scrollWidth).toBeLessThanOrEqual(
      within(canvasElement).getByRole('menu').clientWidth,
    );
  },
};

export const OwnerInErp: Story = {
  name: '[A128] An entry without a page of its own tells which it is',
  globals: { theme: 'dark' },
  args: {
    conditions: {
      systemCode: 'ERP',
      hasMenus: true,
      bindsShops: true,
      hasPermissions: true,
      hasFunds: true,
      offersDemo: true,
    },
  },
  play: async ({ canvasElement, args }) => {
    const menu = await openMenu(canvasElement);
    await userEvent.click(menu.getByRole('menuitem', { name: '店铺授权' }));
    await expect(args.onAction).toHaveBeenCalledWith('shop-authorisation');
    await userEvent.click((await openMenu(canvasElement)).getByRole('menuitem', { name: '进入演示环境' }));
    await expect(args.onAction).toHaveBeenLastCalledWith('enter-demo');
    await expect(args.onSignOut).not.toHaveBeenCalled();
    await openMenu(canvasElement);
  },
};
