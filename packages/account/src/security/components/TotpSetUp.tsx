import { Trans, useLingui } from '@lingui/react';
import { Button } from '@mantine/core';
import type { LoginAnswer } from '@portal/api-client/contract';
import { ErrorState, LoadingState } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { SecondStepApi } from '../securityApi.ts';
import { QrCode } from './QrCode.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import classes from './Security.module.css';
import { StepCodeField } from './StepCodeField.tsx';
import { useStepCode } from './useStepCode.ts';

/** What an app is connected by. */
type TotpSecret = { secret: string; uri: string };

/** Props of `TotpSetUp`. */
export type TotpSetUpProps = {
  api: Pick<SecondStepApi, 'beginTotp' | 'confirmTotp'>;
  /** Of the sign-in that waits for it; without one it is set up for who is signed in. */
  ticket?: string;
  /** The secret that was asked for already, where a password has to be proved for it. */
  begun?: TotpSecret;
  /** The recovery codes were seen; gets the session that it opened, if it was for a sign-in. */
  onDone: (signIn: LoginAnswer | undefined) => void;
  /** Leaves it as it was; possible until the first code was right. @default not offered */
  onCancel?: () => void;
};

/** Connects an authenticator app: a QR code to scan, its first code to type in, then the recovery codes, once. */
export function TotpSetUp({ api, ticket, begun: given, onDone, onCancel }: TotpSetUpProps) {
  const { i18n } = useLingui();
  const of = ticket === undefined ? {} : { ticket };
  const place = useId();
  const [done, setDone] = useState<{ codes: readonly string[]; signIn: LoginAnswer | undefined }>();
  const begun = useQuery({
    queryKey: ['account', 'totp', place],
    queryFn: ({ signal }): Promise<TotpSecret> => api.beginTotp(of, { signal, silent: true }),
    ...(given && { initialData: given }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  });
  const code = useStepCode(async (typed) => {
    const { recoveryCodes, signIn } = await api.confirmTotp({ ...of, code: typed }, { silent: true });
    setDone({ codes: recoveryCodes, signIn });
  });
  if (done) return <RecoveryCodes codes={done.codes} onDone={() => onDone(done.signIn)} />;
  if (begun.isError) return <ErrorState onRetry={() => void begun.refetch()} />;
  if (!begun.data) return <LoadingState />;
  const { uri, secret } = begun.data;
  return (
    <form
      className={classes.form}
      noValidate
      aria-busy={code.isSending}
      onSubmit={(event) => void code.submit(event)}
    >
      <p className={classes.hint}>
        <Trans id="account.security.scan" message="用验证器应用扫描二维码，或手动输入密钥：" />{' '}
        <span className={classes.secret}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</span>
      </p>
      <QrCode text={uri} label={i18n._({ id: 'account.security.qr', message: '验证器应用的二维码' })} />
      <StepCodeField
        step={code}
        label={<Trans id="account.security.firstCode" message="应用显示的 6 位验证码" />}
      />
      <div className={classes.buttons}>
        <Button type="submit" loading={code.isSending}>
          <Trans id="account.security.confirm" message="开启" />
        </Button>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            <Trans id="account.security.cancel" message="取消" />
          </Button>
        )}
      </div>
    </form>
  );
}
