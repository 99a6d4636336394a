import { Trans } from '@lingui/react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { FormNotice } from '../../components/FormNotice/FormNotice.tsx';
import classes from './Security.module.css';

/** Props of `RecoveryCodes`. */
export type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void };

/** The recovery codes, which are never shown again. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <div className={classes.form}>
      <FormNotice>
        <Trans
          id="account.security.keep"
          message="请妥善保存这些恢复码：丢失验证器时用它登录，每个只能用一次，关闭后不再显示。"
        />
      </FormNotice>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.buttons}>
        <Button onClick={onDone}>
          <Trans id="account.security.kept" message="我已保存" />
        </Button>
        <Button
          variant="default"
          onClick={() => {
            navigator.clipboard.writeText(codes.join('\n')).then(
              () => setIsCopied(true),
              () => setIsCopied(false),
            );
          }}
        >
          {isCopied ? (
            <Trans id="account.security.copied" message="已复制" />
          ) : (
            <Trans id="account.security.copy" message="复制" />
          )}
        </Button>
      </div>
    </div>
  );
}
