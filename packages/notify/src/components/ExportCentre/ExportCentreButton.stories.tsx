import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NotifyExample } from '../../testing/NotifyExample.tsx';
import { ExportCentreButton } from './ExportCentreButton.tsx';

const open = fn();

function Demo({ wasHinted = false }: { wasHinted?: boolean }) {
  const values = new Map(wasHinted ? [['said:export-hint', '1']] : []);
  const storage = {
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, value: string) => Boolean(values.set(key, value)),
  };
  return (
    <div style={{ display: 'flex', justifyContent: 'flex-end', minHeight: '6rem' }}>
      <NotifyExample
        ports={{ storage }}
        onReady={(_notify, _server, navigation) => {
          navigation.openExportCentre = open;
        }}
      >
        <ExportCentreButton />
      </NotifyExample>
    </div>
  );
}

const meta = {
  title: 'Notify/ExportCentreButton',
  component: Demo,
  subcomponents: { ExportCentreButton },
} satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstTime: Story = {
  name: '[N103] the first time a hint says what it is for; it goes at a press',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('status')).toHaveTextContent('导出的文件在这里下载');
    await userEvent.click(canvas.getByRole('button', { name: '导出中心' }));
    await expect(open).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const WorkingOn: Story = {
  name: '[N103] it goes with the first press or key anywhere; a press goes to what lies below it',
  globals: { locale: 'ko-KR' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const hint = await canvas.findByRole('status');
    const { left, top, height } = hint.getBoundingClientRect();
    const pressed = document.elementFromPoint(left + 4, top + height / 2);
    await expect(hint.contains(pressed)).toBe(false);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(open).not.toHaveBeenCalled();
  },
};

export const Later: Story = {
  name: '[N103] later there is none',
  args: { wasHinted: true },
  globals: { locale: 'en-US', theme: 'dark' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'Export centre' });
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
