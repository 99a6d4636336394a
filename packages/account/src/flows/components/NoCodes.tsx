import { Trans } from '@lingui/react';
import { EmptyState } from '@portal/ui';
import { BackToSignIn } from './BackToSignIn.tsx';

/** In place of a form that needs a code, where none reaches anybody. */
export function NoCodes({ onBack }: { onBack: () => void }) {
  return (
    <EmptyState
      icon="lock"
      title={<Trans id="account.flow.noCodes" message="这里尚未开通验证码" />}
      text={<Trans id="account.flow.noCodesText" message="请联系贵公司的管理员为您开通账号或重置密码。" />}
      action={<BackToSignIn onBack={onBack} />}
    />
  );
}
