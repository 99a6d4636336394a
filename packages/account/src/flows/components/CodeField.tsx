import { Trans, useLingui } from '@lingui/react';
import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { AskDelivery } from '../flowCalls.ts';
import { CodeIsSent, DeliveryNote } from './DeliveryNote.tsx';
import classes from './FlowForm.module.css';

/** Props of `CodeField`. */
export type CodeFieldProps = {
  /** @default 'code' */
  name?: 'code' | 'secondCode';
  value: string;
  onChange: (code: string) => void;
  onRequest: () => void;
  readOnly: boolean;
  error: ReactNode;
  isSending: boolean;
  waitSeconds: number;
  /** Set once a code was sent to this address. */
  sent: { delivery: string | undefined } | undefined;
  onAskDelivery: AskDelivery | undefined;
};

const ROOM_FOR_BUTTON = 132;

/** The six digits that were sent, and the way to have them sent. */
export function CodeField(props: CodeFieldProps) {
  const {
    name = 'code',
    value,
    onChange,
    onRequest,
    readOnly,
    error,
    isSending,
    waitSeconds,
    sent,
    onAskDelivery,
  } = props;
  const { i18n } = useLingui();
  const isWaiting = isSending || waitSeconds > 0;
  return (
    <div>
      <TextInput
        size="md"
        name={name}
        label={
          name === 'code'
            ? i18n._({ id: 'account.flow.code', message: '验证码' })
            : i18n._({ id: 'account.flow.secondCode', message: '第二个地址的验证码' })
        }
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={value}
        readOnly={readOnly}
        error={error}
        rightSectionWidth={ROOM_FOR_BUTTON}
        rightSection={
          <button
            type="button"
            className={classes.request}
            aria-disabled={isWaiting}
            onClick={() => {
              if (!isWaiting) onRequest();
            }}
          >
            {requestLabel(props)}
          </button>
        }
        onChange={(event) => onChange(event.currentTarget.value.replace(/\D/g, ''))}
      />
      <p className={classes.sent} role="status">
        {sent && !error && sentText(sent.delivery, onAskDelivery)}
      </p>
    </div>
  );
}

function sentText(delivery: string | undefined, ask: AskDelivery | undefined): ReactNode {
  return delivery && ask ? <DeliveryNote key={delivery} delivery={delivery} ask={ask} /> : <CodeIsSent />;
}

function requestLabel({ isSending, waitSeconds, sent }: CodeFieldProps): ReactNode {
  if (isSending) return <Trans id="account.flow.code.sending" message="正在发送" />;
  if (waitSeconds > 0) {
    return (
      <Trans id="account.flow.code.wait" message="{seconds} 秒后重发" values={{ seconds: waitSeconds }} />
    );
  }
  if (sent) return <Trans id="account.flow.code.again" message="重新发送" />;
  return <Trans id="account.flow.code.send" message="获取验证码" />;
}
