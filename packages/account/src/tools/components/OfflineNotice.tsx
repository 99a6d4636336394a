import { Trans } from '@lingui/react';
import { Button } from '@mantine/core';
import classes from './Tools.module.css';

/** Props of `OfflineNotice`. */
export type OfflineNoticeProps = {
  /** What the server says; a sentence of its own stands in when missing. */
  text: string | undefined;
  onLogin: () => void;
  onChangePassword: () => void;
};

/** What a dialog says when the same person signed in elsewhere. */
export function OfflineNotice({ text, onLogin, onChangePassword }: OfflineNoticeProps) {
  return (
    <div className={classes.body}>
      <p className={classes.text}>
        {text || (
          <Trans
            id="account.offline.text"
            message="您的账号已在其他设备登录。如果不是您本人操作，请修改密码。"
          />
        )}
      </p>
      <div className={classes.answers}>
        <Button variant="default" onClick={onChangePassword}>
          <Trans id="account.offline.change" message="修改密码" />
        </Button>
        <Button data-autofocus onClick={onLogin}>
          <Trans id="account.offline.login" message="重新登录" />
        </Button>
      </div>
    </div>
  );
}
