import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Pager } from './Pager.tsx';

const meta = {
  title: 'UI/Table/Pager',
  subcomponents: { Pager },
  parameters: { layout: 'padded' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const onPage = fn();
const onPageSize = fn();

function Paged({ page }: { page: number }) {
  return <Pager page={page} pageSize={50} total={5_012} onPage={onPage} onPageSize={onPageSize} />;
}

export const Paging: Story = {
  name: '[U203] the pager says what is shown, turns, jumps within bounds and sets the size of a page',
  globals: { locale: 'en-US' },
  render: () => <Paged page={3} />,
  play: async ({ canvasElement }) => {
    const pager = within(canvasElement);
    await expect(pager.getByText('101–150 of 5,012')).toBeVisible();
    await userEvent.click(pager.getByRole('button', { name: 'Next page' }));
    await expect(onPage).toHaveBeenLastCalledWith(4);
    await userEvent.click(pager.getByRole('button', { name: 'Previous page' }));
    await expect(onPage).toHaveBeenLastCalledWith(2);
    const field = pager.getByRole('textbox', { name: 'Page' });
    await userEvent.clear(field);
    await userEvent.type(field, '9999{Enter}');
    await expect(onPage).toHaveBeenLastCalledWith(101);
    await userEvent.click(pager.getByRole('combobox', { name: 'Per page' }));
    await userEvent.click(await pager.findByRole('option', { name: '1,000' }));
    await expect(onPageSize).toHaveBeenLastCalledWith(1_000);
  },
};

export const LastPage: Story = {
  name: '[U203] nothing leads beyond the last page',
  globals: { locale: 'ko-KR', theme: 'dark' },
  render: () => <Paged page={101} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: '다음 페이지' })).toBeDisabled();
  },
};

export const BeyondTheLast: Story = {
  name: '[U203] a page beyond the last leads to the last one',
  beforeEach: () => {
    onPage.mockClear();
  },
  render: () => <Paged page={400} />,
  play: async () => {
    await expect(onPage.mock.calls).toEqual([[101]]);
  },
};
