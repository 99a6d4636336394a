import { Trans, useLingui } from '@lingui/react';
import { useId } from 'react';
import type { Platform } from '../../core/platform.ts';
import classes from './BoundShops.module.css';

/** A shop as the server tells of it. */
export type BoundShop = {
  shopId?: string;
  shopName?: string;
  platform?: string;
  marketplace?: string;
  /** `bound` or `expired`; others are not told. */
  status?: string;
};

/** Props of `BoundShops`. */
export type BoundShopsProps = {
  shops: readonly BoundShop[];
  platforms: readonly Platform[];
  /** Authorises a shop again whose authorisation ran out. */
  onRenew: (code: string) => void;
};

const STATUS_TEXTS: Readonly<Record<string, { id: string; message: string }>> = {
  bound: /*i18n*/ { id: 'guide.shop.bound', message: '已授权' },
  expired: /*i18n*/ { id: 'guide.shop.expired', message: '授权已过期' },
};

/** The shops that a company has authorised; nothing while there are none. */
export function BoundShops({ shops, platforms, onRenew }: BoundShopsProps) {
  const { i18n } = useLingui();
  const titleId = useId();
  if (shops.length === 0) return null;
  return (
    <section className={classes.shops} aria-labelledby={titleId}>
      <h3 className={classes.title} id={titleId}>
        <Trans id="guide.shop.list" message="已绑定的店铺" />
      </h3>
      <ul className={classes.list}>
        {shops.map((shop, index) => {
          const platform = platforms.find(({ code }) => code === shop.platform);
          const status = STATUS_TEXTS[shop.status ?? ''];
          return (
            <li key={shop.shopId ?? index} className={classes.shop}>
              <span className={classes.name} title={shop.shopName}>
                {shop.shopName}
              </span>
              <span className={classes.place}>
                {[platform?.name ?? shop.platform, shop.marketplace].filter(Boolean).join(' · ')}
              </span>
              <span className={classes.status} data-status={shop.status}>
                {status && i18n._(status)}
              </span>
              {platform && shop.status === 'expired' && (
                <button
                  type="button"
                  className={classes.renew}
                  aria-label={i18n._({
                    id: 'guide.shop.renewOf',
                    message: '重新授权：{name}',
                    values: { name: shop.shopName ?? platform.name },
                  })}
                  onClick={() => onRenew(platform.code)}
                >
                  <Trans id="guide.shop.renew" message="重新授权" />
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
