import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createLoginDriver } from '../../testing/createLoginDriver.ts';
import { LoginPage } from './LoginPage.tsx';

const meta = {
  title: 'Account/LoginPage',
  component: LoginPage,
  parameters: { layout: 'fullscreen' },
  args: {
    onSubmit: fn(),
    locale: 'zh-CN',
    onLocaleChange: fn(),
    now: Date.UTC(2026, 0, 15, 13, 20),
  },
} satisfies Meta<typeof LoginPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const DEMO = [
  { account: 'owner', password: 'Portal2026', label: '公司所有者' },
  { account: 'staff', password: 'Portal2026', label: '员工，菜单较少' },
  { account: 'demo', password: 'Portal2026', label: '演示环境' },
  { account: 'plus', password: 'Portal2026', label: 'YST_PLUS' },
  { account: 'tiktok', password: 'Portal2026', label: 'TikTok' },
  { account: 'sail', password: 'Portal2026', label: 'SAIL' },
  { account: 'both', password: 'Portal2026', label: '两家公司' },
  { account: 'brand', password: 'Portal2026', label: '专属品牌' },
];

export const Empty: Story = {
  name: '[A27] Enter sends account, password and the wish to stay signed in',
  play: async ({ canvasElement, args }) => {
    const login = createLoginDriver(canvasElement);
    await expect(login.account()).toHaveFocus();
    await userEvent.keyboard('owner{Tab}Portal2026{Tab}{Tab} {Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      account: 'owner',
      password: 'Portal2026',
      autoLogin: true,
    });
  },
};

export const Incomplete: Story = {
  name: '[A28] What is missing is said beside its field, and the first such field has the focus',
  globals: { locale: 'en-US' },
  args: { locale: 'en-US' },
  play: async ({ canvasElement, args }) => {
    const login = createLoginDriver(canvasElement);
    await login.submit();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(login.account()).toHaveFocus();
    await expect(login.account()).toHaveAccessibleDescription('Please enter your account');
    await expect(login.password()).toHaveAccessibleDescription('Please enter your password');
    await userEvent.type(login.account(), 'owner');
    await expect(login.account()).toBeValid();
    await login.submit();
    await expect(login.password()).toHaveFocus();
  },
};

