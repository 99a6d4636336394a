import { useLingui } from '@lingui/react';
import { ActionMenu } from '@portal/ui';
import classes from './TabStrip.module.css';
import { tabMenuItems } from './tabMenuItems.ts';
import type { TabStripProps } from './types.ts';

/** The tab whose menu is open, and where. */
export type OpenTabMenu = {
  key: string;
  at: { x: number; y: number };
  /** What gets the focus back; the tab when it is left out. */
  opener?: HTMLElement;
};

/** Props of TabMenu. */
export type TabMenuProps = { strip: TabStripProps; open: OpenTabMenu; onClose: () => void };

/** The menu of one tab, at the point where it was asked for. */
export function TabMenu({ strip, open, onClose }: TabMenuProps) {
  const { i18n } = useLingui();
  return (
    <div className={classes.menu}>
      <ActionMenu
        label={i18n._({ id: 'tabs.menu.label', message: '标签页操作' })}
        items={tabMenuItems(open.key, strip, i18n)}
        placement={open.opener ? 'bottom-end' : 'bottom-start'}
        opened
        at={open.at}
        onOpenedChange={onClose}
      />
    </div>
  );
}
