import { useLingui } from '@lingui/react';
import { ActionMenu } from '@portal/ui';
import { tabMenuItems } from './tabMenuItems.ts';
import type { TabStripProps } from './types.ts';

/** The tab whose menu is open, and where. */
export type OpenTabMenu = { key: string; at: { x: number; y: number } };

type TabMenuProps = { strip: TabStripProps; open: OpenTabMenu; onClose: () => void };

/** The menu of one tab, at the point where it was asked for. */
export function TabMenu({ strip, open, onClose }: TabMenuProps) {
  const { i18n } = useLingui();
  return (
    <ActionMenu
      label={i18n._({ id: 'tabs.menu.label', message: '标签页操作' })}
      items={tabMenuItems(open.key, strip, i18n)}
      opened
      at={open.at}
      onOpenedChange={onClose}
    />
  );
}
