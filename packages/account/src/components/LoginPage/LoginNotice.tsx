import { Trans } from '@lingui/react';
import type { ReactNode } from 'react';
import type { LoginReason } from '../../core/sessionState.ts';
import { FormNotice } from '../FormNotice/FormNotice.tsx';

/** One sentence about why the person sees the login page again. */
export function LoginNotice({ reason }: { reason: LoginReason }) {
  const text = sentenceFor(reason);
  return text && <FormNotice>{text}</FormNotice>;
}

function sentenceFor(reason: LoginReason): ReactNode {
  switch (reason) {
    case 'expired':
      return <Trans id="account.login.expired" message="登录已过期，请重新登录，之后会回到刚才的页面。" />;
    case 'signed-out-elsewhere':
      return <Trans id="account.login.elsewhere" message="您已在另一个标签页退出登录。" />;
    case 'signed-out':
    case 'choose-subject':
      return undefined;
  }
}
