import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RecoveryCodes } from './RecoveryCodes.tsx';

const CODES = Array.from({ length: 10 }, (_, one) => `k7m2-0000-w4pq-000${one}`);

const meta = {
  title: 'Account/RecoveryCodes',
  component: RecoveryCodes,
  args: { codes: CODES, onDone: fn() },
} satisfies Meta<typeof RecoveryCodes>;
export default meta;

/** [A293] All codes stand there until the person says that they are kept. */
export const Shown: StoryObj<typeof meta> = {
  name: '[A293] recovery codes',
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement);
    await expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
    await userEvent.click(screen.getByRole('button', { name: '我已保存' }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};
