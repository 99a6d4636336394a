import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { QrCode } from './QrCode.tsx';

const meta = {
  title: 'Account/QrCode',
  component: QrCode,
  args: { text: 'otpauth://totp/Portal:owner?secret=JBSWY3DPEHPK3PXP', label: '二维码' },
} satisfies Meta<typeof QrCode>;
export default meta;

/** [A293] The code has a name for who does not see it. */
export const Shown: StoryObj<typeof meta> = {
  name: '[A293] a QR code',
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '二维码' })).toBeVisible();
  },
};
