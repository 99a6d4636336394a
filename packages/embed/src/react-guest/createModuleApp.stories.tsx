import { Button, Popover } from '@mantine/core';
import { useFeedback } from '@portal/ui';
import { catalogs } from '@portal/ui/i18n';
import mantineCss from '@portal/ui/mantine.css?inline';
import portalCss from '@portal/ui/styles.css?inline';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent as pointer, waitFor, within } from 'storybook/test';
import { MicroAppPane } from '../components/MicroAppPane.tsx';
import { createPaneRegistry } from '../core/createPaneRegistry.ts';
import type { ModuleApp } from '../core/types.ts';
import type { MicroAppPaneProps } from '../runtime/MicroAppPaneProps.ts';
import { createFakePortal } from '../testing/createFakePortal.ts';
import { createModuleApp } from './createModuleApp.tsx';
import { useBeforeClose } from './useBeforeClose.ts';

function Page() {
  const { dialogs } = useFeedback();
  const [answer, setAnswer] = useState('none');
  const [note, setNote] = useState('');
  useBeforeClose(note !== '', 'The note is not saved');
  return (
    <section>
      <h2>Stock</h2>
      <p>answer {answer}</p>
      <input aria-label="note" value={note} onChange={(event) => setNote(event.currentTarget.value)} />
      <Button
        onClick={() => void dialogs.confirm({ title: 'Delete?' }).then((yes) => setAnswer(String(yes)))}
      >
        Delete
      </Button>
      <Popover>
        <Popover.Target>
          <Button>More</Button>
        </Popover.Target>
        <Popover.Dropdown aria-label="More">Archived goods</Popover.Dropdown>
      </Popover>
    </section>
  );
}

const shared = globalThis as { storyApp?: ModuleApp };
shared.storyApp = createModuleApp({ App: Page, catalogs: [catalogs] });
const ENTRY = 'export const { mount, unmount, update } = globalThis.storyApp;';
const inline = (css: string) => `data:text/css,${encodeURIComponent(css)}`;

const meta = {
  title: 'Embed/ReactModule',
  component: MicroAppPane,
  args: {
    app: {
      name: 'stock',
      engine: 'module',
      entry: URL.createObjectURL(new Blob([ENTRY], { type: 'text/javascript' })),
      styles: [inline(portalCss), inline(mantineCss)],
    },
    paneId: 'one',
    title: 'Stock',
    path: '/stock',
    active: true,
    locale: 'en-US',
    theme: 'light',
    portal: createFakePortal(),
    registry: createPaneRegistry(),
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 'calc(var(--portal-row-height) * 12)' }}>
        <Story />
      </div>
    ),
  ],
  globals: { locale: 'en-US' },
} satisfies Meta<typeof MicroAppPane>;
export default meta;

type Story = StoryObj<typeof meta>;

async function appIn(canvas: HTMLElement): Promise<{ root: ShadowRoot; app: ReturnType<typeof within> }> {
  const root = await waitFor(() => {
    const pane = canvas.querySelector('[data-embed-app]');
    const found = [...(pane?.querySelectorAll('div') ?? [])].find(({ shadowRoot }) => shadowRoot)?.shadowRoot;
    if (!found?.querySelector('h2')) throw new Error('not mounted yet');
    return found;
  });
  return { root, app: within(root as unknown as HTMLElement) };
}

function Growing(props: MicroAppPaneProps) {
  const [ids, setIds] = useState(['pane 1']);
  return (
    <>
      <button type="button" onClick={() => setIds([...ids, `pane ${ids.length + 1}`])}>
        One more
      </button>
      {ids.map((id) => (
        <MicroAppPane key={id} {...props} paneId={id} />
      ))}
    </>
  );
}

export const AtOnce: Story = {
  name: '[E224] an app that is loaded is there in the first frame of its pane',
  render: (args) => <Growing {...args} />,
  play: async ({ canvasElement }) => {
    await appIn(canvasElement);
    within(canvasElement).getByRole('button', { name: 'One more' }).click();
    await new Promise(requestAnimationFrame);
    const pane = canvasElement.querySelectorAll('[data-embed-app]')[1];
    await expect(pane).toHaveAttribute('data-embed-status', 'ready');
  },
};

