import { ApiError } from '@portal/api-client';
import { accountCodes } from '@portal/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createFakeFlowsApi } from '../../testing/createFakeFlowsApi.ts';
import { BindForm } from './BindForm.tsx';
import { RecoverForm } from './RecoverForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';

const encrypt = async () => ({ keyId: 'k1', cipherText: 'sealed' });

const meta = {
  title: 'Account/Flows',
  component: RegisterForm,
  decorators: [
    (Story) => (
      <QueryClientProvider client={new QueryClient()}>
        <div style={{ width: 360 }}>
          <Story />
        </div>
      </QueryClientProvider>
    ),
  ],
  args: { api: createFakeFlowsApi(), encrypt, onRegistered: fn(), onBack: fn() },
} satisfies Meta<typeof RegisterForm>;
export default meta;

type Story = StoryObj<typeof meta>;

function refusal(code: string, data?: unknown): ApiError {
  return new ApiError({
    kind: 'business',
    code,
    status: 200,
    requestId: 'r',
    endpoint: 'POST /sso/user/register',
    data,
  });
}

function formIn(canvasElement: HTMLElement) {
  const field = (name: string) => {
    const found = canvasElement.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (!found) throw new Error(`no field ${name}`);
    return found;
  };
  return {
    field,
    fill: async (values: Record<string, string>) => {
      for (const [name, value] of Object.entries(values)) await userEvent.type(field(name), value);
    },
    submit: () => canvasElement.querySelector('form')?.requestSubmit(),
    request: () => {
      const button = canvasElement.querySelector<HTMLButtonElement>('form button[aria-disabled]');
      if (!button) throw new Error('no button for the code');
      return button;
    },
  };
}

const FILLED = {
  contact: 'lin@example.com',
  code: '123456',
  company: '蓝海贸易',
  password: 'Harbour27',
  repeat: 'Harbour27',
};

export const Empty: Story = {
  name: '[A107] The first field with a problem has the focus; each problem stands at its field',
  play: async ({ canvasElement, args }) => {
    const form = formIn(canvasElement);
    form.submit();
    await waitFor(() => expect(form.field('contact')).toHaveFocus());
    await expect(form.field('contact')).toHaveAccessibleDescription('请输入正确的手机号或邮箱');
    await expect(form.field('company')).toHaveAccessibleDescription('请输入公司名称');
    await expect(within(canvasElement).getByText('请先阅读并同意协议')).toBeVisible();
    await userEvent.type(form.field('contact'), '13800138000');
    await expect(form.field('contact')).toBeValid();
    await expect(args.onRegistered).not.toHaveBeenCalled();
  },
};

export const Registers: Story = {
  name: '[A108] Enter sends the registration, and the answer is handed over',
  globals: { locale: 'en-US', theme: 'dark' },
  play: async ({ canvasElement, args }) => {
    const form = formIn(canvasElement);
    await form.fill(FILLED);
    await userEvent.click(form.field('agreement'));
    await userEvent.type(form.field('repeat'), '{Enter}');
    await waitFor(() => expect(args.onRegistered).toHaveBeenCalledOnce());
  },
};

const AGREEMENTS = [
  {
    id: 'terms',
    version: '2026-11',
    name: { zh: '用户协议', en: 'Terms of use', ko: '이용약관' },
    address: { zh: '/terms?zh', en: '/terms?en', ko: '/terms?ko' },
  },
  {
    id: 'privacy',
    version: '3',
    name: { zh: '隐私政策', en: 'Privacy policy', ko: '개인정보 처리방침' },
    address: { zh: 'https://a.example/zh', en: 'https://a.example/en', ko: 'https://a.example/ko' },
  },
];

