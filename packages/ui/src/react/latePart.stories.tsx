import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ErrorState } from '../components/States/ErrorState.tsx';
import { type LatePartMissing, latePart } from './latePart.tsx';
import { useIsNear } from './useIsNear.ts';

const meta = {
  title: 'Foundations/Late parts',
  subcomponents: {},
  parameters: {
    docs: {
      description: {
        component:
          '`latePart` makes a component of one that is loaded when it is first shown, and tries again when it could not be loaded.',
      },
    },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function Arrived({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  return (
    <Button onClick={() => setCount(count + 1)}>
      {name} {count}
    </Button>
  );
}

type AroundProps = { failures: number; Missing?: (props: LatePartMissing) => ReactNode };

function Waiting() {
  return '…';
}

/** A late part that fails so many times before it comes, beside an input whose text must stay. */
function Around({ failures, Missing }: AroundProps) {
  const [asked, setAsked] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const [Part] = useState(() => {
    let left = failures;
    return latePart<{ name: string }>(
      async () => {
        setAsked((count) => count + 1);
        left -= 1;
        if (left >= 0) throw new Error('Failed to fetch dynamically imported module');
        return Arrived;
      },
      { Missing, Waiting },
    );
  });
  return (
    <>
      <input aria-label="note" />
      <Button variant="default" onClick={() => setIsOpen(!isOpen)}>
        Toggle
      </Button>
      <output aria-label="asked">{asked}</output>
      {isOpen && <Part name="Part" />}
    </>
  );
}

export const TriedAgain: Story = {
  name: '[U230] a part that does not load says so and comes with the second try',
  render: () => <Around failures={2} />,
  async play({ canvas }) {
    const body = within(document.body);
    await userEvent.type(canvas.getByLabelText('note'), 'half a sentence');
    await userEvent.click(canvas.getByRole('button', { name: 'Toggle' }));
    for (const asked of ['1', '2']) {
      await waitFor(() => expect(body.getByText('内容没有加载出来')).toBeVisible());
      await waitFor(() => expect(canvas.getByLabelText('asked')).toHaveTextContent(asked));
      await userEvent.click(body.getByRole('button', { name: '重试' }));
    }
    await userEvent.click(await canvas.findByRole('button', { name: 'Part 0' }));
    await expect(canvas.getByRole('button', { name: 'Part 1' })).toBeVisible();
    await waitFor(() => expect(body.queryByText('内容没有加载出来')).toBeNull());
    await expect(canvas.getByLabelText('note')).toHaveValue('half a sentence');
  },
};

export const AskedForTheNextTime: Story = {
  name: '[U230] shown again, a part that did not load is asked for again, once',
  render: () => <Around failures={1} />,
  async play({ canvas }) {
    const body = within(document.body);
    const toggle = canvas.getByRole('button', { name: 'Toggle' });
    await userEvent.click(toggle);
    await waitFor(() => expect(body.getByText('内容没有加载出来')).toBeVisible());
    await userEvent.click(toggle);
    await waitFor(() => expect(body.queryByText('内容没有加载出来')).toBeNull());
    await userEvent.click(toggle);
    await expect(await canvas.findByRole('button', { name: 'Part 0' })).toBeVisible();
    await expect(canvas.getByLabelText('asked')).toHaveTextContent('2');
  },
};

export const SaidInPlace: Story = {
  name: '[U230] what stands in place of a missing part can try again',
  render: () => <Around failures={1} Missing={({ onRetry }) => <ErrorState onRetry={onRetry} />} />,
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Toggle' }));
    await userEvent.click(await canvas.findByRole('button', { name: '重试' }));
    await expect(await canvas.findByRole('button', { name: 'Part 0' })).toBeVisible();
  },
};

const nextFrame = () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));

/** Its part is awaited from the first press on, and comes with the second. */
function Awaited() {
  const [isOpen, setIsOpen] = useState(false);
  const [{ Part, come }] = useState(() => {
    let come: (part: typeof Arrived) => void = () => {};
    const arrival = new Promise<typeof Arrived>((resolve) => {
      come = resolve;
    });
    return { Part: latePart(() => arrival, { Waiting }), come };
  });
  return (
    <>
      <Button onClick={() => (isOpen ? come(Arrived) : setIsOpen(true))}>On</Button>
      <output aria-label="place">{isOpen && <Part name="Part" />}</output>
    </>
  );
}

export const ShownAtOnce: Story = {
  name: '[U231] a part is shown in the next frame after it came',
  render: () => <Awaited />,
  async play({ canvas }) {
    const on = canvas.getByRole('button', { name: 'On' });
    on.click();
    await nextFrame();
    await expect(canvas.getByLabelText('place')).toHaveTextContent('…');
    on.click();
    await nextFrame();
    await expect(canvas.getByRole('button', { name: 'Part 0' })).toBeVisible();
  },
};

/** Its part is asked for once somebody is near the button that shows it. */
function Near() {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [isWatched, setIsWatched] = useState(false);
  const isNear = useIsNear(isWatched && button ? button : undefined);
  return (
    <>
      <Button ref={setButton}>Open</Button>
      <Button variant="default" onClick={() => setIsWatched(true)}>
        Watch
      </Button>
      <output aria-label="near">{String(isNear)}</output>
    </>
  );
}

export const AskedForWhenNear: Story = {
  name: '[U233] who is near what opens a part has it loaded before the press',
  render: () => <Near />,
  async play({ canvas }) {
    const near = canvas.getByLabelText('near');
    const watch = canvas.getByRole('button', { name: 'Watch' });
    await userEvent.click(watch);
    await expect(near).toHaveTextContent('false');
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(near).toHaveTextContent('true'));
    await userEvent.tab();
    await expect(near).toHaveTextContent('true');
  },
};

export const NearBefore: Story = {
  name: '[U233] who was there before it was asked counts as near',
  render: () => <Near />,
  async play({ canvas }) {
    canvas.getByRole('button', { name: 'Open' }).focus();
    canvas.getByRole('button', { name: 'Watch' }).dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await waitFor(() => expect(canvas.getByLabelText('near')).toHaveTextContent('true'));
  },
};
