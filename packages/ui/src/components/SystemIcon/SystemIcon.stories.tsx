import type { Meta, StoryObj } from '@storybook/react-vite';
import { SYSTEM_HUES } from '../../core/palette.ts';
import classes from '../stories/sheets.module.css';
import { SystemIcon } from './SystemIcon.tsx';

const meta = { title: 'UI/SystemIcon', component: SystemIcon, args: { code: 'ERP' } } satisfies Meta<
  typeof SystemIcon
>;
export default meta;
type Story = StoryObj<typeof meta>;

const all = (size: 'small' | 'medium' | 'large') => (
  <div className={classes.row}>
    {[...Object.keys(SYSTEM_HUES), 'SOMETHING_NEW'].map((code) => (
      <SystemIcon key={code} code={code} size={size} />
    ))}
  </div>
);

export const OneSystem: Story = {};
export const AllSystems: Story = { render: () => all('large') };
export const AllSystemsDark: Story = {
  globals: { theme: 'dark', locale: 'en-US' },
  render: () => all('medium'),
};