export const Agreements: Story = {
  name: '[A2101] What is agreed to is linked in the language in use, in a window of its own',
  args: { agreements: AGREEMENTS },
  globals: { locale: 'ko-KR' },
  play: async ({ canvasElement, args }) => {
    const form = formIn(canvasElement);
    const link = within(canvasElement).getByRole('link', { name: '개인정보 처리방침' });
    await expect(link).toHaveAttribute('href', 'https://a.example/ko');
    await expect(link).toHaveAttribute('target', '_blank');
    await form.fill(FILLED);
    form.submit();
    await waitFor(() => expect(form.field('agreement')).toHaveFocus());
    await expect(args.onRegistered).not.toHaveBeenCalled();
    await userEvent.click(form.field('agreement'));
    form.submit();
    await waitFor(() => expect(args.onRegistered).toHaveBeenCalledOnce());
  },
};

export const NoAgreements: Story = {
  name: '[A2102] Where there is nothing to agree to, nothing is asked',
  args: { agreements: [] },
  play: async ({ canvasElement, args }) => {
    const form = formIn(canvasElement);
    await expect(within(canvasElement).queryByRole('checkbox')).toBeNull();
    await form.fill(FILLED);
    form.submit();
    await waitFor(() => expect(args.onRegistered).toHaveBeenCalledOnce());
  },
};

export const Sending: Story = {
  name: '[A108] While it is sent nothing can be changed or sent again',
  args: { api: createFakeFlowsApi({ register: fn(() => new Promise<never>(() => undefined)) }) },
  play: async ({ canvasElement, args }) => {
    const form = formIn(canvasElement);
    await form.fill(FILLED);
    await userEvent.click(form.field('agreement'));
    form.submit();
    await waitFor(() => expect(form.field('code')).toHaveAttribute('readonly'));
    form.submit();
    await waitFor(() => expect(args.api.register).toHaveBeenCalledOnce());
  },
};

export const CodeRefused: Story = {
  name: '[A107] A wrong code is told at its field, and everything typed is still there',
  globals: { locale: 'ko-KR', theme: 'dark' },
  args: {
    api: createFakeFlowsApi({ register: async () => Promise.reject(refusal(accountCodes.codeWrong)) }),
  },
  play: async ({ canvasElement }) => {
    const form = formIn(canvasElement);
    await form.fill(FILLED);
    await userEvent.click(form.field('agreement'));
    form.submit();
    await waitFor(() => expect(form.field('code')).toHaveFocus());
    await expect(form.field('code')).toHaveAccessibleDescription(/인증번호가 올바르지/);
    for (const [name, value] of Object.entries(FILLED)) await expect(form.field(name)).toHaveValue(value);
  },
};

export const CodeSent: Story = {
  name: '[A106] A code is asked for once the address fits, then not again until the wait is over',
  args: { api: createFakeFlowsApi({ sendRegisterCode: fn(async () => ({ resendAfterSeconds: 60 })) }) },
  play: async ({ canvasElement, args }) => {
    const form = formIn(canvasElement);
    await userEvent.click(form.request());
    await expect(form.field('contact')).toHaveFocus();
    await expect(args.api.sendRegisterCode).not.toHaveBeenCalled();
    await form.fill({ contact: 'lin@example.com' });
    await userEvent.click(form.request());
    await waitFor(() => expect(form.field('code')).toHaveFocus());
    await expect(form.request()).toHaveTextContent(/\d+ 秒后重发/);
    await userEvent.click(form.request());
    await expect(args.api.sendRegisterCode).toHaveBeenCalledOnce();
    await expect(within(canvasElement).getByText(/验证码已发送，10 分钟内有效/)).toBeVisible();
    await form.fill({ contact: '.cn' });
    await expect(form.request()).toHaveTextContent('获取验证码');
  },
};

export const CodeTooSoon: Story = {
  name: '[A106] A code that was sent from elsewhere a moment ago starts the wait as well',
  args: {
    api: createFakeFlowsApi({
      sendRegisterCode: async () =>
        Promise.reject(refusal(accountCodes.codeTooSoon, { retryAfterSeconds: 30 })),
    }),
  },
  play: async ({ canvasElement }) => {
    const form = formIn(canvasElement);
    await form.fill({ contact: '13800138000' });
    await userEvent.click(form.request());
    await waitFor(() => expect(form.request()).toHaveTextContent(/(30|29) 秒后重发/));
  },
};