export const TextsAhead: Story = {
  name: '[E226] the texts are asked for while the app is loaded, in the language of the page',
  play: async ({ canvasElement }) => {
    const texts = (language: string) => fn(async () => ({ messages: { language } }));
    const source = { 'zh-CN': texts('zh'), 'en-US': texts('en'), 'ko-KR': texts('ko') };
    const app = createModuleApp({ App: Page, catalogs: [source] });
    await app.bootstrap();
    const { lang } = canvasElement.ownerDocument.documentElement;
    const asked = Object.entries(source).filter(([, load]) => load.mock.calls.length > 0);
    await expect(asked.map(([language]) => language)).toEqual([lang]);
  },
};

export const Dialog: Story = {
  name: '[E150] a dialog of a module opens inside it, with its styles, and leaves the page alone',
  play: async ({ canvasElement }) => {
    const { root, app } = await appIn(canvasElement);
    const overflow = getComputedStyle(document.body).overflow;
    await pointer.click(await app.findByRole('button', { name: 'Delete' }));
    const dialog = await app.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog.getRootNode()).toBe(root);
    await expect(document.querySelector('[role=dialog]')).toBeNull();
    await expect(getComputedStyle(dialog).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    await expect(getComputedStyle(document.body).overflow).toBe(overflow);
    const pane = canvasElement.querySelector('[data-embed-app]')?.getBoundingClientRect();
    const box = dialog.getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(pane?.left ?? 0);
    await expect(box.right).toBeLessThanOrEqual(pane?.right ?? 0);
    await pointer.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await app.findByText('answer false');
  },
};

export const Floating: Story = {
  name: '[E150] what floats in a module opens inside it, below its button',
  globals: { theme: 'dark' },
  args: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const { root, app } = await appIn(canvasElement);
    const button = await app.findByRole('button', { name: 'More' });
    await pointer.click(button);
    const floating = await app.findByText('Archived goods');
    await waitFor(() => expect(getComputedStyle(floating).opacity).toBe('1'));
    await expect(floating.getRootNode()).toBe(root);
    const anchor = button.getBoundingClientRect();
    await waitFor(() =>
      expect(Math.abs(floating.getBoundingClientRect().top - anchor.bottom)).toBeLessThan(20),
    );
  },
};

export const Unsaved: Story = {
  name: '[E153] a page with unsaved input marks its tab and objects to being closed',
  args: { paneId: 'unsaved', portal: createFakePortal(), registry: createPaneRegistry() },
  play: async ({ canvasElement, args }) => {
    const { app } = await appIn(canvasElement);
    const { calls } = args.portal as ReturnType<typeof createFakePortal>;
    const marks = () => calls.flatMap(({ name, args: given }) => (name === 'setDirty' ? given : []));
    await expect(await args.registry?.objections(['unsaved'])).toEqual([]);
    // Typing goes to the document's active element, which is the host of the shadow root.
    const type = (value: string) =>
      fireEvent.input(app.getByRole('textbox', { name: 'note' }), { target: { value } });
    type('half');
    await waitFor(() => expect(marks()).toEqual([true]));
    await expect(await args.registry?.objections(['unsaved'])).toEqual([
      { paneId: 'unsaved', message: 'The note is not saved' },
    ]);
    type('');
    await waitFor(() => expect(marks()).toEqual([true, false]));
    await expect(await args.registry?.objections(['unsaved'])).toEqual([]);
  },
};

export const Picture: Story = {
  name: '[E154] a picture of a module is drawn by the package, with a part that is loaded then',
  args: { paneId: 'picture', registry: createPaneRegistry() },
  play: async ({ canvasElement, args }) => {
    await appIn(canvasElement);
    const picture = await waitFor(
      () => args.registry?.capture('picture') ?? Promise.reject(new Error('none')),
    );
    await expect(picture.type).toBe('image/png');
    const { width, height } = await createImageBitmap(picture);
    await expect(Math.min(width, height)).toBeGreaterThan(100);
  },
};

export const Language: Story = {
  name: '[E220] a module names its language on its own element, not on the page around it',
  args: { paneId: 'five', locale: 'ko-KR' },
  play: async ({ canvasElement }) => {
    const { root } = await appIn(canvasElement);
    await expect(root.querySelector('[lang]')).toHaveAttribute('lang', 'ko-KR');
    await expect(document.documentElement).toHaveAttribute('lang', 'en-US');
  },
};
