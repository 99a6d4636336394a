import { Trans } from '@lingui/react';
import { PageMessage } from '@portal/ui';
import type { ReactNode } from 'react';
import { HomeLink } from './HomeLink.tsx';

export type NoAccessPageProps = {
  /** Names the system, when one is known. */
  systemName?: string;
  /** Another way to the page, before the way home. */
  children?: ReactNode;
};

/** Shown when a person may not see a system. */
export function NoAccessPage({ systemName, children }: NoAccessPageProps) {
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
      actions={
        <>
          {children}
          <HomeLink isPrimary={false} />
        </>
      }
    />
  );
}
