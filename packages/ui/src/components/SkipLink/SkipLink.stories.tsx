import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'UI/SkipLink',
  component: SkipLink,
  args: { targetId: 'workspace' },
  render: (args) => (
    <div>
      <SkipLink {...args} />
      <main id="workspace" tabIndex={-1}>
        Workspace
      </main>
    </div>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;

export const LeadsToTheWorkspace: StoryObj<typeof meta> = {
  name: '[U29] the first stop of the keyboard leads to the workspace',
  globals: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to the workspace' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};
