import type { Meta, StoryObj } from '@storybook/react-vite';
import { TokenSheet } from './TokenSheet.tsx';

const meta = {
  title: 'Foundations/Tokens',
  component: TokenSheet,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TokenSheet>;
export default meta;

export const Light: StoryObj<typeof meta> = {};
export const Dark: StoryObj<typeof meta> = { globals: { theme: 'dark', locale: 'en-US' } };
