import { useLingui } from '@lingui/react';
import { Icon } from '@portal/ui';
import { ANY_PLATFORM } from '../../core/constants.ts';
import type { MenuEntry } from '../../core/types.ts';
import classes from './MenuLink.module.css';
import { useMenuList } from './MenuListContext.tsx';

/** A page that does not open yet: greyed, with the button that leads to what is missing, where the application has one. */
export function BlockedRow({ entry, name, by }: { entry: MenuEntry; name: string; by: 'lock' | 'purchase' }) {
  const { i18n } = useLingui();
  const { onBuy, onUnlock } = useMenuList().actions;
  const platform = entry.menu.dependencePlatform;
  const values = { name, platform };
  const tip =
    platform === ANY_PLATFORM
      ? i18n._({ id: 'menu.mark.locked', message: '请先绑定店铺，点击前往授权' })
      : i18n._({ id: 'menu.mark.lockedBy', message: '请先绑定 {platform} 店铺，点击前往授权', values });
  return (
    <span className={classes.row} data-blocked={by}>
      <span className={classes.blocked} title={name}>
        {name}
      </span>
      {by === 'lock' && onUnlock && (
        <button
          type="button"
          className={classes.lock}
          aria-label={`${name}: ${tip}`}
          title={tip}
          onClick={() => onUnlock(entry)}
        >
          <Icon name="lock" size={14} />
        </button>
      )}
      {by === 'purchase' && onBuy && (
        <button
          type="button"
          className={classes.buy}
          aria-label={i18n._({ id: 'menu.buyNamed', message: '购买{name}', values })}
          onClick={() => onBuy(entry)}
        >
          {i18n._({ id: 'menu.buy', message: '购买' })}
        </button>
      )}
    </span>
  );
}
