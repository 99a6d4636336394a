import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { LATER_ICONS } from '../../core/icons/laterIcons.gen.ts';
import { SHELL_ICONS } from '../../core/icons/shellIcons.gen.ts';
import { IconSheet } from '../stories/IconSheet.tsx';
import classes from '../stories/sheets.module.css';
import { Icon } from './Icon.tsx';

const meta = { title: 'UI/Icon', component: Icon, args: { name: 'home', size: 24 } } satisfies Meta<
  typeof Icon
>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (canvas: HTMLElement) => canvas.querySelector('[data-icon]')?.getAttribute('data-icon');

export const BuiltIn: Story = {
  play: async ({ canvasElement }) => expect(shown(canvasElement)).toBe('home'),
};

export const Named: Story = {
  args: { name: 'lock', label: 'Locked' },
  globals: { locale: 'en-US' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Locked' })).toBeVisible();
  },
};

export const LoadsLater: Story = {
  name: '[U10] icons beyond the first screen load when first shown',
  args: { name: 'warehouse' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(shown(canvasElement)).toBe('warehouse'));
  },
};

export const Unknown: Story = {
  name: '[U10] an unknown name becomes the neutral shape',
  args: { name: 'el-icon-whatever' },
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(shown(canvasElement)).toBe('neutral'));
  },
};

export const Image: Story = {
  tags: ['fails-on-purpose'],
  name: '[U10] an address becomes an image, a broken one the neutral shape',
  args: { name: 'https://127.0.0.1:9/missing.png' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(shown(canvasElement)).toBe('neutral'));
  },
};

export const Sprite: Story = {
  name: "[U10] a symbol comes from the page's sprite, or is the built-in icon of that name",
  render: (args) => (
    <div className={classes.row}>
      <svg width={0} height={0} aria-hidden="true">
        <symbol id="gb-icon-crate" viewBox="0 0 24 24">
          <path d="M3 8h18v12H3zM3 8l4-5h10l4 5z" />
        </symbol>
      </svg>
      <Late>
        <Icon {...args} name="gb-icon-crate" />
        <Icon {...args} name="gb-icon-home" />
      </Late>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('use[href="#gb-icon-crate"]')).not.toBeNull());
    await expect(shown(canvasElement)).toBe('home');
  },
};

/** Renders its children once what stands before them is in the document. */
function Late({ children }: { children: ReactNode }) {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  return isReady && children;
}

export const All: Story = {
  globals: { locale: 'en-US', theme: 'dark' },
  parameters: { layout: 'fullscreen' },
  render: () => (
    <IconSheet
      groups={[
        { title: 'First screen', names: Object.keys(SHELL_ICONS) },
        { title: 'Loaded when first shown', names: Object.keys(LATER_ICONS) },
      ]}
    />
  ),
};
