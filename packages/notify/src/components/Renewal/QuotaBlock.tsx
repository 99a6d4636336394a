import { Trans } from '@lingui/react';
import { Button, Modal } from '@mantine/core';
import { MODAL_WIDTHS } from '@portal/ui/core';
import classes from './Renewal.module.css';

/** Props of `QuotaBlock`. */
export type QuotaBlockProps = { onBuy: () => void; onSignOut: () => void };

/** Blocks the page of a special brand whose quota is used up: only buying and signing out are left. */
export function QuotaBlock({ onBuy, onSignOut }: QuotaBlockProps) {
  return (
    <Modal
      opened
      onClose={keepOpen}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
      size={MODAL_WIDTHS.small}
      title={<Trans id="notify.quota.title" message="额度已用完" />}
      classNames={{ title: classes.title, content: classes.modal }}
    >
      <p className={classes.text}>
        <Trans id="notify.quota.text" message="当前套餐的额度已用完，请购买后继续使用。" />
      </p>
      <div className={classes.actions}>
        <Button variant="default" onClick={onSignOut}>
          <Trans id="notify.quota.signOut" message="退出登录" />
        </Button>
        <Button onClick={onBuy} data-autofocus>
          <Trans id="notify.quota.buy" message="立即购买" />
        </Button>
      </div>
    </Modal>
  );
}

function keepOpen(): void {}
