import { Trans } from '@lingui/react';
import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

function Probe() {
  return (
    <Button>
      <Trans id="ui.retry" message="重试" />
    </Button>
  );
}

const meta = { title: 'UI/Probe', component: Probe } satisfies Meta<typeof Probe>;
export default meta;

export const Chinese: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: '重试' })).toBeVisible();
  },
};
export const KoreanDark: StoryObj<typeof meta> = {
  globals: { locale: 'ko-KR', theme: 'dark' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: '다시 시도' })).toBeVisible();
  },
};
