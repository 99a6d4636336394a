import { useLingui } from '@lingui/react';
import { EmptyState } from '@portal/ui';

/** Where nothing can be bought online: who to ask instead. */
export function NothingOnSale() {
  const { i18n } = useLingui();
  return (
    <EmptyState
      icon="package"
      title={i18n._({ id: 'sso.buy.none', message: '目前没有可在线订购的服务' })}
      text={i18n._({ id: 'sso.buy.noneText', message: '需要开通或续期时，请联系为您提供平台的服务方。' })}
    />
  );
}
