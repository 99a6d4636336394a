import { Trans, useLingui } from '@lingui/react';
import { Button, Checkbox, Modal } from '@mantine/core';
import type { Agreement } from '@portal/api-client/contract';
import { MODAL_WIDTHS } from '@portal/ui/core';
import { useState } from 'react';
import { FormNotice } from '../../components/FormNotice/FormNotice.tsx';
import { keepEscape } from '../../components/keepEscape.ts';
import { AgreementLinks } from './AgreementLinks.tsx';
import classes from './Agreements.module.css';

type AgreementQuestionProps = {
  agreements: readonly Agreement[];
  isSending: boolean;
  hasFailed: boolean;
  onAccept: () => void;
  onSignOut: () => void;
};

/** Lets nobody on who does not agree; what stands on the page below stays. */
export function AgreementQuestion(props: AgreementQuestionProps) {
  const { agreements, isSending, hasFailed, onAccept, onSignOut } = props;
  const { i18n } = useLingui();
  const [agrees, setAgrees] = useState(false);
  return (
    <Modal
      opened
      size={MODAL_WIDTHS.small}
      title={i18n._({ id: 'account.agreements.title', message: '请阅读并同意' })}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      onClose={() => undefined}
      onFocusCapture={keepEscape}
    >
      <div className={classes.body}>
        <p className={classes.hint}>
          <Trans
            id="account.agreements.hint"
            message="继续使用前需要您的同意。文件会在新窗口中打开，当前页面保持不变。"
          />
        </p>
        {hasFailed && (
          <FormNotice tone="error">
            <Trans id="account.agreements.failed" message="没有保存成功，请再试一次" />
          </FormNotice>
        )}
        <Checkbox
          size="sm"
          data-autofocus
          label={<Agreed agreements={agreements} />}
          checked={agrees}
          disabled={isSending}
          onChange={(event) => setAgrees(event.currentTarget.checked)}
        />
        <div className={classes.answers}>
          <Button variant="default" disabled={isSending} onClick={onSignOut}>
            <Trans id="account.agreements.leave" message="退出登录" />
          </Button>
          <Button disabled={!agrees} loading={isSending} onClick={onAccept}>
            <Trans id="account.agreements.accept" message="同意并继续" />
          </Button>
        </div>
      </div>
    </Modal>
  );
}

function Agreed({ agreements }: Pick<AgreementQuestionProps, 'agreements'>) {
  return (
    <Trans
      id="account.agreements.agree"
      message="我已阅读并同意{documents}"
      values={{ documents: <AgreementLinks agreements={agreements} /> }}
    />
  );
}
