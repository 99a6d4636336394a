import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { ActionButton, EmptyState } from '@portal/ui';
import { PortalProvider } from '@portal/ui/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';

/** What many a design system says to the whole page, in no layer. */
const FOREIGN = `
  .foreign { font: 18px/1.8 Georgia, serif; color: rgb(90, 20, 60); background: rgb(255, 250, 240); padding: 24px; }
  .foreign ::selection { background: rgb(255, 220, 120); color: rgb(0, 0, 0); }
  .foreign :focus-visible { outline: 4px dotted rgb(200, 0, 100); outline-offset: 4px; }
  .foreign .fd-button { padding: 12px 24px; border: 2px solid; border-radius: 24px; background: none; color: inherit; font: inherit; }
`;

const ROOT = 'data-portal-root';

/** A page that is not ours: the provider of the stories has marked the document, which such a page does not. */
function ForeignPage({ children }: { children: ReactNode }) {
  useEffect(() => {
    const document_ = document.documentElement;
    const wasOurs = document_.hasAttribute(ROOT);
    document_.removeAttribute(ROOT);
    return () => void document_.toggleAttribute(ROOT, wasOurs);
  }, []);
  return (
    <div className="foreign">
      <style>{FOREIGN}</style>
      {children}
    </div>
  );
}

function Around({ i18n }: { i18n: I18n }) {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  return (
    <ForeignPage>
      <h2>Foreign page</h2>
      <button type="button" className="fd-button">
        Foreign button
      </button>
      <div ref={setRoot} style={{ marginBlock: 24, background: 'var(--portal-surface)' }}>
        {root && (
          <PortalProvider i18n={i18n} root={root} forceColorScheme="light">
            <EmptyState
              title="No exports yet"
              text="Files that you export from any list wait here for seven days."
              action={<ActionButton isPrimary>Open orders</ActionButton>}
            />
          </PortalProvider>
        )}
      </div>
      <p>Foreign text again</p>
    </ForeignPage>
  );
}

function Inside() {
  return (
    <EmptyState
      title="No exports yet"
      text="Below stands a part of another design system."
      action={
        <div className="foreign">
          <style>{FOREIGN}</style>
          <button type="button" className="fd-button">
            Foreign button
          </button>
        </div>
      }
    />
  );
}

function Page({ isAround }: { isAround: boolean }) {
  const { i18n } = useLingui();
  return isAround ? <Around i18n={i18n} /> : <Inside />;
}

const meta = {
  title: 'Foundations/Another design system',
  component: Page,
  subcomponents: {},
  parameters: {
    docs: {
      description: {
        component:
          'Every rule of ours stands in the layer `portal`, so a page of another design system keeps its own styles around ours, and its parts keep theirs inside ours.',
      },
    },
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const styleOf = (element: Element, pseudo?: string) => getComputedStyle(element, pseudo);

export const AroundOurs: Story = {
  name: 'A page of another design system around ours',
  args: { isAround: true },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const foreign = page.getByRole('button', { name: 'Foreign button' });
    const ours = await page.findByRole('button', { name: 'Open orders' });
    await waitFor(() => expect(document.documentElement).not.toHaveAttribute(ROOT));
    await expect(styleOf(foreign).borderRadius).toBe('24px');
    await expect(styleOf(page.getByText('Foreign text again')).fontSize).toBe('18px');
    await expect(styleOf(page.getByText('Foreign text again'), '::selection').backgroundColor).toBe(
      'rgb(255, 220, 120)',
    );
    foreign.focus();
    await expect(styleOf(foreign).outlineStyle).toBe('dotted');
    await expect(styleOf(ours).borderRadius).not.toBe('24px');
    await expect(styleOf(ours).fontFamily).toMatch(/Inter/);
  },
};

export const InsideOurs: Story = {
  name: 'A part of another design system inside ours',
  args: { isAround: false },
  play: async ({ canvasElement }) => {
    const foreign = within(canvasElement).getByRole('button', { name: 'Foreign button' });
    await expect(styleOf(foreign).borderRadius).toBe('24px');
    await expect(styleOf(foreign).fontSize).toBe('18px');
    await expect(styleOf(foreign).fontFamily).toMatch(/^Georgia/);
  },
};
