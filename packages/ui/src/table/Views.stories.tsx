import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { ColumnLayout } from './columnLayout.ts';
import type { ListViews, SavedView } from './ListViews.ts';
import { createStoryHistory } from './storyHistory.ts';
import { StoryFrame, storyColumns, storyOrders } from './storyRows.tsx';
import { useStoryViews } from './storyViews.ts';
import { TableView } from './TableView.tsx';
import { useColumnTable } from './useColumnTable.ts';
import { useListQuery } from './useListQuery.ts';
import { ViewsMenu } from './ViewsMenu.tsx';

const meta = {
  title: 'UI/Table/Views',
  subcomponents: { ViewsMenu },
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const KEYS = storyColumns.map(({ key }) => key);
const NOTE_FIRST: ColumnLayout = { order: ['note'], shown: { day: false }, widths: {}, frozen: [] };
const history = createStoryHistory('/list/orders?view=all');
const kept: { views: readonly SavedView[] } = { views: [] };
const view = (id: string, name: string, more: Partial<SavedView> = {}): SavedView => ({
  id,
  name,
  query: 'site=DE&sort=amount&dir=asc',
  columns: NOTE_FIRST,
  isShared: false,
  isOwn: true,
  version: 1,
  ...more,
});
const GONE = view('v1', 'Of last year', {
  query: 'site=DE&sort=margin&dir=asc',
  columns: { ...NOTE_FIRST, order: ['margin', 'note'], frozen: ['rank'] },
});
const THEIRS = view('v2', 'Germany', { isOwn: false, isShared: true, owner: 'Mina Kang' });

type PageProps = {
  initial?: readonly SavedView[];
  start?: ColumnLayout;
  refuse?: object;
  state?: Partial<ListViews['saved']>;
};

function Page({ initial, start, refuse, state }: PageProps) {
  const views = useStoryViews(initial, start, refuse);
  kept.views = views.all;
  const list = useListQuery(history);
  const table = useColumnTable({
    columns: storyColumns,
    rows: storyOrders.slice(0, 4),
    rowId: ({ id }) => id,
    layout: views.layout,
    onLayout: views.onLayout,
  });
  return (
    <StoryFrame>
      <ViewsMenu views={{ ...views, saved: { ...views.saved, ...state } }} state={list} keys={KEYS} />
      <TableView table={table} label="Orders" />
    </StoryFrame>
  );
}

const begin = () => history.navigate('/list/orders?view=all');
const menuOf = async (canvas: HTMLElement, name = 'Views') => {
  await userEvent.click(within(canvas).getByRole('button', { name }));
  return within(within(canvas).getByRole('dialog', { name: 'Views' }));
};

export const Saving: Story = {
  name: '[U803] filters, order and columns are saved under a name, shared, updated and removed by their owner',
  globals: { locale: 'en-US' },
  beforeEach: () => history.navigate('/list/orders?view=all&site=DE&page=3'),
  render: () => <Page start={NOTE_FIRST} />,
  play: async ({ canvasElement }) => {
    const menu = await menuOf(canvasElement);
    await userEvent.type(menu.getByRole('textbox', { name: 'Name of the view' }), 'Germany');
    await userEvent.click(menu.getByRole('checkbox', { name: 'Share with the company' }));
    await userEvent.click(menu.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(kept.views).toHaveLength(1));
    await expect(kept.views[0]).toMatchObject({ query: 'site=DE', columns: NOTE_FIRST, isShared: true });
    await userEvent.click(await menu.findByRole('button', { name: 'Stop sharing “Germany”' }));
    await waitFor(() =>
      expect(kept.views[0]).toMatchObject({ isShared: false, query: 'site=DE', version: 2 }),
    );
    history.navigate('/list/orders?view=all&site=FR');
    await userEvent.click(await menu.findByRole('button', { name: 'Update “Germany” to what is shown' }));
    await waitFor(() => expect(kept.views[0]).toMatchObject({ query: 'site=FR', isShared: false }));
    await userEvent.click(menu.getByRole('button', { name: 'Delete “Germany”' }));
    await waitFor(() => expect(kept.views).toHaveLength(0));
  },
};

export const Colleagues: Story = {
  name: '[U803] a colleague’s view says whose it is, opens and is copied, and offers no change',
  globals: { locale: 'en-US', theme: 'dark' },
  beforeEach: begin,
  render: () => <Page initial={[THEIRS]} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const menu = await menuOf(canvasElement);
    await expect(menu.queryByRole('button', { name: /Delete|Share “|Update/ })).toBeNull();
    await userEvent.click(menu.getByRole('button', { name: 'Copy “Germany”' }));
    await waitFor(() => expect(kept.views).toHaveLength(2));
    await expect(kept.views[1]).toMatchObject({ name: 'Germany', isOwn: true, isShared: false });
    await userEvent.click(menu.getByRole('button', { name: /^Germany\s*Mina Kang$/ }));
    await expect(history.getPath()).toMatch(/site=DE&dir=asc&sort=amount$/);
    const [first] = page.getAllByRole('columnheader');
    await expect(first).toHaveAccessibleName('Note');
    await expect(page.queryByRole('columnheader', { name: 'Ordered' })).toBeNull();
    await expect(page.getByRole('button', { name: 'Germany' })).toBeVisible();
  },
};