export const ServerDown: Story = {
  globals: { locale: 'en-US' },
  args: {
    api: createFakeFlowsApi({ sendRegisterCode: async () => Promise.reject({ kind: 'network', code: '' }) }),
  },
  play: async ({ canvasElement }) => {
    const form = formIn(canvasElement);
    await form.fill({ contact: 'lin@example.com' });
    await userEvent.click(form.request());
    await waitFor(() => expect(within(canvasElement).getByRole('alert')).toHaveFocus());
  },
};

export const ForPasswordManagers: Story = {
  name: '[A109] Fields tell password managers and phones what they are',
  play: async ({ canvasElement }) => {
    const form = formIn(canvasElement);
    const told = ['contact', 'code', 'password', 'repeat'].map((name) => form.field(name).autocomplete);
    await expect(told).toEqual(['username', 'one-time-code', 'new-password', 'new-password']);
    await expect(form.field('code').inputMode).toBe('numeric');
  },
};

const onRecovered = fn();

export const RecoverByEmail: Story = {
  name: '[A110] Recovery goes by e-mail or by phone, and each keeps what was typed for it',
  globals: { locale: 'en-US' },
  render: ({ api, onBack }) => (
    <RecoverForm
      api={api}
      encrypt={encrypt}
      onBack={onBack}
      onRecovered={onRecovered}
      initialContact="lin@example.com"
    />
  ),
  play: async ({ canvasElement }) => {
    onRecovered.mockClear();
    const form = formIn(canvasElement);
    await expect(form.field('contact')).toHaveValue('lin@example.com');
    await userEvent.click(within(canvasElement).getByRole('radio', { name: 'By phone' }));
    await expect(form.field('contact')).toHaveValue('');
    await form.fill({ contact: '13800138000' });
    await userEvent.click(within(canvasElement).getByRole('radio', { name: 'By e-mail' }));
    await expect(form.field('contact')).toHaveValue('lin@example.com');
    await form.fill({ code: '123456', password: 'Harbour27', repeat: 'Harbour27' });
    form.submit();
    await waitFor(() => expect(onRecovered).toHaveBeenCalledWith('lin@example.com'));
  },
};

export const RecoverByPhoneDark: Story = {
  globals: { locale: 'ko-KR', theme: 'dark' },
  render: ({ api, onBack }) => (
    <RecoverForm
      api={api}
      encrypt={encrypt}
      onBack={onBack}
      onRecovered={onRecovered}
      initialContact="13800138000"
    />
  ),
};

export const RecoverFromLink: Story = {
  name: '[A132] What a link puts into the field is an address or nothing',
  render: ({ api, onBack }) => (
    <RecoverForm
      api={api}
      encrypt={encrypt}
      onBack={onBack}
      onRecovered={onRecovered}
      initialContact={'<img src=x onerror=alert(1)>@evil.example'}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(formIn(canvasElement).field('contact')).toHaveValue('');
  },
};

const onBound = fn();

export const Bind: Story = {
  name: '[A111] Whoever bound an address and a password is in',
  globals: { theme: 'dark' },
  render: ({ api, onBack }) => <BindForm api={api} encrypt={encrypt} onBack={onBack} onBound={onBound} />,
  play: async ({ canvasElement }) => {
    onBound.mockClear();
    const form = formIn(canvasElement);
    const { company: _none, ...values } = FILLED;
    await form.fill(values);
    form.submit();
    await waitFor(() => expect(onBound).toHaveBeenCalledWith(expect.objectContaining({ token: '1.bound' })));
  },
};

