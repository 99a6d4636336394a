import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import type { SignInFailure } from '../core/AccountError.ts';

/** A failure as a sentence: what happened and what to do. */
export function failureText(failure: SignInFailure): ReactNode {
  switch (failure.kind) {
    case 'network':
      if (globalThis.navigator?.onLine !== false)
        return (
          <Trans id="account.failure.unreachable" message="暂时连接不上服务器，可能正在维护，请稍后重试。" />
        );
      return <Trans id="account.failure.network" message="网络不可用，请检查网络后重试。" />;
    case 'timeout':
      return <Trans id="account.failure.timeout" message="服务器响应超时，请稍后重试。" />;
    case 'insecure':
      return (
        <Trans
          id="account.failure.insecure"
          message="浏览器无法在此地址加密密码，请改用 https 或 localhost 打开本页。"
        />
      );
    case 'encryption':
      return <Trans id="account.failure.encryption" message="登录页面已过期，请刷新页面后重试。" />;
    case 'subject-unknown':
      return <Trans id="account.failure.subject" message="您已不属于该公司，请选择其他公司。" />;
    case 'server':
      return failure.message ?? <Trans id="account.failure.server" message="登录未成功，请稍后重试。" />;
    case 'refused':
    case 'disabled':
    case 'throttled':
    case 'second-step':
      return <Trans id="account.failure.server" message="登录未成功，请稍后重试。" />;
  }
}
