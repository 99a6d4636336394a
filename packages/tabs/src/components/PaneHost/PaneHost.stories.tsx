import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import type { Pane } from '../../core/types.ts';
import { createStripDriver } from '../../testing/createStripDriver.ts';
import { examplePane } from '../../testing/examplePanes.ts';
import { TabsExample } from '../../testing/TabsExample.tsx';
import { PaneHost } from './PaneHost.tsx';

const onMount = fn();
const onUnmount = fn();
const forever = new Promise<never>(() => {});

function Page({ name, children }: { name: string; children?: ReactNode }) {
  useEffect(() => {
    onMount(name);
    return () => onUnmount(name);
  }, [name]);
  return (
    <section>
      <h2>page {name}</h2>
      <label>
        note {name} <input />
      </label>
      {children}
    </section>
  );
}

function Never(): ReactNode {
  return use(forever);
}

function Failing(): ReactNode {
  const [isBroken] = useState(() => !document.body.dataset.repaired);
  if (isBroken) throw new Error('broken page');
  return <Page name="repaired" />;
}

function renderPane(pane: Pane): ReactNode {
  if (pane.key === 'slow') return <Never />;
  if (pane.key === 'broken') return <Failing />;
  if (pane.kind === 'frame')
    return <iframe title={pane.key} srcDoc="<p>frame</p>" onLoad={() => onMount(pane.key)} />;
  return <Page name={pane.key} />;
}

const meta = {
  title: 'Tabs/PaneHost',
  component: TabsExample,
  subcomponents: { PaneHost },
  args: { renderPane, panes: [examplePane('a'), examplePane('b')], active: 'a' },
  beforeEach: () => {
    onMount.mockClear();
    onUnmount.mockClear();
    delete document.body.dataset.repaired;
  },
} satisfies Meta<typeof TabsExample>;
export default meta;

type Story = StoryObj<typeof meta>;

function driverOf(root: HTMLElement) {
  return createStripDriver(root, () => undefined);
}

export const KeepAlive: Story = {
  name: '[T50] a hidden pane keeps its element, its input and its place',
  play: async ({ canvasElement, userEvent }) => {
    const tabs = driverOf(canvasElement);
    const note = await screen.findByRole('textbox', { name: 'note a' });
    await userEvent.type(note, 'kept');
    const panel = note.closest<HTMLElement>('[role=tabpanel]');
    await tabs.activate('b');
    await expect(await screen.findByRole('textbox', { name: 'note b' })).toBeVisible();
    await expect(note.checkVisibility()).toBe(false);
    note.focus();
    await expect(note).not.toHaveFocus();
    await expect(panel?.clientHeight).toBeGreaterThan(0);
    await tabs.activate('a');
    await expect(screen.getByRole('textbox', { name: 'note a' })).toBe(note);
    await expect(note).toHaveValue('kept');
    await expect(note.checkVisibility()).toBe(true);
    await expect(onUnmount).not.toHaveBeenCalled();
  },
};

export const FramesStay: Story = {
  name: '[T50] moving, opening and closing tabs never reloads a frame',
  globals: { locale: 'en-US', theme: 'dark' },
  args: {
    panes: [examplePane('z'), examplePane('frame', { kind: 'frame' }), examplePane('b')],
    active: 'frame',
  },
  play: async ({ canvasElement, userEvent }) => {
    const tabs = driverOf(canvasElement);
    await waitFor(() => expect(onMount).toHaveBeenCalledWith('frame'));
    tabs.tab('frame').focus();
    await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{ArrowLeft}{ArrowLeft}{/Shift}{/Control}');
    await tabs.expectOrder('home', 'frame', 'z', 'b');
    await tabs.activate('z');
    await tabs.close('b');
    await tabs.drag('frame', 'z');
    await tabs.activate('frame');
    await tabs.expectOrder('home', 'z', 'frame');
    await expect(onMount.mock.calls.filter(([name]) => name === 'frame')).toHaveLength(1);
  },
};

export const NoCache: Story = {
  name: '[T51] content without caching is unmounted when it is hidden',
  args: { panes: [examplePane('a'), examplePane('fresh', { noCache: true })], active: undefined },
  play: async ({ canvasElement }) => {
    const tabs = driverOf(canvasElement);
    await waitFor(() => expect(onMount).toHaveBeenCalledWith('fresh'));
    await tabs.activate('a');
    await waitFor(() => expect(onUnmount).toHaveBeenCalledWith('fresh'));
    await expect(screen.queryByText('page fresh')).toBeNull();
  },
};

export const Loading: Story = {
  name: '[T52] a pane shows a skeleton until its content is there',
  globals: { locale: 'ko-KR', theme: 'dark' },
  args: { panes: [examplePane('slow')], active: undefined },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('tabpanel');
    await expect(panel).toHaveAttribute('data-panel-key', 'slow');
    await expect(within(panel).getByRole('status')).toHaveTextContent('여는 중이에요');
    await waitFor(() => expect(onMount).toHaveBeenCalledWith('home'));
    await expect(within(panel).getByRole('status')).toBeVisible();
  },
};

