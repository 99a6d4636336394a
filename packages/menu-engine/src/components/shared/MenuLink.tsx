import { Trans, useLingui } from '@lingui/react';
import type { MouseEvent, ReactNode } from 'react';
import { menuLabel } from '../../core/menuLabel.ts';
import { menuMarks } from '../../core/menuMarks.ts';
import type { MenuEntry } from '../../core/types.ts';
import { BlockedRow } from './BlockedRow.tsx';
import { isPlainClick } from './isPlainClick.ts';
import classes from './MenuLink.module.css';
import { useMenuList } from './MenuListContext.tsx';
import { SrOnly } from './SrOnly.tsx';

type MenuLinkProps = {
  entry: MenuEntry;
  glyph?: ReactNode;
  /** Draws the name, such as with the part marked that was searched for. */
  drawName?: ((name: string) => ReactNode) | undefined;
};

/** One page of a menu list: a real link, or its name with what has to be done first. */
export function MenuLink({ entry, glyph, drawName = (name) => name }: MenuLinkProps) {
  const { i18n } = useLingui();
  const { actions, conditions, activeKey } = useMenuList();
  const { locked, notPurchased, expired } = menuMarks(entry, conditions);
  const name = menuLabel(entry, i18n.locale);
  if (locked || notPurchased)
    return <BlockedRow entry={entry} name={name} by={locked ? 'lock' : 'purchase'} />;

  function open(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    actions.onOpen(entry);
  }

  return (
    <span className={classes.row}>
      <a
        className={classes.link}
        data-expired={expired}
        href={actions.hrefOf(entry)}
        aria-current={entry.key === activeKey ? 'page' : undefined}
        title={name}
        onClick={open}
      >
        {glyph}
        <span className={classes.name}>{drawName(name)}</span>
        {expired && (
          <>
            {' '}
            <SrOnly>
              <Trans id="menu.mark.expired" message="已到期" />
            </SrOnly>
            <span className={classes.expiredTag} aria-hidden="true">
              <Trans id="menu.mark.expired" message="已到期" />
            </span>
          </>
        )}
      </a>
      {actions.rowAction?.(entry)}
    </span>
  );
}
