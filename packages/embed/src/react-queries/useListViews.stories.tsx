import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PaneQueries } from './PaneQueries.tsx';
import { listNameOf, useListViews } from './useListViews.ts';

const columns = (order: string[]) => ({ order, shown: {}, widths: {}, frozen: [] });
const queryListViews = fn(async () => ({ columns: columns(['kept']), dataList: [] }));
const saveListColumns = fn(async () => ({ list: 'orders' }));
const saveListView = fn(async (): Promise<never> => {
  throw new Error('taken');
});
const api = { queryListViews, saveListColumns, saveListView, deleteListView: fn() } as unknown as Parameters<
  typeof useListViews
>[0];
const NEW = { name: 'Germany', query: 'site=DE', columns: null, isShared: false };

function Columns() {
  const views = useListViews(api, 'orders');
  return (
    <>
      <output aria-label="columns">{views.layout?.order.join() ?? 'own'}</output>
      <button
        type="button"
        onClick={() => {
          views.onLayout(columns(['first']));
          views.onLayout(columns(['last']));
        }}
      >
        arrange
      </button>
      <button type="button" onClick={() => void views.save(NEW).catch(() => undefined)}>
        save
      </button>
    </>
  );
}

const meta = {
  title: 'Embed/useListViews',
  subcomponents: {},
  parameters: {
    docs: {
      description: {
        component: '`useListViews` reads and writes the saved views of a list over the guest SDK.',
      },
    },
  },
  render: () => (
    <PaneQueries>
      <Columns />
    </PaneQueries>
  ),
  beforeEach: () => {
    for (const call of [queryListViews, saveListColumns, saveListView]) call.mockClear();
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Arranging: Story = {
  name: '[U820] columns are shown at once and written one after the other',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByLabelText('columns')).toHaveTextContent('kept'));
    await userEvent.click(canvas.getByRole('button', { name: 'arrange' }));
    await waitFor(() => expect(canvas.getByLabelText('columns')).toHaveTextContent('last'));
    await waitFor(() => expect(saveListColumns).toHaveBeenCalledTimes(2));
    await expect(saveListColumns).toHaveBeenLastCalledWith({ list: 'orders', columns: columns(['last']) });
  },
};

export const RefusedView: Story = {
  name: '[U820] views are asked anew also after one was refused',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(queryListViews).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'save' }));
    await waitFor(() => expect(queryListViews).toHaveBeenCalledTimes(2));
  },
};

export const Names: Story = {
  name: 'A list is known by its resource and view, whatever its address says',
  render: () => <output aria-label="name">{listNameOf('orders', 'to-ship.us')}</output>,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('name')).toHaveTextContent('orders:to-ship');
    await expect(listNameOf('orders', 'all.de')).toBe('orders');
    await expect(listNameOf('orders', '../secret')).toBe('orders');
  },
};