export const BindBoth: Story = {
  name: '[A200] A second address of the other kind is proved by a code of its own',
  globals: { locale: 'en-US' },
  render: ({ api, onBack }) => <BindForm api={api} encrypt={encrypt} onBack={onBack} onBound={onBound} />,
  play: async ({ canvasElement }) => {
    onBound.mockClear();
    const canvas = within(canvasElement);
    const form = formIn(canvasElement);
    const { company: _none, ...values } = FILLED;
    await form.fill(values);
    const second = canvas.getByLabelText(/\(optional\)/);
    await expect(canvas.queryByLabelText('Code for the second address')).toBeNull();
    await userEvent.type(second, second.getAttribute('type') === 'tel' ? '13800138000' : 'lin@example.com');
    form.submit();
    const code = canvas.getByLabelText('Code for the second address');
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.type(code, '654321');
    form.submit();
    await waitFor(() => expect(onBound).toHaveBeenCalledOnce());
  },
};

export const RegisterByEmailAlone: Story = {
  name: '[A262] Registration takes what a code can be sent to, and nothing else',
  globals: { locale: 'en-US' },
  args: { codesBy: ['email'] },
  play: async ({ canvasElement }) => {
    const form = formIn(canvasElement);
    await expect(within(canvasElement).getByText(/Sign up with an e-mail address/)).toBeVisible();
    await form.fill({ contact: '13800138000' });
    form.submit();
    await waitFor(() => expect(form.field('contact')).toBeInvalid());
  },
};

export const RecoverByPhoneAlone: Story = {
  name: '[A262] Recovery shows no choice where there is one way',
  render: ({ api, onBack }) => (
    <RecoverForm
      api={api}
      encrypt={encrypt}
      codesBy={['phone']}
      onBack={onBack}
      onRecovered={onRecovered}
      initialContact="lin@example.com"
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('radio')).toBeNull();
    await expect(formIn(canvasElement).field('contact')).toHaveAttribute('type', 'tel');
    await expect(formIn(canvasElement).field('contact')).toHaveValue('');
  },
};

export const NoCodesDark: Story = {
  name: '[A262] Where no code reaches anybody, one is told whom to ask and led back',
  globals: { locale: 'ko-KR', theme: 'dark' },
  args: { codesBy: [], onBack: fn() },
  play: async ({ canvasElement, args }) => {
    await expect(canvasElement.querySelector('input')).toBeNull();
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const BindByEmailAlone: Story = {
  name: '[A262] Binding asks for one address where there is one way',
  render: ({ api, onBack }) => (
    <BindForm api={api} encrypt={encrypt} codesBy={['email']} onBack={onBack} onBound={fn()} />
  ),
  play: async ({ canvasElement }) => {
    await expect(formIn(canvasElement).field('contact')).toHaveAttribute('type', 'email');
    await expect(canvasElement.querySelector('input[name="second"]')).toBeNull();
  },
};

const neverDelivered = createFakeFlowsApi({
  sendRegisterCode: async () => ({ resendAfterSeconds: 60, expiresInSeconds: 600, delivery: 'd-1' }),
  queryCodeDelivery: async () => ({ state: 'failed' }),
});

export const NotDelivered: Story = {
  name: '[A301] A code that could not be delivered is told at its field, and is no error of what was typed',
  args: { api: neverDelivered },
  play: async ({ canvasElement }) => {
    const form = formIn(canvasElement);
    await form.fill({ contact: '13800138000' });
    await expect(within(canvasElement).queryByText(/验证码未能送达/)).toBeNull();
    await userEvent.click(form.request());
    await expect(await within(canvasElement).findByText(/验证码未能送达/)).toBeVisible();
    await expect(form.field('code')).toBeValid();
  },
};

const delayed = createFakeFlowsApi({
  sendRegisterCode: async () => ({ resendAfterSeconds: 60, expiresInSeconds: 600, delivery: 'd-2' }),
  queryCodeDelivery: async () => ({ state: 'late' }),
});

export const Late: Story = {
  name: '[A301] A code that is tried again is told, too; what the backend does not tell is not asked',
  args: { api: delayed },
  play: async ({ canvasElement }) => {
    const form = formIn(canvasElement);
    await form.fill({ contact: '13800138000' });
    await userEvent.click(form.request());
    await expect(await within(canvasElement).findByText(/正在重试/)).toBeVisible();
  },
};
