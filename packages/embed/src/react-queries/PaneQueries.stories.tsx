import type { Meta, StoryObj } from '@storybook/react-vite';
import { useQuery } from '@tanstack/react-query';
import { expect, fn, within } from 'storybook/test';
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
