import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { FramePane, type FramePaneProps } from './FramePane.tsx';

const PAGE = new URL('about.html', document.baseURI).href;

const meta = {
  title: 'Embed/FramePane',
  component: FramePane,
  args: { url: PAGE, title: '汇率查询', active: true },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 'calc(var(--portal-row-height) * 12)' }}>
        <Story />
      </div>
    ),
  ],
  parameters: { a11y: { test: 'off' } },
} satisfies Meta<typeof FramePane>;
export default meta;

type Story = StoryObj<typeof meta>;

const frameIn = (canvas: HTMLElement) => canvas.querySelector('iframe') as HTMLIFrameElement;

export const External: Story = {
  name: '[E50] a frame has title, sandbox and referrer policy',
  play: async ({ canvasElement }) => {
    const frame = frameIn(canvasElement);
    await expect(frame.title).toBe('汇率查询');
    await expect(frame.sandbox.contains('allow-scripts')).toBe(true);
    for (const right of ['allow-top-navigation', 'allow-top-navigation-by-user-activation'])
      await expect(frame.sandbox.contains(right)).toBe(false);
    await expect(frame.referrerPolicy).toBe('strict-origin');
  },
};

function Hiding(props: FramePaneProps) {
  const [active, setActive] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setActive(!active)}>
        toggle
      </button>
      <FramePane {...props} active={active} />
    </>
  );
}

export const Hidden: Story = {
  name: '[E51] a hidden frame is invisible and inert, and stays the same frame',
  render: (args) => <Hiding {...args} />,
  play: async ({ canvasElement, userEvent }) => {
    const frame = frameIn(canvasElement);
    const toggle = within(canvasElement).getByRole('button', { name: 'toggle' });
    await userEvent.click(toggle);
    await waitFor(() => expect(frame.inert).toBe(true));
    await expect(getComputedStyle(frame).visibility).toBe('hidden');
    await userEvent.click(toggle);
    await waitFor(() => expect(frame.inert).toBe(false));
    await expect(frameIn(canvasElement)).toBe(frame);
  },
};

export const BadAddress: Story = {
  name: '[E52] only http and https are opened',
  args: { url: 'javascript:alert(1)' },
  parameters: { a11y: { test: 'error' } },
  play: async ({ canvasElement }) => {
    await expect(frameIn(canvasElement)).toBeNull();
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('网址无效');
  },
};

export const OwnOrigin: Story = {
  name: '[E128] a page of the portal itself stays inside its sandbox',
  play: async ({ canvasElement }) => {
    await expect(frameIn(canvasElement).sandbox.contains('allow-same-origin')).toBe(false);
  },
};

export const NoTopNavigation: Story = {
  name: '[E50] no sandbox of a configuration lets a frame navigate the portal',
  args: { sandbox: 'allow-scripts allow-top-navigation allow-top-navigation-by-user-activation' },
  play: async ({ canvasElement }) => {
    await expect(frameIn(canvasElement).getAttribute('sandbox')).toBe('allow-scripts');
  },
};

export const MissingPage: Story = {
  tags: ['fails-on-purpose'],
  name: '[E54] a page that its server does not have says so, with two ways on',
  globals: { locale: 'en-US', theme: 'dark' },
  args: {
    url: new URL('no-such-page.json', document.baseURI).href,
    title: 'Exchange rates',
    probeOrigins: [window.location.origin],
  },
  parameters: { a11y: { test: 'error' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('“Exchange rates” has no such page');
    await expect(canvas.getByRole('link', { name: 'Open in a new window' })).toHaveAttribute(
      'target',
      '_blank',
    );
  },
};

export const RefusedAddresses: Story = {
  name: '[E52] none of the addresses that run or show something of their own is opened',
  args: { url: 'javascript:alert(1)' },
  render: (args) => (
    <>
      {['javascript:alert(1)', 'data:text/html,x', 'blob:null/1', 'about:srcdoc', 'file:///etc/passwd'].map(
        (url) => (
          <FramePane key={url} {...args} url={url} />
        ),
      )}
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(5);
    await expect(frameIn(canvasElement)).toBeNull();
  },
};
