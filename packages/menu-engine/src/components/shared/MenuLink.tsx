import { Trans, useLingui } from '@lingui/react';
import type { MouseEvent, ReactNode } from 'react';
import { menuLabel } from '../../core/menuLabel.ts';
import { menuMarks } from '../../core/menuMarks.ts';
import type { MenuEntry } from '../../core/types.ts';
import { BlockedRow } from './BlockedRow.tsx';
import { isPlainClick } from './isPlainClick.ts';
import classes from './MenuLink.module.css';
import { useIsActive, useMenuList } from './MenuListContext.tsx';

/** Props of `MenuLink`. */
export type MenuLinkProps = {
  entry: MenuEntry;
  glyph?: ReactNode;
  /** Draws the name, such as with the part marked that was searched for. */
  drawName?: ((name: string) => ReactNode) | undefined;
};

/** One page of a menu list: a real link; what does not open is a button that says why, or its name with what comes first. */
export function MenuLink({ entry, glyph, drawName = (name) => name }: MenuLinkProps) {
  const { i18n } = useLingui();
  const { actions, conditions } = useMenuList();
  const isActive = useIsActive(entry.key);
  const { locked, notPurchased, expired } = menuMarks(entry, conditions);
  const name = menuLabel(entry, i18n.locale);
  if (locked || notPurchased)
    return <BlockedRow entry={entry} name={name} by={locked ? 'lock' : 'purchase'} />;

  function open(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    actions.onOpen(entry);
  }

  const shared = {
    className: classes.link,
    'aria-current': isActive ? ('page' as const) : undefined,
    title: name,
  };
  const mark = <Trans id="menu.mark.expired" message="已到期" />;
  const content = (
    <>
      {glyph}
      <span className={classes.name}>{drawName(name)}</span>
    </>
  );
  return (
    <span className={classes.row}>
      {expired ? (
        <button type="button" {...shared} data-expired={expired} onClick={() => actions.onOpen(entry)}>
          {content} <span className="portal-visually-hidden">{mark}</span>
          <span className={classes.expiredTag} aria-hidden="true">
            {mark}
          </span>
        </button>
      ) : (
        <a {...shared} href={actions.hrefOf(entry)} onClick={open}>
          {content}
        </a>
      )}
      {actions.rowAction?.(entry)}
    </span>
  );
}
