import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { WebPushChoice, WebPushPort, WebPushState } from '../../runtime/ports.ts';
import { WebPush } from './WebPush.tsx';

const IDS = [1, 2, 8];
const CATEGORIES = ['订单通知', '库存预警', '导出通知'].map((name, at) => ({
  id: IDS[at] ?? name,
  name,
  icon: undefined,
  window: undefined,
}));

/** A browser that is told nothing at first, and a server with keys. */
function createPort(more: Partial<WebPushPort> = {}) {
  let state: WebPushState = { isOffered: true };
  const save = fn(async (choice: WebPushChoice): Promise<WebPushState | 'refused'> => {
    state = { isOffered: true, choice };
    return state;
  });
  const stop = fn(async () => {
    state = { isOffered: true };
    return state;
  });
  return { load: async () => state, save, stop, ...more };
}

function Demo({ port }: { port: WebPushPort }) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  return (
    <QueryClientProvider client={client}>
      <div style={{ maxInlineSize: '24rem' }}>
        <WebPush port={port} categories={CATEGORIES} />
      </div>
    </QueryClientProvider>
  );
}

const meta = {
  title: 'Notify/WebPush',
  component: Demo,
  subcomponents: { WebPush },
  args: { port: createPort() },
} satisfies Meta<typeof Demo>;
export default meta;

type Story = StoryObj<typeof meta>;

const told = createPort();

export const Chosen: Story = {
  name: '[N1754] it is switched on by a press, for all categories, then by category and with or without a sound',
  args: { port: told },
  play: async ({ canvas, userEvent }) => {
    const main = await canvas.findByRole('checkbox', { name: '页面关闭后，也在这台设备上通知我' });
    await expect(main).not.toBeChecked();
    await expect(told.save).not.toHaveBeenCalled();
    await userEvent.click(main);
    await expect(told.save).toHaveBeenLastCalledWith({ categories: [1, 2, 8], isSilent: false });
    await userEvent.click(await canvas.findByRole('checkbox', { name: '库存预警' }));
    await waitFor(() => expect(told.save).toHaveBeenLastCalledWith({ categories: [1, 8], isSilent: false }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: '声音' })).toBeEnabled());
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '声音' }), 'silent');
    await waitFor(() => expect(told.save).toHaveBeenLastCalledWith({ categories: [1, 8], isSilent: true }));
    await waitFor(() => expect(main).toBeEnabled());
    await userEvent.click(main);
    await expect(told.stop).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('group')).toBeNull());
  },
};

export const Refused: Story = {
  name: '[N1752] a refusal says where it is taken back, and leaves it off',
  globals: { locale: 'en-US', theme: 'dark' },
  args: { port: createPort({ save: async () => 'refused' }) },
  play: async ({ canvas, userEvent }) => {
    const main = await canvas.findByRole('checkbox');
    await userEvent.click(main);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(main).not.toBeChecked();
  },
};

/** Reached at the second try. */
let tries = 0;
const unreachable = createPort({
  save: async (choice) => {
    tries += 1;
    if (tries === 1) throw new Error('offline');
    return { isOffered: true, choice };
  },
});

export const Failed: Story = {
  name: '[N1755] what could not be kept is said, and can be tried again',
  globals: { locale: 'ko-KR' },
  args: { port: unreachable },
  play: async ({ canvas, userEvent }) => {
    const main = await canvas.findByRole('checkbox');
    tries = 0;
    await userEvent.click(main);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(main).toBeEnabled();
    await expect(main).not.toBeChecked();
    await userEvent.click(main);
    await waitFor(() => expect(main).toBeChecked());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const NotOffered: Story = {
  name: '[N1750] without keys on the server nothing is offered',
  tags: ['shows-nothing'],
  args: { port: createPort({ load: async () => ({ isOffered: false }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};
