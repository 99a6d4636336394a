import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import { LoadingState } from './LoadingState.tsx';

const meta = {
  title: 'UI/States',
  subcomponents: { LoadingState, EmptyState, ErrorState },
  parameters: { layout: 'padded' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const retry = fn();

export const Loading: Story = {
  name: '[U15] nothing for 150 ms, then a skeleton; screen readers hear it at once',
  render: () => <LoadingState />,
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status');
    await expect(status).toHaveTextContent('加载中');
    await expect(status).toHaveAttribute('aria-busy', 'true');
    const skeleton = status.lastElementChild;
    if (!skeleton) throw new Error('no skeleton');
    await expect(getComputedStyle(skeleton).animationDelay).toBe('0.15s');
    await waitFor(() => expect(getComputedStyle(skeleton).opacity).toBe('1'));
  },
};

export const LoadingDark: Story = {
  globals: { locale: 'ko-KR', theme: 'dark' },
  render: () => <LoadingState rows={6} />,
};

export const Empty: Story = {
  name: '[U16] an empty place says what will be here and offers the action that fills it',
  globals: { locale: 'en-US' },
  render: () => (
    <EmptyState
      title="No exports yet"
      text="Files that you export from any list wait here for seven days."
      action={<Button variant="default">Open orders</Button>}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Open orders' })).toBeVisible();
  },
};

export const EmptyDark: Story = {
  globals: { theme: 'dark' },
  render: () => (
    <EmptyState icon="star" title="还没有收藏的菜单" text="在菜单名称旁点星标，常用的页面就会出现在这里。" />
  ),
};

export const Failed: Story = {
  name: '[U16] a failure is told at once, with what to do and a way to try again',
  render: () => <ErrorState onRetry={retry} reference="req-7f3a91" />,
  play: async ({ canvasElement }) => {
    const alert = within(within(canvasElement).getByRole('alert'));
    await expect(alert.getByText('内容没有加载出来')).toBeVisible();
    await expect(alert.getByText('编号：req-7f3a91')).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: '重试' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const FailedWithoutRetryDark: Story = {
  globals: { locale: 'en-US', theme: 'dark' },
  render: () => <ErrorState />,
};

export const Retrying: Story = {
  globals: { locale: 'ko-KR' },
  render: () => <ErrorState onRetry={retry} isRetrying />,
};

export const LongText: Story = {
  globals: { locale: 'en-US' },
  render: () => (
    <div style={{ maxWidth: '20rem' }}>
      <EmptyState
        title="No warehouse of a third party has reported its stock since the beginning of the week"
        text="Warehouses report every hour. One-that-does-not-break-anywhere-in-its-very-long-name-of-a-warehouse is late."
        action={<Button variant="default">Ask the warehouses that have not reported</Button>}
      />
      <ErrorState
        title="The list could not be loaded, because the warehouse does not answer at the moment"
        reference="req-7f3a91-3c3d3b5e-92ab-4a3f-9f04-a1b2c3d4e5f6"
        onRetry={retry}
      />
    </div>
  ),
};
