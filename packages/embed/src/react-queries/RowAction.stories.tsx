import { ApiError } from '@portal/api-client';
import { createDialogs, createI18n, createToasts, PortalProvider } from '@portal/ui/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { PaneQueries } from './PaneQueries.tsx';
import { RowAction, type RowActionProps } from './RowAction.tsx';

const list = fn(async () => ['A']);
const shell = { i18n: createI18n(), toasts: createToasts(), dialogs: createDialogs() };
shell.i18n.loadAndActivate({ locale: 'en-US', messages: {} });

function Row(props: RowActionProps) {
  const { data = [] } = useQuery({ queryKey: ['devices'], queryFn: list });
  return (
    <p>
      {data.join()} <RowAction {...props} />
    </p>
  );
}

const meta = {
  title: 'Embed/RowAction',
  component: RowAction,
  args: {
    label: 'Sign out',
    fullLabel: 'Sign out A',
    asks: [['devices']],
    said: 'A is signed out',
    question: { title: 'Sign out A?', message: 'The device has to sign in again.' },
    run: fn(async () => undefined),
  },
  render: (args) => (
    <PortalProvider {...shell}>
      <PaneQueries>
        <Row {...args} />
      </PaneQueries>
    </PortalProvider>
  ),
  beforeEach: () => {
    list.mockClear();
    return () => {
      for (const { id } of shell.toasts.get()) shell.toasts.dismiss(id);
    };
  },
} satisfies Meta<typeof RowAction>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Presses the action, and what confirms it in the dialog. */
async function confirm(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Sign out A' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sign out A?' });
  return within(dialog).getByRole('button', { name: 'Sign out' });
}

export const Done: Story = {
  name: '[U822] it is done once after the question, said, and the list is read anew',
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(list).toHaveBeenCalledOnce());
    await userEvent.dblClick(await confirm(canvasElement));
    await screen.findByText('A is signed out');
    await expect(args.run).toHaveBeenCalledOnce();
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
  },
};

export const Refused: Story = {
  name: '[U823] what was refused is told in the words of the first field, and the list is read anew',
  args: {
    run: fn(async () => {
      const data = { fields: { device: 'The device is signed out already' } };
      throw new ApiError({ kind: 'business', code: 'x', requestId: 'r', endpoint: 'e', data } as never);
    }),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(list).toHaveBeenCalledOnce());
    await userEvent.click(await confirm(canvasElement));
    await screen.findByText('The device is signed out already');
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
  },
};

/** The answer does not come: it is not done twice meanwhile. */
export const Waiting: Story = {
  globals: { theme: 'dark' },
  args: { question: undefined, run: fn(() => new Promise<undefined>(() => undefined)) },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Sign out A' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toBeDisabled());
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Sign out A' })).toBeDisabled();
  },
};
