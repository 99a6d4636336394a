import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ShopAuth } from './ShopAuth.tsx';

const begin = async () => ({
  providerUrl: `${window.location.origin}/authorise.html`,
  companyCode: 'c1',
  customerCode: 'u1',
});

function failingOnce() {
  let hasFailed = false;
  return async () => {
    if (hasFailed) return begin();
    hasFailed = true;
    throw new Error('offline');
  };
}

const meta = {
  title: 'Guide/Shop authorisation',
  component: ShopAuth,
  decorators: [
    (Story) => (
      <div role="dialog" aria-label="Shop authorisation" style={{ width: 730, padding: 40 }}>
        <Story />
      </div>
    ),
  ],
  args: { platform: 'AMAZON', begin: fn(begin), onDone: fn() },
  // The form itself is another party's page.
  parameters: { a11y: { config: { rules: [{ id: 'frame-tested', enabled: false }] } } },
} satisfies Meta<typeof ShopAuth>;
export default meta;
type Story = StoryObj<typeof meta>;

const frameOf = async (canvasElement: HTMLElement) => {
  const frame = await within(canvasElement).findByTitle<HTMLIFrameElement>('平台授权表单');
  await waitFor(() => expect(frame.contentWindow).not.toBeNull());
  return frame;
};
const say = (
  frame: HTMLIFrameElement,
  data: unknown,
  { origin = window.location.origin, source = frame.contentWindow } = {},
) => window.dispatchEvent(new MessageEvent('message', { data, origin, source }));

export const Frame: Story = {
  name: '[G23] the form is framed on its own origin without the right to navigate or to open windows',
  play: async ({ canvasElement }) => {
    const frame = await frameOf(canvasElement);
    await expect(frame.getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-same-origin');
    await expect(frame.referrerPolicy).toBe('no-referrer');
    await expect(new URL(frame.src).searchParams.get('grantType')).toBe('AUTH');
  },
};

export const Height: Story = {
  name: '[G22] the dialog becomes 160 higher than the form',
  play: async ({ canvasElement }) => {
    const frame = await frameOf(canvasElement);
    const dialog = within(canvasElement).getByRole('dialog');
    say(frame, { type: 'messageAuthHeight', height: 300 });
    await waitFor(() => expect(dialog.getBoundingClientRect().height).toBe(460));
    say(frame, { type: 'messageAuthHeight', height: 90_000 });
    await waitFor(() =>
      expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight * 0.9 + 1),
    );
  },
};

export const Foreign: Story = {
  name: '[G24] messages of another origin or another window are not heard',
  play: async ({ canvasElement, args }) => {
    const frame = await frameOf(canvasElement);
    const done = { type: 'closeAuthAlert' };
    say(frame, done, { origin: 'https://evil.example' });
    say(frame, done, { origin: `${window.location.origin}.evil.example` });
    say(frame, done, { origin: 'null' });
    say(frame, done, { source: window });
    await expect(args.onDone).not.toHaveBeenCalled();
    say(frame, done);
    say(frame, done);
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

export const Fails: Story = {
  name: '[G25] a form that cannot be had says so and can be asked for again',
  globals: { locale: 'en-US', theme: 'dark' },
  args: { begin: fn(failingOnce()) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('The authorisation page did not open');
    await userEvent.click(canvas.getByRole('button', { name: /retry|again/i }));
    await canvas.findByTitle('The platform’s authorisation form');
  },
};
