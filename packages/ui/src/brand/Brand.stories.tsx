import { Button, Checkbox, TextInput } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { expect, within } from 'storybook/test';
import { EmptyState } from '../components/States/EmptyState.tsx';
import { applyBrand } from './applyBrand.ts';
import type { Brand } from './brandTokens.ts';

/** A few parts under another brand: colour, radius and font are said once. */
function Branded(brand: Brand) {
  useLayoutEffect(() => applyBrand(brand), [brand]);
  return (
    <form style={{ display: 'grid', gap: 'var(--portal-space-3)', maxWidth: '26rem' }}>
      <TextInput label="Shop" defaultValue="Starlight" />
      <Checkbox label="Remember me" defaultChecked />
      <Button type="button">Save</Button>
      <EmptyState title="No exports yet" action={<Button variant="default">Begin one</Button>} />
    </form>
  );
}

const meta = {
  title: 'Foundations/Brand',
  component: Branded,
  subcomponents: {},
  parameters: {
    docs: {
      description: {
        component: '`applyBrand` gives every part the colour, radius and typeface of a company.',
      },
    },
  },
} satisfies Meta<typeof Branded>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Portal: Story = {};

export const GreenAndSquare: Story = {
  name: '[U223] every part follows one brand',
  args: { color: '#0a7d5a', radius: 2, font: 'Georgia' },
  play: async ({ canvasElement }) => {
    const save = await within(canvasElement).findByRole('button', { name: 'Save' });
    const style = getComputedStyle(save);
    expect(style.backgroundColor).toBe('rgb(10, 125, 90)');
    expect(style.borderRadius).toBe('2px');
    expect(style.fontFamily).toMatch(/^Georgia/);
    const field = getComputedStyle(within(canvasElement).getByRole('textbox'));
    expect(field.borderRadius).toBe('2px');
  },
};

export const YellowInDark: Story = {
  globals: { theme: 'dark', locale: 'ko-KR' },
  args: { color: '#ffd400', radius: 12 },
};
