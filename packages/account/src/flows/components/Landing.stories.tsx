import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LandingMessage } from './LandingMessage.tsx';
import { OtherSignIns } from './OtherSignIns.tsx';

const meta = {
  title: 'Account/Landing',
  component: LandingMessage,
  args: { purpose: 'sign-in', onLogin: fn(), onBack: fn() },
} satisfies Meta<typeof LandingMessage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const UnderWay: Story = { globals: { theme: 'dark' } };

export const SignInFailed: Story = {
  name: '[A115] A sign-in that did not work says so and leads to the login page',
  globals: { locale: 'en-US' },
  args: { failed: true, onBack: undefined },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'To sign-in' }));
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
};

export const HandOverFailed: Story = {
  name: '[A115] A hand-over that did not work says why and leads back',
  globals: { locale: 'ko-KR', theme: 'dark' },
  args: { purpose: 'hand-over', failed: true, reason: '<b>이용할 수 없는 시스템이에요</b>' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('<b>이용할 수 없는 시스템이에요</b>')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '돌아가기' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

const onChoose = fn();

export const OtherWays: Story = {
  name: '[A116] Third parties stand below the form; while one is opened no other can be chosen',
  render: () => (
    <div style={{ width: 360 }}>
      <OtherSignIns
        providers={[{ provider: 'wechat', name: '微信' }, { provider: 'google' }]}
        opening="wechat"
        onChoose={onChoose}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'google' })).toBeDisabled();
    await expect(onChoose).not.toHaveBeenCalled();
  },
};
