import { ApiError } from '@portal/api-client';
import { answerCodes } from '@portal/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { RecoverForm } from '../../flows/components/RecoverForm.tsx';
import { RegisterForm } from '../../flows/components/RegisterForm.tsx';
import { SessionProvider } from '../../react/SessionProvider.tsx';
import { useSession } from '../../react/useSession.ts';
import { createAccount } from '../../runtime/createAccount.ts';
import type { AccountApi } from '../../runtime/ports.ts';
import { createLoginDriver } from '../../testing/createLoginDriver.ts';
import { createFakeFlowsApi, createFakePorts, exampleChoice } from '../../testing/index.ts';
import { LoginScreen, type LoginView } from './LoginScreen.tsx';

const FLOWS = createFakeFlowsApi();
const encrypt = async () => ({ keyId: 'k1', cipherText: 'sealed' });

type ExampleProps = { calls: Partial<AccountApi>; expired?: boolean; view?: LoginView };

function Example({ calls, expired, view }: ExampleProps) {
  const [account] = useState(() => {
    const made = createAccount(createFakePorts(undefined, calls));
    made.start();
    if (expired) void made.signInWithToken('t').then(() => made.sessionEnded());
    return made;
  });
  return (
    <SessionProvider account={account}>
      <LoginScreen
        origin={{ linkId: 'l1' }}
        initialView={view}
        renderFlow={({ view: shown, contact, draft, onBack, onRecovered }) =>
          shown === 'register' ? (
            <RegisterForm
              api={FLOWS}
              encrypt={encrypt}
              draft={draft}
              onBack={onBack}
              onRegistered={(answer) => account.takeUp(answer, { enter: true })}
            />
          ) : (
            <RecoverForm
              api={FLOWS}
              encrypt={encrypt}
              draft={draft}
              onBack={onBack}
              onRecovered={onRecovered}
              initialContact={contact}
            />
          )
        }
      />
      <Status />
    </SessionProvider>
  );
}

function Status() {
  return <output hidden>{useSession().status}</output>;
}

const meta = {
  title: 'Account/LoginScreen',
  component: Example,
  subcomponents: { LoginScreen },
  parameters: { layout: 'fullscreen' },
  args: { calls: {} },
} satisfies Meta<typeof Example>;
export default meta;

type Story = StoryObj<typeof meta>;

async function signIn(canvasElement: HTMLElement) {
  const login = createLoginDriver(canvasElement);
  await userEvent.clear(login.account());
  await userEvent.type(login.account(), 'both');
  await userEvent.type(login.password(), 'Portal2026{Enter}');
  return login;
}

function statusIn(canvasElement: HTMLElement, status: string) {
  return waitFor(() => expect(canvasElement.querySelector('output')).toHaveTextContent(status));
}

export const ChoosesCompany: Story = {
  name: '[A52] A user of several companies signs in, chooses one and is in',
  args: { calls: { login: async () => exampleChoice('1.open') } },
  play: async ({ canvasElement }) => {
    await signIn(canvasElement);
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Northwind Goods' }));
    await statusIn(canvasElement, 'authenticated');
  },
};

export const Refused: Story = {
  name: '[A53] A refused sign-in keeps what was typed and can be sent again',
  globals: { locale: 'en-US', theme: 'dark' },
  args: {
    calls: {
      login: async () => {
        const code = answerCodes.signInRefused;
        throw new ApiError({ kind: 'business', code, status: 200, requestId: 'r', endpoint: 'POST /login' });
      },
    },
  },
  play: async ({ canvasElement }) => {
    const login = await signIn(canvasElement);
    await waitFor(() => expect(login.password()).toHaveAccessibleDescription(/not right/));
    await expect(login.password()).toHaveValue('Portal2026');
    await expect(login.password()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(login.password()).toHaveAccessibleDescription(/not right/));
  },
};

export const Expired: Story = {
  name: '[A54] An expired session says so and can be taken up again',
  globals: { locale: 'ko-KR' },
  args: { calls: {}, expired: true },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/로그인이 만료되었어요/)).toBeVisible();
    await signIn(canvasElement);
    await statusIn(canvasElement, 'authenticated');
  },
};

export const ToRegistrationAndBack: Story = {
  name: '[A112] The login page leads to registration and back, and what was typed stays',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const login = createLoginDriver(canvasElement);
    await userEvent.type(login.account(), 'owner');
    await userEvent.type(login.password(), 'Portal');
    await userEvent.click(canvas.getByRole('button', { name: '立即注册' }));
    await expect(await canvas.findByRole('heading', { name: '注册' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '返回登录' }));
    await expect(login.account()).toHaveValue('owner');
    await expect(login.password()).toHaveValue('Portal');
  },
};

export const Recovers: Story = {
  name: '[A111] Whoever recovered signs in with the new password, which is said',
  globals: { locale: 'en-US', theme: 'dark' },
  args: { view: 'recover' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = (name: string) => canvasElement.querySelector(`input[name="${name}"]`) as HTMLInputElement;
    await userEvent.type(field('contact'), 'lin@example.com');
    await userEvent.type(field('code'), '123456');
    await userEvent.type(field('password'), 'Harbour27');
    await userEvent.type(field('repeat'), 'Harbour27{Enter}');
    await expect(await canvas.findByText(/Your password has been changed/)).toBeVisible();
    await expect(createLoginDriver(canvasElement).account()).toHaveValue('lin@example.com');
  },
};

export const RecoveryAndBack: Story = {
  name: '[A303] Recovery keeps what was typed when going back, as long as it is for the same account',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const login = createLoginDriver(canvasElement);
    const field = (name: string) => canvasElement.querySelector(`input[name="${name}"]`) as HTMLInputElement;
    const recover = async () => {
      await userEvent.click(canvas.getByRole('button', { name: '忘记密码' }));
      await expect(await canvas.findByRole('heading', { name: '找回密码' })).toBeVisible();
    };
    await userEvent.type(login.account(), 'lin@example.com');
    await recover();
    await userEvent.type(field('code'), '123456');
    await userEvent.type(field('password'), 'Harbour27');
    await userEvent.click(canvas.getByRole('button', { name: '返回登录' }));
    await recover();
    await expect(field('contact')).toHaveValue('lin@example.com');
    await expect(field('code')).toHaveValue('123456');
    await expect(field('password')).toHaveValue('Harbour27');
    await userEvent.click(canvas.getByRole('button', { name: '返回登录' }));
    await userEvent.clear(login.account());
    await userEvent.type(login.account(), 'wu@example.com');
    await recover();
    await expect(field('contact')).toHaveValue('wu@example.com');
    await expect(field('code')).toHaveValue('');
  },
};
