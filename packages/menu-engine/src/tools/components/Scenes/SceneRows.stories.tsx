import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { SystemSwitcher } from '../../../components/SystemSwitcher/SystemSwitcher.tsx';
import { systemHref } from '../../../core/menuAddress.ts';
import { companySystems } from '../../../testing/index.ts';
import { SceneRows } from './SceneRows.tsx';

const meta = {
  title: 'Menus/SceneRows',
  component: SceneRows,
  args: {
    scenes: [
      { id: '1', name: '早班发货', count: 6 },
      { id: '2', name: '跨境电商多平台多店铺多仓库订单自动拆分合并', count: 15 },
    ],
    activeId: '2',
    onChoose: fn(),
    onManage: fn(),
  },
  render: (args) => (
    <div style={{ minHeight: 560 }}>
      <SystemSwitcher
        systems={companySystems()}
        currentCode="ERP"
        actions={{
          hrefOf: ({ serviceId = '', systemCode }) => systemHref({ serviceId, systemCode }),
          onOpen: fn(),
          onRefused: fn(),
        }}
        scenesSlot={<SceneRows {...args} />}
      />
    </div>
  ),
} satisfies Meta<typeof SceneRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InSwitcher: Story = {
  name: '[M343] The switcher lists the scenes, marks the one in use and leads to their list',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^切换应用/ }));
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('跨境电商');
    await userEvent.click(canvas.getByRole('button', { name: /^早班发货/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('1');
    await userEvent.click(canvas.getByRole('button', { name: '管理' }));
    await expect(args.onManage).toHaveBeenCalledOnce();
  },
};

export const None: Story = {
  name: '[M343] Without scenes it says what they are for',
  globals: { locale: 'en-US', theme: 'dark' },
  args: { scenes: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Switch application/ }));
    await waitFor(() => expect(canvas.getByText(/Put the menus of one task together/)).toBeVisible());
  },
};
