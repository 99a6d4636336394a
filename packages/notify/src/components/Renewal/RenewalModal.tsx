import { Trans, useLingui } from '@lingui/react';
import { Button, Modal } from '@mantine/core';
import { MODAL_WIDTHS } from '@portal/ui/core';
import type { RenewalKind } from '../../core/renewal.ts';
import classes from './Renewal.module.css';

/** Props of `RenewalModal`. */
export type RenewalModalProps = { kind: RenewalKind; onRenew: () => void; onLater: () => void };

/** Why to renew, with the two answers. */
export function RenewalModal({ kind, onRenew, onLater }: RenewalModalProps) {
  const { i18n } = useLingui();
  return (
    <Modal
      opened
      onClose={onLater}
      size={MODAL_WIDTHS.small}
      title={<Trans id="notify.renewal.title" message="续费提醒" />}
      classNames={{ title: classes.title, content: classes.modal }}
      closeButtonProps={{ 'aria-label': i18n._({ id: 'notify.close', message: '关闭' }) }}
    >
      <p className={classes.text}>
        {kind === 'quota-used-up' ? (
          <Trans id="notify.renewal.quota" message="ERP 订单额度已用完，请续费后继续使用。" />
        ) : (
          <Trans id="notify.renewal.expired" message="服务已到期，请续费后继续使用。" />
        )}
      </p>
      <div className={classes.actions}>
        <Button variant="default" onClick={onLater}>
          <Trans id="notify.gotIt" message="我知道了" />
        </Button>
        <Button onClick={onRenew} data-autofocus>
          <Trans id="notify.renew" message="续费" />
        </Button>
      </div>
    </Modal>
  );
}
