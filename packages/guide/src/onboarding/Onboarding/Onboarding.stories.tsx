import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SHOP_PLATFORMS } from '../../shops/platforms.ts';
import { Onboarding, type OnboardingProps } from './Onboarding.tsx';

function Example(props: Omit<OnboardingProps, 'covers'>) {
  const workspace = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={workspace}>
        <button type="button">Behind</button>
      </div>
      <Onboarding {...props} covers={() => workspace.current} />
    </>
  );
}

const meta = {
  title: 'Guide/Onboarding',
  component: Example,
  subcomponents: { Onboarding },
  parameters: { layout: 'fullscreen' },
  args: { platforms: SHOP_PLATFORMS, onChoose: fn(), onDemo: fn(), onSkip: fn(), onSignOut: fn() },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choice: Story = {
  name: '[G31] one platform is chosen; those to come cannot be',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const names = canvas.getAllByRole('listitem').map((item) => item.textContent);
    await expect(names.map((name) => name?.replace(/^[A-Z…]/, '').trim())).toEqual([
      'Amazon',
      'Shopify',
      'TEMU 半托管',
      'TikTok',
      '更多平台，敬请期待',
    ]);
    await expect(canvas.getByRole('button', { name: /更多平台/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'TikTok' }));
    await expect(args.onChoose).toHaveBeenCalledWith('TIKTOK');
  },
};

export const WaysOn: Story = {
  name: '[G32] there is a demo environment to look at, a way on without a shop, and a way out',
  globals: { locale: 'en-US', theme: 'dark' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Look at a demo environment' }));
    await userEvent.click(canvas.getByRole('button', { name: /Bind later/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(
      [args.onDemo, args.onSkip, args.onSignOut].map(
        (spy) => (spy as ReturnType<typeof fn>).mock.calls.length,
      ),
    ).toEqual([1, 1, 1]);
  },
};

export const Focus: Story = {
  name: '[G33] the page behind is out of reach, and the heading has the focus',
  globals: { locale: 'ko-KR' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(canvas.getByText('Behind').parentElement).toHaveAttribute('inert');
  },
};

export const WithoutDemo: Story = {
  name: '[G31] the look at a demo environment is offered only where there is one; the portal has its own name',
  render: ({ platforms, onChoose, onSkip, onSignOut }) => (
    <Example
      {...{ platforms, onChoose, onSkip, onSignOut }}
      brand={{ name: 'A portal of a company with a long name' }}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('A portal of a company with a long name')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '稍后绑定，进入工作台' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '先看看演示环境' })).toBeNull();
  },
};
