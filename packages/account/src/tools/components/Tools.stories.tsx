import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { HelpCard } from './HelpCard.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { OutsideLink } from './OutsideLink.tsx';
import { SecurityCountdown } from './SecurityCountdown.tsx';
import { VersionSwitch } from './VersionSwitch.tsx';

const meta = {
  title: 'Account/Tools',
  component: VersionSwitch,
  decorators: [
    (Story) => (
      <div style={{ width: 444 }}>
        <Story />
      </div>
    ),
  ],
  args: { onSwitch: fn(async () => undefined), onCancel: fn() },
} satisfies Meta<typeof VersionSwitch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Version: Story = {
  name: '[A124] The version is switched only after the box is ticked',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const confirm = await canvas.findByRole('button', { name: '确认切换' });
    await expect(confirm).toBeDisabled();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(confirm);
    await expect(args.onSwitch).toHaveBeenCalledOnce();
  },
};

export const VersionFailed: Story = {
  name: '[A125] A switch that failed only makes the button usable again',
  globals: { locale: 'en-US', theme: 'dark' },
  args: { onSwitch: fn(async () => Promise.reject(new Error('no'))) },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Switch' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Switch' })).toBeEnabled());
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Switch' }));
    await expect(args.onSwitch).toHaveBeenCalledTimes(2);
  },
};

export const VersionNames: Story = {
  name: '[A240] The dialog names the present version and the newer one',
  args: { offer: { present: '标准版', next: '超级版' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('当前为标准版，将切换到超级版。');
    await expect(within(canvasElement).getByRole('checkbox')).toBeEnabled();
  },
};

export const VersionMissing: Story = {
  name: '[A240] A version that is not on offer cannot be agreed to',
  globals: { locale: 'en-US', theme: 'dark' },
  args: { offer: { present: 'Standard version' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/not open to your company yet/);
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Switch' })).toBeDisabled();
    await expect(args.onSwitch).not.toHaveBeenCalled();
  },
};

export const VersionUnknown: Story = {
  name: '[A240] Without an answer the switch itself finds out',
  globals: { locale: 'ko-KR' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox'));
    await expect(canvas.getAllByRole('button').at(-1)).toBeEnabled();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const Blocked: Story = {
  name: '[A126] A window that the browser blocked is a link to press or to copy',
  globals: { locale: 'ko-KR' },
  render: () => <OutsideLink href="https://chat.example/?agent=erp-sales" onDone={fn()} />,
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: '페이지 열기' });
    await expect(link).toHaveAttribute('href', 'https://chat.example/?agent=erp-sales');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(within(canvasElement).getByText('https://chat.example/?agent=erp-sales')).toBeVisible();
  },
};

const onDone = fn();

export const Help: Story = {
  name: '[A127] The card for the first use is put away with one press',
  globals: { theme: 'dark' },
  render: () => <HelpCard hasConsult onDone={onDone} />,
  play: async ({ canvasElement }) => {
    onDone.mockClear();
    await expect(within(canvasElement).getByText(/在线客服/)).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('button', { name: '知道了' }));
    await expect(onDone).toHaveBeenCalledOnce();
  },
};

export const HelpWithoutConsult: Story = {
  name: '[A2106] The card for the first use names the online service only where there is one',
  render: () => <HelpCard onDone={onDone} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/导出中心/)).toBeVisible();
    await expect(within(canvasElement).queryByText(/在线客服/)).toBeNull();
  },
};

const onEnd = fn();

export const Countdown: Story = {
  name: '[A130] A security message counts three seconds down, then the session ends once',
  globals: { locale: 'en-US' },
  render: () => <SecurityCountdown text="Your account was disabled." onEnd={onEnd} />,
  play: async ({ canvasElement }) => {
    onEnd.mockClear();
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent('3');
    await waitFor(() => expect(onEnd).toHaveBeenCalledOnce(), { timeout: 5000 });
  },
};

const onLogin = fn();
const onChangePassword = fn();

export const Offline: Story = {
  name: '[A131] A sign-in elsewhere leads to a new sign-in or to a new password',
  globals: { locale: 'ko-KR', theme: 'dark' },
  render: () => <OfflineNotice text={undefined} onLogin={onLogin} onChangePassword={onChangePassword} />,
  play: async ({ canvasElement }) => {
    onLogin.mockClear();
    onChangePassword.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '비밀번호 변경' }));
    await expect(onChangePassword).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '다시 로그인' }));
    await expect(onLogin).toHaveBeenCalledOnce();
  },
};