export const ReadyAtOnce: Story = {
  name: '[T141] a pane that is opened has its content before the next frame',
  args: { menu: ['a', 'b', 'c'] },
  play: async ({ canvasElement, canvas }) => {
    await canvas.findByRole('textbox', { name: 'note a' });
    canvasElement.querySelector<HTMLElement>('[data-open=c]')?.click();
    // What a press renders is in the page when the press has been handled; no frame comes in between.
    await Promise.resolve();
    await expect(canvas.queryByRole('textbox', { name: 'note c' })).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['fails-on-purpose'],
  name: '[T53] a pane that fails says so alone, and tries again on request',
  globals: { locale: 'en-US', theme: 'light' },
  args: { panes: [examplePane('a'), examplePane('broken')], active: undefined },
  play: async ({ canvasElement, canvas, userEvent }) => {
    const tabs = driverOf(canvasElement);
    await expect(await canvas.findByText('This page ran into an error')).toBeVisible();
    await tabs.activate('a');
    await expect(await canvas.findByRole('textbox', { name: 'note a' })).toBeVisible();
    await tabs.activate('broken');
    document.body.dataset.repaired = 'true';
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('page repaired')).toBeVisible();
  },
};

export const ErrorDark: Story = {
  tags: ['fails-on-purpose'],
  name: '[T53] the error of a pane in the dark',
  globals: { locale: 'ko-KR', theme: 'dark' },
  args: { panes: [examplePane('broken')], active: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('페이지에 오류가 발생했어요')).toBeVisible();
  },
};

export const Focus: Story = {
  name: '[T54] focus comes back to where it stood in the pane that is shown',
  args: { menu: ['a', 'b'] },
  play: async ({ canvasElement, canvas, userEvent }) => {
    const note = await canvas.findByRole('textbox', { name: 'note a' });
    note.focus();
    canvasElement.querySelector<HTMLElement>('[data-open=b]')?.click();
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveFocus());
    canvasElement.querySelector<HTMLElement>('[data-open=a]')?.click();
    await waitFor(() => expect(note).toHaveFocus());
    const tabs = driverOf(canvasElement);
    tabs.tab('b').focus();
    await userEvent.keyboard('{Enter}');
    await tabs.expectActive('b');
    await expect(tabs.tab('b')).toHaveFocus();
  },
};

export const FocusFollows: Story = {
  name: '[T160] focus goes into the pane that is opened, from wherever it was',
  args: { menu: ['a', 'b'] },
  play: async ({ canvasElement, canvas }) => {
    const press = (name: string) => canvasElement.querySelector<HTMLElement>(`[data-open=${name}]`);
    press('b')?.focus();
    press('b')?.click();
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveFocus());
    driverOf(canvasElement).tab('b').focus();
    press('a')?.click();
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveFocus());
  },
};

export const FocusInFrame: Story = {
  name: '[T1200] focus goes with the frame of the pane, and stays where it was put meanwhile',
  args: { menu: ['a', 'b'] },
  play: async ({ canvasElement, canvas }) => {
    const press = (name: string) => canvasElement.querySelector<HTMLElement>(`[data-open=${name}]`);
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    press('b')?.focus();
    flushSync(() => press('b')?.click());
    await expect(press('b')).toHaveFocus();
    await frame();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    press('a')?.focus();
    flushSync(() => press('a')?.click());
    press('b')?.focus();
    await frame();
    await expect(press('b')).toHaveFocus();
  },
};

export const Reload: Story = {
  name: '[T16] a reload mounts the content anew',
  play: async ({ canvasElement, canvas, userEvent }) => {
    const note = await canvas.findByRole('textbox', { name: 'note a' });
    await userEvent.type(note, 'lost');
    await userEvent.click(canvas.getByRole('button', { name: '标签页操作' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^重新加载/ }));
    await waitFor(() => expect(onUnmount).toHaveBeenCalledWith('a'));
    await expect(canvas.queryByRole('textbox', { name: 'note a' })).toBeNull();
    await expect(await canvas.findByRole('textbox', { name: 'note a' })).toHaveValue('');
    await driverOf(canvasElement).expectActive('a');
  },
};

function Long({ name }: { name: string }) {
  const hostRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = hostRef.current?.shadowRoot ?? hostRef.current?.attachShadow({ mode: 'open' });
    if (!root) return;
    root.innerHTML = `<div tabindex="0" style="height:300px;overflow:auto"><div style="height:3000px">${name}</div></div>`;
  }, [name]);
  return <div ref={hostRef} data-long={name} />;
}

function scrollerOf(root: HTMLElement, name: string) {
  return root.querySelector(`[data-long=${name}]`)?.shadowRoot?.firstElementChild ?? undefined;
}

