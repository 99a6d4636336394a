import { useLingui } from '@lingui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createSpotlight, type SpotlightStep } from './createSpotlight.ts';
import { spotlightWords } from './spotlightWords.ts';

type ExampleProps = { steps: readonly SpotlightStep[]; reducedMotion: boolean; onOver: () => void };

function Example({ steps, reducedMotion, onOver }: ExampleProps) {
  const { i18n } = useLingui();
  const [spotlight] = useState(() =>
    createSpotlight({ words: spotlightWords(i18n), reducedMotion: () => reducedMotion }),
  );
  useEffect(() => spotlight.stop, [spotlight]);
  const start = () => void spotlight.start(steps).then(onOver);
  return (
    <>
      <button type="button" onClick={start}>
        Start
      </button>
      <p id="first">First place</p>
      <p id="second">Second place</p>
    </>
  );
}

const at = (id: string) => () => document.getElementById(id);

const meta = {
  title: 'Guide/Spotlight',
  component: Example,
  subcomponents: {},
  parameters: {
    docs: {
      description: {
        component:
          '`createSpotlight` leads through places of the page, step by step, over everything that is there.',
      },
    },
  },
  args: {
    reducedMotion: true,
    onOver: fn(),
    steps: [
      { target: at('first'), title: 'One', text: 'What is here' },
      { target: at('missing'), title: 'Never', text: 'There is no such place' },
      { target: at('second'), title: 'Two', text: 'And what is there' },
    ],
  },
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Opens the tour; it takes keys once its first frames are drawn. */
const begin = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Start' }));
  const dialog = await within(document.body).findByRole('dialog');
  for (let frame = 0; frame < 3; frame += 1) await nextFrame();
  return within(dialog);
};

export const Walk: Story = {
  name: '[G50] one place after the other, those that are not there left out, and the focus goes back',
  play: async ({ canvasElement, args }) => {
    const tour = await begin(canvasElement);
    await tour.findByText('第 1/2 处');
    await expect(within(document.body).getByRole('dialog')).toHaveAttribute('aria-modal', 'true');
    await userEvent.click(tour.getByRole('button', { name: '下一步' }));
    const second = within(await within(document.body).findByRole('dialog'));
    await second.findByText('And what is there');
    await userEvent.click(second.getByRole('button', { name: '完成' }));
    await waitFor(() => expect(args.onOver).toHaveBeenCalledOnce());
    await expect(within(canvasElement).getByRole('button', { name: 'Start' })).toHaveFocus();
  },
};

export const Keyboard: Story = {
  name: '[G51] arrow keys walk, Esc ends',
  globals: { locale: 'en-US', theme: 'dark' },
  play: async ({ canvasElement, args }) => {
    const tour = await begin(canvasElement);
    await tour.findByText('1 of 2');
    await userEvent.keyboard('{ArrowRight}');
    await within(document.body).findByText('2 of 2');
    for (let frame = 0; frame < 3; frame += 1) await nextFrame();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onOver).toHaveBeenCalledOnce());
    await expect(within(document.body).queryByRole('dialog')).toBeNull();
  },
};

export const EndsAtOnce: Story = {
  name: '[G51] Esc ends also while the tour is moving',
  args: { reducedMotion: false },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Start' }));
    await waitFor(() => expect(document.body).toHaveClass('driver-active'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onOver).toHaveBeenCalledOnce());
    await expect(document.body).not.toHaveClass('driver-active');
  },
};

export const TextOnly: Story = {
  name: '[G52] what is told is text, whatever it looks like',
  globals: { locale: 'ko-KR' },
  args: { steps: [{ target: at('first'), title: '<b>Bold</b>', text: '<img src=x onerror=alert(1)>' }] },
  play: async ({ canvasElement }) => {
    const tour = await begin(canvasElement);
    await tour.findByText('<b>Bold</b>');
    await expect(document.querySelector('.driver-popover img, .driver-popover b')).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
};

export const Motion: Story = {
  name: '[G53] where motion is welcome the tour moves',
  args: { reducedMotion: false },
  play: async ({ canvasElement }) => {
    await begin(canvasElement);
    await expect(document.body).toHaveClass('driver-fade');
  },
};

export const Calm: Story = {
  name: '[G53] with reduced motion nothing moves',
  play: async ({ canvasElement }) => {
    await begin(canvasElement);
    await expect(document.body).not.toHaveClass('driver-fade');
  },
};
