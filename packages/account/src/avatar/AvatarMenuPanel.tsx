import { Trans, useLingui } from '@lingui/react';
import { Avatar, Icon, useFormatters } from '@portal/ui';
import { Fragment, useEffect, useRef } from 'react';
import classes from '../components/AvatarMenu/AvatarMenu.module.css';
import type { AvatarMenuProps } from '../components/AvatarMenu/AvatarMenuProps.ts';
import { type AvatarEntry, avatarEntries, seesPackages } from '../core/avatarEntries.ts';
import { entryIcon, entryLabel } from './entryLabel.ts';
import { menuKeyTarget } from './menuKeyTarget.ts';
import { Preference } from './Preference.tsx';

/** Props of `AvatarMenuPanel`. */
export type AvatarMenuPanelProps = AvatarMenuProps & { close: () => void };

/** What the avatar menu shows while it is open; arrows, Home and End move through all of it. */
export function AvatarMenuPanel(props: AvatarMenuPanelProps) {
  const { close } = props;
  const entries = avatarEntries(props.conditions);
  const panelRef = useRef<HTMLDivElement>(null);

  // Not in a layout effect: the panel is only then put into the top layer, and cannot be focused before.
  useEffect(() => {
    panelRef.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the menu around the items
    <div
      ref={panelRef}
      className={classes.panel}
      role="presentation"
      onKeyDown={(event) => {
        if (event.key === 'Tab') return close();
        const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
        const target = menuKeyTarget(event.key, items, event.target as HTMLElement);
        if (!target) return;
        event.preventDefault();
        target.focus();
      }}
    >
      <Person {...props} />
      {entries.map((entry, index) => (
        <Fragment key={entry.id}>
          {entry.group !== entries[index - 1]?.group && <hr className={classes.separator} />}
          <Entry {...props} entry={entry} />
        </Fragment>
      ))}
    </div>
  );
}

function Person({ user, conditions, close, ...props }: AvatarMenuPanelProps) {
  const { date } = useFormatters();
  const { name, expireTime } = conditions.servicePackage ?? {};
  const packageName = name || user.packageName;
  const onUpgrade = seesPackages(conditions) ? props.onUpgrade : undefined;
  return (
    <div className={classes.person}>
      <Avatar userId={user.userId} name={user.name} src={user.headImgUrl} size="large" decorative />
      <div className={classes.names}>
        <p className={classes.name} title={user.name}>
          {user.name}
        </p>
        {user.companyName && (
          <p className={classes.company} title={user.companyName}>
            {user.companyName}
          </p>
        )}
      </div>
      {(packageName || onUpgrade) && (
        <div className={classes.package}>
          <span className={classes.packageName} title={packageName}>
            {packageName}
            {expireTime && (
              <span className={classes.until}>
                <Trans
                  id="account.menu.until"
                  message="有效期至 {date}"
                  values={{ date: date(expireTime) }}
                />
              </span>
            )}
          </span>
          {onUpgrade && (
            <button
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={classes.upgrade}
              onClick={() => {
                close();
                onUpgrade();
              }}
            >
              <Trans id="account.menu.upgrade" message="升级" />
            </button>
          )}
        </div>
      )}
    </div>
  );
}

function Entry({ entry, ...props }: AvatarMenuPanelProps & { entry: AvatarEntry }) {
  const { i18n } = useLingui();
  if (entry.group === 'preferences') return <Preference {...props} id={entry.id} />;
  const select = () => {
    if (entry.id === 'sign-out') props.onSignOut();
    else if (entry.target) props.onOpen(entry.target);
    else props.onAction(entry.id);
  };
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={classes.item}
      onClick={() => {
        props.close();
        select();
      }}
    >
      <Icon name={entryIcon(entry)} />
      {entryLabel(entry.id, i18n)}
    </button>
  );
}