export const Asleep: Story = {
  name: '[T116] a pane that slept comes back scrolled to where it stood',
  globals: { locale: 'en-US', theme: 'light' },
  args: {
    maxLive: 1,
    panes: ['a', 'b'].map((name) => examplePane(name)),
    renderPane: (pane) => <Long name={pane.key} />,
  },
  play: async ({ canvasElement }) => {
    const tabs = driverOf(canvasElement);
    await waitFor(() => expect(scrollerOf(canvasElement, 'a')).toBeDefined());
    scrollerOf(canvasElement, 'a')?.scrollTo({ top: 1200, behavior: 'instant' });
    await tabs.activate('b');
    await waitFor(() => expect(scrollerOf(canvasElement, 'a')).toBeUndefined());
    await tabs.activate('a');
    await waitFor(() => expect(scrollerOf(canvasElement, 'a')?.scrollTop).toBe(1200));
  },
};

const splitAB = { events: [{ type: 'split' as const, key: 'b', side: 'right' as const }] };

export const Split: Story = {
  name: '[T114] two panes side by side, the line between them moved by keys',
  globals: { locale: 'zh-CN', theme: 'light' },
  args: splitAB,
  play: async ({ canvas, userEvent }) => {
    const left = await canvas.findByRole('textbox', { name: 'note a' });
    const right = await canvas.findByRole('textbox', { name: 'note b' });
    await userEvent.type(left, 'left');
    await userEvent.type(right, 'right');
    await expect(left).toHaveValue('left');
    await expect(right).toHaveValue('right');
    const separator = await canvas.findByRole('separator', { name: '调整分屏宽度' });
    const widthOf = () => left.closest('[role=tabpanel]')?.getBoundingClientRect().width ?? 0;
    const half = widthOf();
    separator.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(separator).toHaveAttribute('aria-valuenow', '54');
    await expect(widthOf()).toBeGreaterThan(half);
    await userEvent.keyboard('{Home}');
    await expect(separator).toHaveAttribute('aria-valuenow', '20');
    await userEvent.keyboard('{End}{Enter}');
    await expect(widthOf()).toBe(half);
  },
};

export const SplitDragged: Story = {
  name: '[T114] the line between two panes is dragged',
  globals: { locale: 'ko-KR', theme: 'dark' },
  args: splitAB,
  play: async ({ canvas, canvasElement }) => {
    const separator = await canvas.findByRole('separator', { name: '분할 너비 조절' });
    const host = separator.parentElement?.getBoundingClientRect() ?? canvasElement.getBoundingClientRect();
    const at = (share: number) => ({ clientX: host.left + host.width * share, clientY: host.top + 9 });
    const press = { pointerId: 1, isPrimary: true, button: 0, buttons: 1, bubbles: true };
    separator.hasPointerCapture = () => true;
    separator.setPointerCapture = () => undefined;
    await fireEvent(separator, new PointerEvent('pointerdown', { ...press, ...at(0.5) }));
    await fireEvent(separator, new PointerEvent('pointermove', { ...press, ...at(0.3) }));
    await waitFor(() => expect(separator).toHaveAttribute('aria-valuenow', '30'));
    await fireEvent(separator, new PointerEvent('pointermove', { ...press, ...at(0.02) }));
    await waitFor(() => expect(separator).toHaveAttribute('aria-valuenow', '20'));
  },
};

export const SplitFocus: Story = {
  name: '[T115] focus in the other half makes it the one in front; a third pane stands alone',
  globals: { locale: 'en-US', theme: 'dark' },
  args: { ...splitAB, panes: [examplePane('a'), examplePane('b'), examplePane('c')] },
  play: async ({ canvas, canvasElement }) => {
    const tabs = driverOf(canvasElement);
    const right = await canvas.findByRole('textbox', { name: 'note b' });
    right.focus();
    await tabs.expectActive('b');
    await expect(right).toHaveFocus();
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(2);
    await expect(tabs.tab('a')).toHaveAccessibleName('a In split view');
    await tabs.activate('c');
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
    await tabs.activate('a');
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(2);
    await tabs.close('a');
    await tabs.expectActive('b');
    await expect(canvas.getAllByRole('tabpanel')).toHaveLength(1);
  },
};

export const Linked: Story = {
  name: '[T55] tab and panel point at each other, as far as the panel is mounted',
  globals: { locale: 'en-US', theme: 'light' },
  args: { panes: [examplePane('a'), examplePane('with space/和'), examplePane('b')] },
  play: async ({ canvasElement, canvas }) => {
    const tabs = driverOf(canvasElement);
    await tabs.activate('with space/和');
    const panel = canvas.getByRole('tabpanel');
    await expect(panel).toHaveAccessibleName('with space/和');
    await expect(tabs.tab('with space/和').getAttribute('aria-controls')).toBe(panel.id);
    await expect(panel.getAttribute('aria-labelledby')).toBe(tabs.tab('with space/和').id);
  },
};
