import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SessionProvider } from '../../react/SessionProvider.tsx';
import { useSession } from '../../react/useSession.ts';
import { createAccount } from '../../runtime/createAccount.ts';
import type { AccountApi } from '../../runtime/ports.ts';
import { createFakePorts, exampleAnswer, exampleChoice, exampleUser } from '../../testing/index.ts';
import { SignInAgain } from './SignInAgain.tsx';

const meta = { title: 'Account/Sign in again', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A page with half a sentence typed, whose session has just ended. */
function AtWork({ calls = {} }: { calls?: Partial<AccountApi> }) {
  const [account] = useState(() => {
    const ports = createFakePorts(undefined, calls);
    ports.shell.keepsPage = () => true;
    const made = createAccount(ports);
    made.start();
    void made.signInWithToken('t').then(() => made.sessionEnded());
    return made;
  });
  return (
    <SessionProvider account={account}>
      <label>
        Note <input defaultValue="half a sentence" />
      </label>
      <WhileEnded />
    </SessionProvider>
  );
}

function WhileEnded() {
  const session = useSession();
  return 'over' in session && session.over ? (
    <SignInAgain initialAccount="ruoxi@example.com" loginHref="/login" />
  ) : (
    <output>{session.status}</output>
  );
}

const body = () => within(document.body);
const dialog = () => body().findByRole('dialog', { name: '登录已过期' });

export const TakenUp: Story = {
  name: '[A506] asks for the password of whoever was at work, and is not closed by Esc',
  render: () => <AtWork />,
  async play({ canvas }) {
    const asked = within(await dialog());
    await waitFor(() => expect(asked.getByLabelText(/密码/, { selector: 'input' })).toHaveFocus());
    await expect(asked.getByLabelText('账号')).toHaveValue('ruoxi@example.com');
    await expect(asked.getByRole('link', { name: '用其他方式登录' })).toHaveAttribute('target', '_blank');
    await userEvent.keyboard('{Escape}');
    await expect(await dialog()).toBeVisible();
    await userEvent.keyboard('Portal2026{Enter}');
    await waitFor(() => expect(canvas.getByText('authenticated')).toBeVisible());
    await expect(canvas.getByLabelText('Note')).toHaveValue('half a sentence');
  },
};

export const SameCompany: Story = {
  name: '[A506] of several companies the one whose page it is is chosen by itself',
  render: () => (
    <AtWork
      calls={{
        login: async () => exampleChoice('2.t', 'u1'),
        chooseSubject: async ({ subjectCodeEncrypt }) =>
          exampleAnswer('3.t', exampleUser('u1', subjectCodeEncrypt)),
      }}
    />
  ),
  async play({ canvas }) {
    await dialog();
    await waitFor(() => expect(body().getByLabelText(/密码/, { selector: 'input' })).toHaveFocus());
    await userEvent.keyboard('Portal2026{Enter}');
    await waitFor(() => expect(canvas.getByText('authenticated')).toBeVisible());
  },
};