export const Renamed: Story = {
  name: '[U803] a view gets another name from its owner and stays what it is, or keeps its name',
  globals: { locale: 'en-US' },
  beforeEach: begin,
  render: () => <Page initial={[view('v1', 'Late ones', { isShared: true })]} />,
  play: async ({ canvasElement }) => {
    const menu = await menuOf(canvasElement);
    await userEvent.click(menu.getByRole('button', { name: 'Rename “Late ones”' }));
    await userEvent.keyboard('x');
    await userEvent.click(menu.getByRole('button', { name: 'Keep the name' }));
    await userEvent.click(menu.getByRole('button', { name: 'Rename “Late ones”' }));
    const field = menu.getByRole('textbox', { name: 'New name of “Late ones”' });
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'Overdue{Enter}');
    await waitFor(() => expect(kept.views[0]).toMatchObject({ id: 'v1', name: 'Overdue', isShared: true }));
    await expect(await menu.findByRole('button', { name: 'Overdue' })).toBeVisible();
  },
};

export const GoneColumns: Story = {
  name: '[U802] a view with columns that are gone says so and opens with the rest, sorted by what there is',
  globals: { locale: 'en-US' },
  beforeEach: begin,
  render: () => <Page initial={[GONE]} />,
  play: async ({ canvasElement }) => {
    const menu = await menuOf(canvasElement);
    await userEvent.click(menu.getByRole('button', { name: 'Of last year' }));
    const told = within(document.body).findByText(
      '2 columns of the view “Of last year” no longer exist; the rest is shown',
    );
    await expect(await told).toBeInTheDocument();
    await expect(history.getPath()).toBe('/list/orders?view=all&site=DE');
    await expect(within(canvasElement).getAllByRole('columnheader')[0]).toHaveAccessibleName('Note');
  },
};

export const OwnColumnsBack: Story = {
  name: '[U803] columns that stand in no view come back after one was opened',
  globals: { locale: 'en-US' },
  beforeEach: begin,
  render: () => <Page initial={[THEIRS]} start={{ order: ['amount'], shown: {}, widths: {}, frozen: [] }} />,
  play: async ({ canvasElement }) => {
    const first = () => within(canvasElement).getAllByRole('columnheader')[0];
    const menu = await menuOf(canvasElement);
    await userEvent.click(menu.getByRole('button', { name: /^Germany\s*Mina Kang$/ }));
    await expect(first()).toHaveAccessibleName('Note');
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Back to my columns' }));
    await waitFor(() => expect(first()).toHaveAccessibleName('Amount'));
  },
};

export const Refused: Story = {
  name: '[U803] a view that the server refuses is told in its words, and the name stays',
  globals: { locale: 'en-US' },
  beforeEach: begin,
  render: () => <Page refuse={{ kind: 'business', serverMessage: 'You can save 100 views of a list' }} />,
  play: async ({ canvasElement }) => {
    const menu = await menuOf(canvasElement);
    const field = menu.getByRole('textbox', { name: 'Name of the view' });
    await userEvent.type(field, 'One more{Enter}');
    await expect(
      await within(document.body).findByText('You can save 100 views of a list'),
    ).toBeInTheDocument();
    await expect(field).toHaveValue('One more');
  },
};

const onRetry = fn();

export const Failed: Story = {
  name: '[U803] views that cannot be read offer to try again',
  globals: { locale: 'ko-KR' },
  beforeEach: begin,
  render: () => <Page state={{ data: undefined, error: new Error('offline'), refetch: onRetry }} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '보기' }));
    onRetry.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: '다시 시도' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  name: 'No view yet',
  beforeEach: begin,
  render: () => <Page />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '视图' }));
    await waitFor(() => expect(within(canvasElement).getByText(/把常用的条件和列存下来/)).toBeVisible());
  },
};

export const LongNames: Story = {
  name: 'Long names and many views',
  globals: { locale: 'en-US' },
  beforeEach: begin,
  render: () => (
    <Page
      initial={Array.from({ length: 12 }, (_, index) =>
        view(`v${index}`, `Late orders of the northern warehouse ${index}`.slice(0, 40), {
          isOwn: index % 2 === 0,
          ...(index % 2 === 1 && { owner: 'Wilhelmina Featherstonehaugh' }),
        }),
      )}
    />
  ),
  play: async ({ canvasElement }) => {
    await menuOf(canvasElement, 'Views');
  },
};
