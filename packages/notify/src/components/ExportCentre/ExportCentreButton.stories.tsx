import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NotifyExample } from '../../testing/NotifyExample.tsx';
import { ExportCentreButton } from './ExportCentreButton.tsx';

const open = fn();

function Demo() {
  return (
    <NotifyExample
      onReady={(_notify, _server, navigation) => {
        navigation.openExportCentre = open;
      }}
    >
      <ExportCentreButton />
    </NotifyExample>
  );
}

const meta = {
  title: 'Notify/ExportCentreButton',
  component: Demo,
  subcomponents: { ExportCentreButton },
} satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '[N103] a press opens the export centre; nothing lies over the tools beside it',
  globals: { locale: 'en-US', theme: 'dark' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Export centre' }));
    await expect(open).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
