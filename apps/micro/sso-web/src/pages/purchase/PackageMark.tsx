import { useLingui } from '@lingui/react';
import { StatusBadge } from '@portal/ui/table';

/** How a package stands to the company: its present one, a way up, or not for now. */
export function PackageMark({ action }: { action: string | undefined }) {
  const { i18n } = useLingui();
  if (action === 'renew')
    return <StatusBadge tone="primary">{i18n._({ id: 'sso.buy.present', message: '当前套餐' })}</StatusBadge>;
  if (action === 'upgrade')
    return (
      <StatusBadge tone="success">{i18n._({ id: 'sso.buy.upgradable', message: '可升级' })}</StatusBadge>
    );
  if (action === 'none')
    return <StatusBadge>{i18n._({ id: 'sso.buy.notNow', message: '当前不可选' })}</StatusBadge>;
  return null;
}
