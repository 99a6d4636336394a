import { createEmitter } from '@portal/machine';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Guide as GuideInfo, GuidePlan } from '../../core/types.ts';
import { browserPorts } from '../../runtime/browserPorts.ts';
import { createGuide } from '../../runtime/createGuide.ts';
import { Guide } from './Guide.tsx';

/** The first hour of another product: a library that takes in documents. */
const plan: GuidePlan = {
  title: 'Set up your library',
  steps: [
    { id: 'invite', title: 'Invite your team', text: 'Three people are enough to begin.', action: 'Invite' },
    {
      id: 'import',
      title: 'Bring in documents',
      text: 'A folder, or a whole drive.',
      action: 'Choose a folder',
    },
    {
      id: 'index',
      title: 'Documents are read',
      text: 'Begins by itself, and takes an hour for ten thousand pages.',
      after: 'import',
      parts: [
        { id: 'text', title: 'Text' },
        { id: 'images', title: 'Images' },
      ],
    },
  ],
};
const info: GuideInfo = {
  status: 1,
  done: new Set(['import']),
  doneBefore: new Set(),
  progress: { text: 80, images: 15 },
  results: { import: 'Drive “Research”, 9,214 pages' },
};

function Example({ onStep }: { onStep: (id: string) => void }) {
  const [control] = useState(() => {
    const saved = createEmitter();
    const source = { load: async () => info, saveStatus: async () => saved.emit() };
    const storage = { get: () => null, set: () => true };
    return createGuide({ ...browserPorts, plan, source, storage, scope: 'me' });
  });
  useEffect(() => {
    control.start();
    return () => control.dispose();
  }, [control]);
  return <Guide control={control} loadVideos={async () => new Map()} onStep={onStep} />;
}

const meta = {
  title: 'Examples/Guide of another product',
  component: Example,
  subcomponents: { Guide },
  parameters: { layout: 'fullscreen' },
  args: { onStep: fn() },
} satisfies Meta<typeof Example>;
export default meta;

export const Library: StoryObj<typeof meta> = {
  name: '[G701] another product’s guide: its steps, words, parts and results are data',
  globals: { locale: 'en-US' },
  play: async ({ canvasElement, args }) => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Set up your library' }));
    await expect(
      within(canvasElement).getByRole('button', { name: 'Set up your library 1/3' }),
    ).toBeVisible();
    await expect(dialog.getByText('Drive “Research”, 9,214 pages')).toBeVisible();
    await expect(dialog.getByRole('progressbar', { name: 'Images' })).toHaveAttribute('value', '15');
    await expect(dialog.queryByText(/shop/i)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Invite: Invite your team' }));
    await expect(args.onStep).toHaveBeenCalledWith('invite');
  },
};
