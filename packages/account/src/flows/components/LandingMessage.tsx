import { Trans, useLingui } from '@lingui/react';
import { Button } from '@mantine/core';
import { LoadingState, PageMessage } from '@portal/ui';
import type { ReactNode } from 'react';

/** Props of `LandingMessage`. */
export type LandingMessageProps = {
  /** Coming in from another party, linking the own account to it, or going over to a system. */
  purpose: 'sign-in' | 'link' | 'hand-over';
  /** @default false: it is under way */
  failed?: boolean;
  /** The server's own sentence about the failure. */
  reason?: string;
  onLogin: () => void;
  /** Back to where the person was; without it only the login page is offered. */
  onBack?: () => void;
};

/** A page between two places: what is under way, or why it did not work and how to go on. */
export function LandingMessage({ purpose, failed = false, reason, onLogin, onBack }: LandingMessageProps) {
  const { i18n } = useLingui();
  if (!failed) {
    const labels = {
      'sign-in': i18n._({ id: 'account.landing.signIn', message: '正在登录，请稍候' }),
      link: i18n._({ id: 'account.landing.link', message: '正在关联，请稍候' }),
      'hand-over': i18n._({ id: 'account.landing.handOver', message: '正在前往系统，请稍候' }),
    };
    return <LoadingState label={labels[purpose]} />;
  }
  return (
    <PageMessage
      status={purpose === 'sign-in' ? 401 : 500}
      title={titleOf(purpose)}
      text={
        reason ?? <Trans id="account.landing.text" message="链接可能已使用过或已过期，请返回后重新打开。" />
      }
      actions={
        <>
          {onBack && (
            <Button onClick={onBack}>
              <Trans id="account.landing.back" message="返回" />
            </Button>
          )}
          <Button variant={onBack ? 'default' : 'filled'} onClick={onLogin}>
            <Trans id="account.landing.login" message="去登录" />
          </Button>
        </>
      }
    />
  );
}

function titleOf(purpose: LandingMessageProps['purpose']): ReactNode {
  return purpose === 'sign-in' ? (
    <Trans id="account.landing.signInFailed" message="登录未成功" />
  ) : (
    <Trans id="account.landing.handOverFailed" message="未能打开该系统" />
  );
}
