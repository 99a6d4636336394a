import { useLingui } from '@lingui/react';
import { Icon } from '@portal/ui';
import { menuLabel } from '../../core/menuLabel.ts';
import type { MenuEntry } from '../../core/types.ts';
import classes from './SiderTree.module.css';

/** A menu's icon; without one, the first character of its name. */
export function MenuGlyph({ entry }: { entry: MenuEntry }) {
  const { i18n } = useLingui();
  if (entry.menu.menuIcon) return <Icon name={entry.menu.menuIcon} />;
  return (
    <span className={classes.initial} aria-hidden="true">
      {[...menuLabel(entry, i18n.locale)][0]}
    </span>
  );
}
