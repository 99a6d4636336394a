import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, fn, waitFor, within } from 'storybook/test';
import { createEventHub } from '../guest/createEventHub.ts';
import { GuestContext, type GuestContextValue } from '../react-guest/GuestContext.ts';
import { PaneQueries } from './PaneQueries.tsx';

const read = fn(async () => 'three orders');

function Orders({ label }: { label: string }) {
  const { data, isError } = useQuery({ queryKey: ['orders'], queryFn: read });
  return <output aria-label={label}>{isError ? 'not read' : data}</output>;
}

const meta = {
  title: 'Embed/PaneQueries',
  component: PaneQueries,
  args: { children: null },
  render: () => (
    <>
      <PaneQueries>
        <Orders label="list" />
        <Orders label="count" />
      </PaneQueries>
      <PaneQueries>
        <Orders label="other pane" />
      </PaneQueries>
    </>
  ),
  beforeEach: () => {
    read.mockClear();
    read.mockResolvedValue('three orders');
  },
} satisfies Meta<typeof PaneQueries>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnePerPane: Story = {
  name: '[E232] what a pane has read is read once, and by each pane for itself',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const label of ['list', 'count', 'other pane'])
      await expect(await canvas.findByLabelText(label)).toHaveTextContent('three orders');
    await expect(read).toHaveBeenCalledTimes(2);
  },
};

export const Failing: Story = {
  name: '[E232] a failure is shown at once',
  globals: { theme: 'dark' },
  beforeEach: () => {
    read.mockRejectedValue(new Error('offline'));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText('list')).toHaveTextContent('not read');
    await expect(read).toHaveBeenCalledTimes(2);
  },
};

const events = createEventHub();
const guest = { guest: { on: events.on } } as unknown as GuestContextValue;

export const Recovering: Story = {
  name: '[E311] when the server is back what failed is asked for again, what was read is not',
  globals: { locale: 'ko-KR' },
  beforeEach: () => {
    read.mockReset();
    read
      .mockResolvedValueOnce('three orders')
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValue('again');
  },
  render: () => (
    <GuestContext value={guest}>
      <PaneQueries>
        <Orders label="read" />
      </PaneQueries>
      <PaneQueries>
        <Orders label="failed" />
      </PaneQueries>
    </GuestContext>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByLabelText('failed')).toHaveTextContent('not read'));
    events.emit('reconnected', undefined);
    await waitFor(() => expect(canvas.getByLabelText('failed')).toHaveTextContent('again'));
    await expect(canvas.getByLabelText('read')).toHaveTextContent('three orders');
    await expect(read).toHaveBeenCalledTimes(3);
  },
};
