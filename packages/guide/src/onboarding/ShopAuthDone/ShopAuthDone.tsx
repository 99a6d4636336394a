import { Trans } from '@lingui/react';
import { Button } from '@mantine/core';
import classes from './ShopAuthDone.module.css';

/** Props of `ShopAuthDone`. */
export type ShopAuthDoneProps = {
  /** Opens the shop authorisation again. */
  onMore: () => void;
  onOrders: () => void;
};

/** What a dialog says once a shop is authorised. */
export function ShopAuthDone({ onMore, onOrders }: ShopAuthDoneProps) {
  return (
    <div className={classes.body}>
      <p className={classes.text}>
        <Trans
          id="guide.shopAuth.doneText"
          message="店铺数据正在同步，约15-20分钟，完成后会通知您，期间可以正常使用。"
        />
      </p>
      <div className={classes.answers}>
        <Button variant="default" onClick={onMore}>
          <Trans id="guide.shopAuth.more" message="绑定更多店铺" />
        </Button>
        <Button data-autofocus onClick={onOrders}>
          <Trans id="guide.shopAuth.orders" message="前往订单管理" />
        </Button>
      </div>
    </div>
  );
}