export const Sending: Story = {
  name: '[A29] While it is sent nothing can be changed or sent again',
  globals: { theme: 'dark' },
  args: { sending: true, initialAccount: 'owner' },
  play: async ({ canvasElement, args }) => {
    const login = createLoginDriver(canvasElement);
    await expect(login.button()).toBeDisabled();
    await userEvent.type(login.account(), 'x{Enter}');
    await expect(login.account()).toHaveValue('owner');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const WrongPassword: Story = {
  name: '[A30] A wrong password is said at the field; nothing typed is lost, and typing takes the message away',
  args: { failure: { kind: 'refused' }, initialAccount: 'owner' },
  play: async ({ canvasElement }) => {
    const login = createLoginDriver(canvasElement);
    await expect(login.password()).toHaveAccessibleDescription('账号或密码不正确，请重新输入');
    await expect(login.password()).toHaveFocus();
    await expect(login.account()).toHaveValue('owner');
    await userEvent.keyboard('P');
    await expect(login.password()).not.toHaveAccessibleDescription();
  },
};

export const WrongPasswordKoreanDark: Story = {
  globals: { locale: 'ko-KR', theme: 'dark' },
  args: { failure: { kind: 'refused' }, initialAccount: 'owner', locale: 'ko-KR' },
};

export const Throttled: Story = {
  name: '[A31] After too many tries the seconds are counted down, and then it can be tried again',
  args: { failure: { kind: 'throttled', retryAfterSeconds: 2 }, initialAccount: 'owner' },
  play: async ({ canvasElement, args }) => {
    const login = createLoginDriver(canvasElement);
    await expect(login.alert()).toHaveTextContent('尝试次数过多');
    await expect(login.alert()).toHaveTextContent(/还需 [12] 秒/);
    await expect(login.button()).toBeDisabled();
    await waitFor(() => expect(login.button()).toBeEnabled(), { timeout: 4000 });
    await expect(login.alert()).toHaveTextContent('现在可以再次登录了');
    await userEvent.type(login.password(), 'Portal2026{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const ThrottledForLong: Story = {
  globals: { locale: 'en-US', theme: 'dark' },
  args: { failure: { kind: 'throttled', retryAfterSeconds: 299 }, locale: 'en-US' },
};

export const Unreachable: Story = {
  name: '[A32] [A302] A failure that no field is to blame for is said above the form, a server that is down by its name',
  globals: { locale: 'ko-KR' },
  args: { failure: { kind: 'network' }, initialAccount: 'owner', locale: 'ko-KR' },
  play: async ({ canvasElement }) => {
    const login = createLoginDriver(canvasElement);
    await expect(login.alert()).toHaveTextContent('서버에 연결할 수 없어요');
    await expect(login.alert()).toHaveFocus();
    await expect(login.account()).toHaveValue('owner');
  },
};

export const Offline: Story = {
  name: '[A302] Only a browser without a network blames the network',
  globals: { locale: 'ko-KR' },
  args: { failure: { kind: 'network' }, locale: 'ko-KR' },
  beforeEach() {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async ({ canvasElement }) => {
    await expect(createLoginDriver(canvasElement).alert()).toHaveTextContent('네트워크에 연결할 수 없어요');
  },
};

export const NotEncrypted: Story = {
  globals: { locale: 'en-US' },
  args: { failure: { kind: 'insecure' }, locale: 'en-US' },
  play: async ({ canvasElement }) => {
    await expect(createLoginDriver(canvasElement).alert()).toHaveTextContent('https');
  },
};

export const ServerSays: Story = {
  args: { failure: { kind: 'server', message: '<b>系统维护中</b>，预计 22:00 恢复' } },
  play: async ({ canvasElement }) => {
    await expect(createLoginDriver(canvasElement).alert()).toHaveTextContent('<b>系统维护中</b>');
  },
};

export const Disabled: Story = {
  args: { failure: { kind: 'disabled' }, initialAccount: 'former' },
  play: async ({ canvasElement }) => {
    await expect(createLoginDriver(canvasElement).account()).toHaveAccessibleDescription(/已停用/);
  },
};

export const Expired: Story = {
  name: '[A33] An ended session is explained in one sentence; a failure takes its place',
  args: { reason: 'expired' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/登录已过期/)).toBeVisible();
  },
};

export const SignedOutElsewhere: Story = {
  globals: { locale: 'en-US', theme: 'dark' },
  args: { reason: 'signed-out-elsewhere', locale: 'en-US' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('You signed out in another tab.')).toBeVisible();
  },
};

export const SignedOut: Story = {
  args: { reason: 'signed-out' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/过期|退出/)).toBeNull();
  },
};

export const WithDemoAccounts: Story = {
  name: '[A34] A demo account fills the form with one press',
  args: { demoAccounts: DEMO },
  play: async ({ canvasElement, args }) => {
    const login = createLoginDriver(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^both/ }));
    await expect(login.account()).toHaveValue('both');
    await login.submit();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      account: 'both',
      password: 'Portal2026',
      autoLogin: false,
    });
  },
};

export const WithDemoAccountsDark: Story = {
  name: '[A34] What a demo account is for is said in the language in use, else in Chinese',
  globals: { locale: 'en-US', theme: 'dark' },
  args: {
    demoAccounts: DEMO.map((demo) => ({
      ...demo,
      labelEn: demo.account === 'owner' ? '' : 'A label that is long',
    })),
    locale: 'en-US',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^both/ })).toHaveAccessibleName(/A label that is long$/);
    await expect(canvas.getByRole('button', { name: /^owner/ })).toHaveAccessibleName(/公司所有者$/);
  },
};

export const PasswordShown: Story = {
  name: '[A35] The password can be shown, and password managers know both fields',
  globals: { locale: 'en-US' },
  args: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    const login = createLoginDriver(canvasElement);
    await expect(login.account()).toHaveAttribute('autocomplete', 'username');
    await expect(login.password()).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.type(login.password(), 'secret');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show password' }));
    await expect(login.password()).toHaveAttribute('type', 'text');
  },
};

export const ChoosesLanguage: Story = {
  name: '[A36] The language can be changed before signing in, by arrow keys too',
  play: async ({ canvasElement, args }) => {
    const languages = within(within(canvasElement).getByRole('radiogroup', { name: '语言' }));
    await expect(languages.getByRole('radio', { name: '简体中文' })).toBeChecked();
    await userEvent.click(languages.getByRole('radio', { name: '한국어' }));
    await expect(args.onLocaleChange).toHaveBeenLastCalledWith('ko-KR');
  },
};
