import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { createPaneRegistry } from '../core/createPaneRegistry.ts';
import { preloadApp } from '../engines/preloadApp.ts';
import type { MicroAppPaneProps } from '../runtime/MicroAppPaneProps.ts';
import { paneAround, readPaneText } from '../runtime/readPaneText.ts';
import { createExampleModule } from '../testing/createExampleModule.ts';
import { createFakePortal } from '../testing/createFakePortal.ts';
import { MicroAppPane } from './MicroAppPane.tsx';

const meta = {
  title: 'Embed/MicroAppPane',
  component: MicroAppPane,
  args: {
    app: createExampleModule('notes'),
    paneId: 'one',
    title: '订单备注',
    path: '/home',
    active: true,
    locale: 'zh-CN',
    theme: 'light',
    portal: createFakePortal(),
    onPathChange: fn(),
    onError: fn(),
    onReady: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 'calc(var(--portal-row-height) * 12)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MicroAppPane>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The shadow root of a mounted module. */
async function appIn(canvas: HTMLElement, index = 0): Promise<ShadowRoot> {
  return waitFor(() => {
    const pane = canvas.querySelectorAll('[data-embed-app]')[index];
    const root = [...(pane?.querySelectorAll('div') ?? [])].find(({ shadowRoot }) => shadowRoot)?.shadowRoot;
    if (!root?.querySelector('h2')) throw new Error('not mounted yet');
    return root;
  });
}

const NARROW_STYLES = `data:text/css,${encodeURIComponent('@container portal-pane (width < 600px) { h2 { font-style: italic } }')}`;

const textIn = (root: ShadowRoot) => root.querySelector('p')?.textContent;

export const Module: Story = {
  name: '[E40] a module lives in a shadow root with its own style sheets',
  play: async ({ canvasElement, args }) => {
    const outside = document.createElement('h2');
    canvasElement.append(outside);
    const app = await appIn(canvasElement);
    const heading = app.querySelector('h2') as HTMLElement;
    await expect(getComputedStyle(heading).color).toBe('rgb(120, 120, 121)');
    await expect(getComputedStyle(outside).color).not.toBe('rgb(120, 120, 121)');
    outside.remove();
    await expect(textIn(app)).toBe('/home zh-CN light');
    await waitFor(() => expect(args.onReady).toHaveBeenCalledOnce());
  },
};

export const Narrow: Story = {
  name: '[E223] the rules of a module can ask how wide its pane is',
  args: { app: { ...createExampleModule('notes'), styles: [NARROW_STYLES] } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'calc(var(--portal-row-height) * 8)', blockSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const app = await appIn(canvasElement);
    const heading = app.querySelector('h2') as HTMLElement;
    await expect(window.innerWidth).toBeGreaterThan(600);
    await expect(getComputedStyle(heading).fontStyle).toBe('italic');
  },
};

export const OwnSteps: Story = {
  name: '[E32] a step of the app is told to the shell',
  play: async ({ canvasElement, args }) => {
    const app = await appIn(canvasElement);
    app.querySelector('button')?.click();
    await waitFor(() => expect(args.onPathChange).toHaveBeenCalledWith('/next', { replace: false }));
  },
};

function Changing(props: MicroAppPaneProps) {
  const [changed, setChanged] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setChanged(true)}>
        change
      </button>
      <MicroAppPane
        {...props}
        {...(changed && { path: '/list', locale: 'ko-KR' as const, theme: 'dark' as const })}
      />
    </>
  );
}

export const Following: Story = {
  name: '[E44] path, language and colours change in place',
  render: (args) => <Changing {...args} />,
  play: async ({ canvasElement, userEvent }) => {
    const app = await appIn(canvasElement);
    const input = app.querySelector('input') as HTMLInputElement;
    input.value = 'typed';
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'change' }));
    await waitFor(() => expect(textIn(app)).toBe('/list ko-KR dark'));
    await expect(input.value).toBe('typed');
    await expect(input.isConnected).toBe(true);
  },
};

function Two(props: MicroAppPaneProps) {
  const [shown, setShown] = useState<'one' | 'two'>('one');
  return (
    <>
      <button type="button" onClick={() => setShown('two')}>
        second
      </button>
      <button type="button" onClick={() => setShown('one')}>
        first
      </button>
      <MicroAppPane {...props} active={shown === 'one'} />
      <MicroAppPane {...props} paneId="two" active={shown === 'two'} />
    </>
  );
}

export const TwoInstances: Story = {
  name: '[E43] two panes of one app are two instances, and a hidden one keeps its input',
  render: (args) => <Two {...args} />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const first = await appIn(canvasElement, 0);
    const second = await appIn(canvasElement, 1);
    const input = first.querySelector('input') as HTMLInputElement;
    input.value = 'typed';
    await userEvent.click(canvas.getByRole('button', { name: 'second' }));
    await waitFor(() => expect(input.checkVisibility()).toBe(false));
    input.focus();
    await expect(first.activeElement).toBeNull();
    await expect(second.querySelector('input')?.value).toBe('');
    await userEvent.click(canvas.getByRole('button', { name: 'first' }));
    await waitFor(() => expect(input.checkVisibility()).toBe(true));
    await expect(input.value).toBe('typed');
  },
};

