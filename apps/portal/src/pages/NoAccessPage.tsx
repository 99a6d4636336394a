import { Trans } from '@lingui/react';
import { PageMessage } from '@portal/ui';
import { HomeLink } from './HomeLink.tsx';

export type NoAccessPageProps = {
  /** Names the system, when one is known. */
  systemName?: string;
};

/** Shown when a person may not see a system. */
export function NoAccessPage({ systemName }: NoAccessPageProps) {
  return (
    <PageMessage
      status={401}
      title={
        systemName && (
          <Trans
            id="portal.noAccess.system"
            message="您没有「{systemName}」的访问权限"
            values={{ systemName }}
          />
        )
      }
      actions={<HomeLink />}
    />
  );
}
