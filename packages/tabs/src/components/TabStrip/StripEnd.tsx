import { useLingui } from '@lingui/react';
import { ActionMenu, IconButton } from '@portal/ui';
import classes from './TabStrip.module.css';
import { tabMenuItems } from './tabMenuItems.ts';
import type { TabStripProps } from './types.ts';

/** What stands after the tabs: the caller's actions and the menu of the active tab. */
export function StripEnd({ strip }: { strip: TabStripProps }) {
  const { i18n } = useLingui();
  const label = i18n._({ id: 'tabs.menu.label', message: '标签页操作' });
  return (
    <div className={classes.end}>
      {strip.actions}
      <ActionMenu
        label={label}
        placement="bottom-end"
        items={tabMenuItems(strip.activeKey, strip, i18n)}
        trigger={(trigger) => <IconButton {...trigger} icon="chevron-down" label={label} />}
      />
    </div>
  );
}
