import { useLingui } from '@lingui/react';
import { isApiError } from '@portal/api-client';

/** Why something cannot be bought, for people; undefined without an error. */
export function usePurchaseError(): (error: unknown) => string | undefined {
  const { i18n } = useLingui();
  return (error) => {
    if (!error) return undefined;
    if (isApiError(error) && error.code === '403')
      return i18n._({ id: 'sso.buy.forbidden', message: '您没有订购权限，请联系公司的管理员。' });
    if (isApiError(error) && error.kind === 'business' && error.serverMessage) return error.serverMessage;
    return i18n._({ id: 'sso.buy.failed', message: '没有成功，请检查网络后重试。' });
  };
}
