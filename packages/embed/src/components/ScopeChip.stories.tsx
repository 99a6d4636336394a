import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { PageScope } from '../core/scope.ts';
import { createScopes } from '../runtime/createScopes.ts';
import { ScopeChip } from './ScopeChip.tsx';

const MAY = { from: '2026-05-01', to: '2026-05-31' };

/** Orders have chosen a shop, a marketplace and days; stock, which knows marketplaces, is in front. */
function scopesOf(chosen: PageScope) {
  const scopes = createScopes();
  scopes.send({ type: 'say', paneId: 'stock', scope: { marketplace: null }, chosen: false });
  scopes.send({ type: 'say', paneId: 'orders', scope: chosen, chosen: true });
  return scopes;
}

const meta = {
  title: 'Embed/ScopeChip',
  component: ScopeChip,
  args: { scopes: scopesOf({ shop: 'Nordlicht', marketplace: 'DE', period: MAY }), paneId: 'orders' },
} satisfies Meta<typeof ScopeChip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Shared: Story = {
  name: '[E307] what the panes share is named, and a press lets the pane in front go its own way',
  play: async ({ canvas, args, userEvent }) => {
    const chip = canvas.getByRole('button', { name: /Nordlicht · 德国 · 5\D1\D/ });
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(chip);
    await expect(canvas.getByRole('button', { name: '单独选择' })).toHaveAttribute('aria-pressed', 'false');
    await expect(args.scopes.get().panes.orders?.follows).toBe(false);
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.scopes.get().panes.orders?.follows).toBe(true);
  },
};

export const Parts: Story = {
  name: '[E307] a pane shows only what its page knows',
  globals: { locale: 'en-US', theme: 'dark' },
  args: { scopes: scopesOf({ shop: 'Nordlicht', marketplace: 'DE' }), paneId: 'stock' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveTextContent('Shared: Germany');
  },
};

export const Nothing: Story = {
  name: '[E307] where nothing is shared nothing stands there',
  globals: { locale: 'ko-KR' },
  args: { scopes: scopesOf({}), paneId: 'stock' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