const panes = createPaneRegistry();

export const Found: Story = {
  name: '[E241] the words of a pane are read, and an element over it leads to it',
  args: { registry: panes },
  render: (args) => <Two {...args} />,
  play: async ({ canvasElement, userEvent }) => {
    const first = await appIn(canvasElement, 0);
    await appIn(canvasElement, 1);
    await expect(readPaneText(panes, 'one')).toContain(first.querySelector('h2')?.textContent);
    await expect(readPaneText(panes, 'one')).toContain('/home zh-CN light');
    await expect(readPaneText(panes, 'one')).not.toContain('{');
    await expect(readPaneText(panes, 'asleep')).toBe('');
    const over = (id: string) => paneAround(panes, panes.places.get(id)?.firstElementChild as Element);
    await expect(over('one')).toBe('one');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'second' }));
    await waitFor(() => expect(over('two')).toBe('two'));
  },
};

/** A pane that appears once its app was asked for ahead, in vain where the entry is broken. */
function Ahead(args: MicroAppPaneProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => preloadApp(args.app)}>
        Ahead
      </button>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && <MicroAppPane {...args} />}
    </>
  );
}

const countedModule = () => ({
  ...createExampleModule('notes'),
  entry: URL.createObjectURL(
    new Blob(
      [
        'globalThis.aheadLoads = (globalThis.aheadLoads ?? 0) + 1;',
        'export function mount({ container }) { container.innerHTML = "<h2>Ahead</h2><p>here</p>"; }',
        'export function unmount() {}',
      ],
      { type: 'text/javascript' },
    ),
  ),
});
const aheadLoads = () => (globalThis as { aheadLoads?: number }).aheadLoads;

export const AskedForAhead: Story = {
  name: '[E225] an app that was asked for ahead is loaded before its pane is there, and once',
  args: { app: countedModule() },
  render: (args) => <Ahead {...args} />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Ahead' }));
    await waitFor(() => expect(aheadLoads()).toBe(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await waitFor(async () => expect(textIn(await appIn(canvasElement))).toBe('here'));
    await expect(aheadLoads()).toBe(1);
  },
};

export const AskedForInVain: Story = {
  tags: ['fails-on-purpose'],
  name: '[E225] an app that was asked for ahead in vain is loaded anew by its pane, which says what is wrong',
  args: { app: { name: 'gone-ahead', engine: 'module', entry: '/no-such-app/entry.js' }, title: 'Gone' },
  globals: { locale: 'en-US' },
  render: (args) => <Ahead {...args} />,
  play: async ({ canvasElement, args, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Ahead' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await canvas.findByRole('alert');
    await expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'not-found' }));
  },
};

export const Throwing: Story = {
  name: '[E41] a module that throws shows an error, its neighbour lives',
  globals: { locale: 'en-US', theme: 'dark' },
  args: { app: createExampleModule('throws'), title: 'Broken app' },
  render: (args) => (
    <>
      <MicroAppPane {...args} />
      <MicroAppPane {...args} app={createExampleModule('notes')} paneId="two" />
    </>
  ),
  play: async ({ canvasElement, args, userEvent }) => {
    const canvas = within(canvasElement);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('“Broken app” ran into an error');
    await expect(textIn(await appIn(canvasElement, 1))).toContain('/home');
    await expect(args.onError).toHaveBeenCalledOnce();
    await expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'mount-failed' }));
    await userEvent.click(within(alert).getByRole('button'));
    await waitFor(() => expect(args.onError).toHaveBeenCalledTimes(2));
  },
};

export const Missing: Story = {
  tags: ['fails-on-purpose'],
  name: '[E42] an entry that does not exist is told apart',
  globals: { locale: 'ko-KR' },
  args: { app: { name: 'gone', engine: 'module', entry: '/no-such-app/entry.js' }, title: '창고' },
  play: async ({ canvasElement, args }) => {
    await within(canvasElement).findByRole('alert');
    await expect(args.onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'not-found' }));
  },
};

export const Reported: Story = {
  name: '[E4] an error that the app reports covers it',
  args: { app: createExampleModule('reports'), path: '/nowhere' },
  play: async ({ canvasElement, args }) => {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent('/nowhere');
    await expect(args.onError).toHaveBeenCalledWith(
      expect.objectContaining({ kind: 'reported', status: 404 }),
    );
  },
};

function Closing(props: MicroAppPaneProps) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(false)}>
        close
      </button>
      {open && <MicroAppPane {...props} />}
    </>
  );
}

export const Closed: Story = {
  name: '[E45] a pane that goes away unmounts its app',
  render: (args) => <Closing {...args} />,
  play: async ({ canvasElement, userEvent }) => {
    const counts = globalThis as { exampleUnmounts?: number };
    const app = await appIn(canvasElement);
    const before = counts.exampleUnmounts ?? 0;
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'close' }));
    await waitFor(() => expect(counts.exampleUnmounts).toBe(before + 1));
    await expect(app.host.isConnected).toBe(false);
  },
};
