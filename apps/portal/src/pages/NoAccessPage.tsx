import { useLingui } from '@lingui/react';
import { PageMessage } from '@portal/ui';
import { BackHomeButton } from './BackHomeButton.tsx';

export type NoAccessPageProps = {
  /** Names the system, when one is known. */
  systemName?: string;
};

/** Shown when a person may not see a system. */
export function NoAccessPage({ systemName }: NoAccessPageProps) {
  const { i18n } = useLingui();
  return (
    <PageMessage
      code="401"
      title={
        systemName
          ? i18n._({
              id: 'portal.noAccess.system',
              message: '您没有「{systemName}」的访问权限',
              values: { systemName },
            })
          : i18n._({ id: 'portal.noAccess.title', message: '您没有访问权限' })
      }
      text={i18n._({ id: 'portal.noAccess.text', message: '请联系公司管理员开通，或联系您的专属销售经理。' })}
      actions={<BackHomeButton />}
    />
  );
}
