import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TotpSetUp } from './TotpSetUp.tsx';

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

const meta = {
  title: 'Account/TotpSetUp',
  component: TotpSetUp,
  args: {
    api: {
      beginTotp: async () => ({ secret: SECRET, uri: `otpauth://totp/Portal:owner?secret=${SECRET}` }),
      confirmTotp: async () => ({ recoveryCodes: ['k7m2-0000-w4pq-0000'], signIn: undefined }),
    },
    onDone: fn(),
    onCancel: fn(),
  },
  decorators: [
    (Story) => (
      <QueryClientProvider client={new QueryClient()}>
        <Story />
      </QueryClientProvider>
    ),
  ],
} satisfies Meta<typeof TotpSetUp>;
export default meta;

/** [A293] Who is signed in sets it up and stays where they are. */
export const SignedIn: StoryObj<typeof meta> = {
  name: '[A293] setting it up while signed in',
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement);
    await userEvent.type(
      await screen.findByRole('textbox', { name: '应用显示的 6 位验证码' }),
      '123456{Enter}',
    );
    const kept = await screen.findByRole('button', { name: '我已保存' });
    // It is on by now: there is nothing to cancel.
    await expect(screen.queryByRole('button', { name: '取消' })).toBeNull();
    await userEvent.click(kept);
    await expect(args.onDone).toHaveBeenCalledWith(undefined);
  },
};

/** [A293] A secret that was asked for with the password is not asked for again. */
export const Begun: StoryObj<typeof meta> = {
  name: '[A293] setting it up with a secret that is there',
  args: {
    api: {
      beginTotp: fn(async () => Promise.reject(new Error('asked for again'))),
      confirmTotp: async () => ({ recoveryCodes: ['k7m2-0000-w4pq-0000'], signIn: undefined }),
    },
    begun: { secret: SECRET, uri: `otpauth://totp/Portal:owner?secret=${SECRET}` },
  },
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement);
    await screen.findByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP');
    await expect(args.api.beginTotp).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
