import { Trans } from '@lingui/react';
import { BrandMark } from '@portal/ui/shell';
import type { ReactNode } from 'react';
import classes from './LoginBrand.module.css';
import { MarketDay, type MarketDayProps } from './MarketDay.tsx';

/** Whose login page it is. */
export type Brand = {
  name: string;
  /** The address of its picture; the portal's mark when missing. */
  logo?: string | undefined;
};

export type LoginBrandProps = MarketDayProps & { banner?: ReactNode; brand?: Brand | undefined };

/** The brand's side of the login page. */
export function LoginBrand({ now, banner, brand }: LoginBrandProps) {
  return (
    <aside className={classes.brand}>
      <p className={classes.name}>
        <BrandMark size={28} src={brand?.logo} />
        {brand?.name ?? 'Portal'}
      </p>
      <div className={classes.words}>
        <p className={classes.headline}>
          <Trans
            id="account.login.headline"
            message="店铺在各地，<0/>工作在一处。"
            components={{ 0: <br /> }}
          />
        </p>
        <p className={classes.line}>
          <Trans id="account.login.line" message="订单、库存、广告与报表，登录一次，全部系统都在这里打开。" />
        </p>
      </div>
      {banner && <div className={classes.banner}>{banner}</div>}
      <MarketDay now={now} />
    </aside>
  );
}
