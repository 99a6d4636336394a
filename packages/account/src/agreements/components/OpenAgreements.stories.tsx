import type { Agreement } from '@portal/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { OpenAgreements } from './OpenAgreements.tsx';

const agreement = (id: string, version: string, zh: string, en: string, ko: string): Agreement => ({
  id,
  version,
  name: { zh, en, ko },
  address: { zh: `/${id}?zh`, en: `/${id}?en`, ko: `/${id}?ko` },
});
const TERMS = agreement('terms', '1', '用户协议', 'Terms of use', '이용약관');
const PRIVACY = agreement('privacy', '1', '隐私政策', 'Privacy policy', '개인정보 처리방침');

/** Answers of its own for each story. */
function OwnQueries({ children }: { children: React.ReactNode }) {
  const [client] = useState(() => new QueryClient());
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

const meta = {
  title: 'Account/Agreements',
  component: OpenAgreements,
  tags: ['!autodocs'],
  decorators: [(Story) => <OwnQueries>{Story()}</OwnQueries>],
  args: {
    api: {
      queryOpenAgreements: fn(async () => [TERMS, PRIVACY]),
      acceptAgreements: fn(async () => []),
    },
    onSignOut: fn(),
  },
} satisfies Meta<typeof OpenAgreements>;
export default meta;
type Story = StoryObj<typeof meta>;

const screen = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);
const dialogIn = (canvasElement: HTMLElement) => screen(canvasElement).findByRole('dialog');

export const Asked: Story = {
  name: '[A2103] Nobody goes on who does not agree: neither Esc nor an empty box; who agrees accepts what was shown',
  globals: { locale: 'en-US' },
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogIn(canvasElement);
    await userEvent.keyboard('{Escape}');
    const accept = within(dialog).getByRole('button', { name: 'Agree and continue' });
    await expect(accept).toBeDisabled();
    await expect(within(dialog).getByRole('link', { name: 'Terms of use' })).toHaveAttribute(
      'href',
      '/terms?en',
    );
    await waitFor(() => expect(within(dialog).getByRole('checkbox')).toHaveFocus());
    await userEvent.keyboard(' ');
    await userEvent.click(accept);
    await waitFor(() => expect(screen(canvasElement).queryByRole('dialog')).toBeNull());
    await expect(args.api.acceptAgreements).toHaveBeenCalledOnce();
    await expect(args.api.acceptAgreements).toHaveBeenCalledWith(
      {
        agreements: [
          { id: 'terms', version: '1' },
          { id: 'privacy', version: '1' },
        ],
      },
      expect.anything(),
    );
  },
};

let tries = 0;
export const Failed: Story = {
  beforeEach: () => {
    tries = 0;
  },
  name: '[A2104] What could not be saved is said, and tried again; what was changed meanwhile is asked for anew',
  globals: { locale: 'ko-KR', theme: 'dark' },
  args: {
    api: {
      queryOpenAgreements: fn(async () => [TERMS]),
      acceptAgreements: async () => {
        tries += 1;
        if (tries === 1) throw new TypeError('away');
        return [{ ...TERMS, version: '2' }];
      },
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement);
    const box = () => within(dialog).getByRole('checkbox');
    const accept = () => within(dialog).getByRole('button', { name: '동의하고 계속' });
    await userEvent.click(box());
    await userEvent.click(accept());
    await expect(await within(dialog).findByText(/다시 시도해 주세요/)).toBeVisible();
    await expect(box()).toBeChecked();
    await userEvent.click(accept());
    const again = await dialogIn(canvasElement);
    await waitFor(() => expect(within(again).getByRole('checkbox')).not.toBeChecked());
  },
};

export const SignsOut: Story = {
  name: '[A2103] or signs out',
  play: async ({ canvasElement, args }) => {
    const dialog = await dialogIn(canvasElement);
    await userEvent.click(within(dialog).getByRole('button', { name: '退出登录' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
    await expect(args.api.acceptAgreements).not.toHaveBeenCalled();
  },
};

export const Nothing: Story = {
  name: '[A2105] Where nothing is open nothing is shown',
  tags: ['shows-nothing'],
  args: { api: { queryOpenAgreements: fn(async () => []), acceptAgreements: fn(async () => []) } },
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(args.api.queryOpenAgreements).toHaveBeenCalledOnce());
    await expect(screen(canvasElement).queryByRole('dialog')).toBeNull();
  },
};
