import { ApiError } from '@portal/api-client';
import { accountCodes, type SecondStep } from '@portal/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { exampleAnswer } from '../../testing/index.ts';
import type { SecondStepApi } from '../securityApi.ts';
import { SecondStepForm } from './SecondStepForm.tsx';

const RIGHT = '123456';
const RECOVERY = 'abcd-efgh-jkmn-pqrs';
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const CODES = Array.from({ length: 10 }, (_, one) => `0000-0000-0000-000${one}`);

function refused(serverMessage: string): ApiError {
  return new ApiError({
    kind: 'business',
    code: accountCodes.secondStepWrong,
    status: 200,
    requestId: 'r',
    endpoint: 'POST /x',
    serverMessage,
  });
}

const api: SecondStepApi = {
  passSecondStep: async ({ code }) => {
    if (code !== RIGHT && code !== RECOVERY) throw refused('验证码不正确或已使用');
    return exampleAnswer('1.passed');
  },
  beginTotp: async () => ({ secret: SECRET, uri: `otpauth://totp/Portal:owner?secret=${SECRET}` }),
  confirmTotp: async ({ code }) => {
    if (code !== RIGHT) throw refused('验证码不正确或已使用');
    return { recoveryCodes: CODES, signIn: exampleAnswer('1.passed') };
  },
};

type ExampleProps = { step: SecondStep; onPassed: (token: string) => void; onBack: () => void };

function Example({ step, onPassed, onBack }: ExampleProps) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <div style={{ maxWidth: 380, padding: 24 }}>
        <SecondStepForm api={api} step={step} onPassed={({ token }) => onPassed(token)} onBack={onBack} />
      </div>
    </QueryClientProvider>
  );
}

const meta = {
  title: 'Account/SecondStepForm',
  component: Example,
  subcomponents: { SecondStepForm },
  args: { step: { ticket: 't', mustSetUp: false }, onPassed: fn(), onBack: fn() },
} satisfies Meta<typeof Example>;
export default meta;

type Story = StoryObj<typeof meta>;

/** [A291] A code that is too short is not sent, a refused one stays and is told at its field; the right one ends the sign-in. */
export const Code: Story = {
  name: '[A291] the code of the app',
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement);
    const field = () => screen.getByRole('textbox', { name: '验证码' });
    await userEvent.type(field(), '123{Enter}');
    await expect(screen.getByText('请输入完整的验证码')).toBeVisible();
    await userEvent.type(field(), '000{Enter}');
    await expect(await screen.findByText('验证码不正确或已使用')).toBeVisible();
    await expect(field()).toHaveValue('123000');
    await expect(field()).toHaveFocus();
    await expect(args.onPassed).not.toHaveBeenCalled();
    await userEvent.clear(field());
    await userEvent.type(field(), `${RIGHT}{Enter}`);
    await expect(args.onPassed).toHaveBeenCalledWith('1.passed');
    await userEvent.click(screen.getByRole('button', { name: '返回登录' }));
    await expect(args.onBack).toHaveBeenCalled();
  },
};

/** [A292] Who has lost the app uses a recovery code. */
export const Recovery: Story = {
  name: '[A292] a recovery code',
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: '无法使用验证器？使用恢复码' }));
    await userEvent.type(screen.getByRole('textbox', { name: '恢复码' }), `${RECOVERY}{Enter}`);
    await expect(args.onPassed).toHaveBeenCalledWith('1.passed');
  },
};

/** [A293] Where it is demanded and missing it is set up: scan, first code, recovery codes, and only then in. */
export const SetUp: Story = {
  name: '[A293] setting it up',
  args: { step: { ticket: 't', mustSetUp: true } },
  play: async ({ canvasElement, args }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByRole('img', { name: '验证器应用的二维码' })).toBeVisible();
    await expect(screen.getByText(SECRET.replace(/(.{4})(?=.)/g, '$1 '))).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: '应用显示的 6 位验证码' }), `${RIGHT}{Enter}`);
    for (const code of CODES) await expect(await screen.findByText(code)).toBeVisible();
    await expect(args.onPassed).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '我已保存' }));
    await expect(args.onPassed).toHaveBeenCalledWith('1.passed');
  },
};
