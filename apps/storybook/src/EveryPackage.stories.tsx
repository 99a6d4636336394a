import { LandingMessage } from '@portal/account/flows';
import { Markdown } from '@portal/ai-assistant/markdown';
import { PrintPrompt } from '@portal/embed/print';
import { ShopAuthDone } from '@portal/guide/onboarding';
import { normalizeMenuTree, TopMenu } from '@portal/menu-engine';
import { SafeHtml } from '@portal/notify/news';
import { TabStrip } from '@portal/tabs';
import { ActionButton } from '@portal/ui';
import { applyBrand } from '@portal/ui/brand';
import { PALETTE } from '@portal/ui/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect } from 'react';
import { expect, waitFor } from 'storybook/test';

type Args = { color: string; radius: number; font: string };

const nothing = () => undefined;
const leaf = { menuId: '2', menuName: '待发货', lastMenu: 2, path: 'oms', menuUrl: '/ship' };
const index = normalizeMenuTree({ childMenus: [{ menuId: '1', menuName: '订单', childMenus: [leaf] }] });
const actions = { hrefOf: () => '#', onOpen: nothing };
const panes = ['首页', '订单'].map((tab, at) => ({
  key: `${at}`,
  kind: at === 0 ? ('home' as const) : ('native' as const),
  path: `/${at}`,
  tab,
  closable: at > 0,
  views: 0,
}));
const missing = { channel: 'cloud' as const, state: 'install' as const, versions: {} };

/** One part of each package. */
const PARTS: Record<string, ReactNode> = {
  ui: <ActionButton isPrimary>Save</ActionButton>,
  account: <LandingMessage purpose="sign-in" failed onLogin={nothing} />,
  'menu-engine': <TopMenu index={index} actions={actions} conditions={{ now: 0 }} activeKey="m_2" />,
  tabs: (
    <TabStrip
      panes={panes}
      activeKey="1"
      titleOf={({ tab }) => tab}
      onActivate={nothing}
      onClose={nothing}
      onCloseMany={nothing}
      onMove={nothing}
    />
  ),
  embed: (
    <PrintPrompt
      first={missing}
      check={async () => missing}
      needed="4.0.0.0"
      downloadUrl="https://print.example/"
      onClose={nothing}
    />
  ),
  notify: <SafeHtml html={'<p>3.2 <a href="https://help.example.com/">help.example.com</a></p>'} />,
  guide: <ShopAuthDone onMore={nothing} onOrders={nothing} />,
  'ai-assistant': <Markdown source="[help.example.com](https://help.example.com/)" />,
};

function EveryPackage(brand: Args) {
  useLayoutEffect(() => applyBrand(brand), [brand]);
  return (
    <div style={{ display: 'grid', gap: 'var(--portal-space-6)', maxInlineSize: '40rem' }}>
      {Object.entries(PARTS).map(([name, part]) => (
        <section key={name} data-package={name}>
          {part}
        </section>
      ))}
    </div>
  );
}

const meta = {
  title: 'Foundations/Brand in every package',
  component: EveryPackage,
  args: { color: '#0a7d5a', radius: 2, font: 'Georgia' },
  argTypes: { color: { control: 'color' } },
} satisfies Meta<typeof EveryPackage>;
export default meta;

const PAINTED = ['color', 'background-color', 'border-block-start-color', 'box-shadow', 'stroke'];

/** How everything in a part is painted, its decorations among it. */
function paintOf(part: Element): string {
  return [...part.querySelectorAll('*')]
    .flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        return PAINTED.map((property) => style.getPropertyValue(property));
      }),
    )
    .join('|');
}

/** The accent that everything has before it is given a brand, as browsers write it. */
const OWN_ACCENT = PALETTE.indigo.slice(1).map((shade) => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(shade.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
});

export const Green: StoryObj<typeof meta> = {
  name: 'A brand that is said once is followed by every package',
  play: async ({ canvasElement }) => {
    const parts = [...canvasElement.querySelectorAll('[data-package]')];
    await expect(parts.map((part) => part.getAttribute('data-package'))).toEqual(Object.keys(PARTS));
    for (const part of parts) {
      await waitFor(() => expect(part.querySelector('a, button')).not.toBeNull());
      for (const element of part.querySelectorAll('a, button'))
        await expect(getComputedStyle(element).fontFamily).toMatch(/^Georgia/);
    }
    const green = parts.map(paintOf);
    const root = document.documentElement;
    const style = root.getAttribute('style') ?? '';
    const takeOff = applyBrand({ color: '#b3261e' });
    try {
      for (const [at, part] of parts.entries())
        await waitFor(() =>
          expect(paintOf(part), part.getAttribute('data-package') ?? '').not.toBe(green[at]),
        );
      for (const part of parts)
        await expect(OWN_ACCENT.filter((shade) => paintOf(part).includes(shade))).toEqual([]);
    } finally {
      takeOff();
      root.setAttribute('style', style);
    }
  },
};
