import type { ReactNode } from 'react';
import { fn, userEvent, waitFor, within } from 'storybook/test';
import { defaultSceneTab } from '../../core/defaultSceneTab.ts';
import { menuHref } from '../../core/menuAddress.ts';
import type { MenuIndex } from '../../core/types.ts';
import { canvasPort, createMenuDriver, type MenuDriver } from '../../testing/index.ts';
import type { TopMenuProps } from './TopMenu.tsx';

const place = { serviceId: 'svc-erp', systemCode: 'ERP' };

/** What every story of the top menu is given. */
export const topMenuArgs = {
  conditions: { now: Date.parse('2026-06-15T00:00:00Z'), boundPlatforms: ['AMAZON'] },
  actions: { hrefOf: (entry) => menuHref(entry, place), onOpen: fn(), onBuy: fn(), onUnlock: fn() },
} satisfies Pick<TopMenuProps, 'conditions' | 'actions'>;

/** The scene that everyone has in the portal, by its Chinese name. */
export const everyonesScene = (index: MenuIndex) => [defaultSceneTab(index, 'ERP快速入门')];

/** A page whose header holds the menu; `after` stands below it. */
export function TopMenuFrame({ children, after }: { children: ReactNode; after?: ReactNode }) {
  return (
    <div style={{ minHeight: 640, background: 'var(--portal-surface)' }}>
      <header
        style={{
          display: 'flex',
          paddingInline: 16,
          borderBottom: '1px solid var(--portal-border)',
          background: 'var(--portal-surface-chrome)',
        }}
      >
        {children}
      </header>
      {after}
    </div>
  );
}

/** Returns verbs for the menu of a story. */
export function drive(canvasElement: HTMLElement): MenuDriver {
  return createMenuDriver(canvasPort({ canvas: within(canvasElement), userEvent, waitFor }));
}
