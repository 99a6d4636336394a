import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createFakeNews } from '../../testing/createFakeNews.ts';
import { NotifyExample } from '../../testing/NotifyExample.tsx';
import { QuotaBlock } from './QuotaBlock.tsx';
import { RenewalPrompt } from './RenewalPrompt.tsx';

const openPackage = fn();
const signOut = fn();
const behind = fn();

function Demo({ type, isBlocked = false }: { type: string; isBlocked?: boolean }) {
  return (
    <NotifyExample
      news={{ api: createFakeNews({ renewalReminder: { type } }) }}
      onReady={(_notify, _server, navigation) => {
        navigation.openProductPackage = openPackage;
      }}
    >
      <button type="button" data-testid="avatar-menu" onClick={behind}>
        avatar
      </button>
      <RenewalPrompt avatar={() => document.querySelector('[data-testid="avatar-menu"]')} />
      {isBlocked && <QuotaBlock onBuy={openPackage} onSignOut={signOut} />}
    </NotifyExample>
  );
}

const meta = {
  title: 'Notify/Renewal',
  component: Demo,
  subcomponents: { RenewalPrompt, QuotaBlock },
  args: { type: '' },
  beforeEach: () => {
    for (const mock of [openPackage, signOut, behind]) mock.mockClear();
  },
} satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;
const page = within(document.body);

export const QuotaUsedUp: Story = {
  name: '[N55] a used-up quota asks to renew; renew leads to the product package',
  args: { type: '2' },
  play: async () => {
    await expect(await page.findByText('ERP 订单额度已用完，请续费后继续使用。')).toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: '续费' }));
    await expect(openPackage).toHaveBeenCalledOnce();
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

export const Expired: Story = {
  name: '[N55] an expired service: I know closes and points at the avatar menu',
  args: { type: '1' },
  globals: { locale: 'en-US', theme: 'dark' },
  play: async () => {
    await page.findByText('Your service has expired. Please renew to go on.');
    await userEvent.click(page.getByRole('button', { name: 'Got it' }));
    await expect(await page.findByRole('status')).toHaveTextContent('avatar menu');
    await expect(openPackage).not.toHaveBeenCalled();
  },
};

export const Nothing: Story = {
  name: '[N55] without a type there is nothing',
  play: async () => {
    await page.findByTestId('avatar-menu');
    await expect(page.queryByRole('dialog')).toBeNull();
  },
};

export const Blocked: Story = {
  name: '[N56] a blocked page cannot be dismissed: only buying and signing out are left',
  args: { isBlocked: true },
  play: async () => {
    const dialog = await page.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeInTheDocument();
    await expect(
      within(dialog)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['退出登录', '立即购买']);
    const { x, y, width, height } = page.getByTestId('avatar-menu').getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    await expect(page.getByTestId('avatar-menu').contains(hit)).toBe(false);
    await userEvent.click(within(dialog).getByRole('button', { name: '立即购买' }));
    await expect(openPackage).toHaveBeenCalledOnce();
    await userEvent.click(within(dialog).getByRole('button', { name: '退出登录' }));
    await expect(signOut).toHaveBeenCalledOnce();
  },
};
