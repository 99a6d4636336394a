import { catalogs } from '@portal/ui/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { MicroAppPane } from '../components/MicroAppPane.tsx';
import type { ModuleApp } from '../core/types.ts';
import { createFakePortal } from '../testing/createFakePortal.ts';
import { createModuleApp } from './createModuleApp.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

const shared = globalThis as { storyLostApp?: ModuleApp };
shared.storyLostApp = createModuleApp({ App: NotFoundPage, catalogs: [catalogs] });
const ENTRY = 'export const { mount, unmount, update } = globalThis.storyLostApp;';

const meta = {
  title: 'Embed/NotFoundPage',
  component: MicroAppPane,
  args: {
    app: {
      name: 'stock',
      engine: 'module',
      entry: URL.createObjectURL(new Blob([ENTRY], { type: 'text/javascript' })),
    },
    paneId: 'one',
    title: 'Stock',
    path: '/moved',
    active: true,
    locale: 'en-US',
    theme: 'light',
    portal: createFakePortal(),
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

export const UnknownPath: Story = {
  name: '[E155] a path that the app does not have is told to the portal, whose pane says so',
  play: async ({ canvasElement, args }) => {
    await within(canvasElement).findByRole('alert');
    const { calls } = args.portal as ReturnType<typeof createFakePortal>;
    const reports = () => calls.flatMap(({ name, args: given }) => (name === 'reportError' ? given : []));
    await waitFor(() => expect(reports()).toEqual([{ errorCode: 404, pageUrl: '/moved' }]));
  },
};
