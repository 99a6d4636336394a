import { Trans, useLingui } from '@lingui/react';
import { accountQueries } from '@portal/account';
import { refusalMessage, type SwitcherRefusal } from '@portal/menu-engine/core';
import { ActionButton, PageMessage } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isDemo } from '../../app/createSessionData.ts';
import { workspacePorts } from '../../workspace/ports.ts';
import { HomeLink } from '../messagePages.tsx';

export type PackageProblemPageProps = {
  systemName: string;
  reason: SwitcherRefusal | undefined;
  buyHref: string;
  /** Waits for a system that is being set up. */
  watch?: ReactNode;
};

/** Shown instead of a system whose package is disabled, abandoned or still being set up. */
export function PackageProblemPage({ systemName, reason, buyHref, watch }: PackageProblemPageProps) {
  const { i18n } = useLingui();
  const { act, api } = workspacePorts.use();
  const user = useQuery(accountQueries(api).userInfo()).data;
  return (
    <PageMessage
      status={402}
      title={systemName}
      text={reason && i18n._(refusalMessage(reason))}
      actions={
        <>
          {reason !== 'deploying' && (
            <ActionButton
              isPrimary
              {...(isDemo(user) ? { onClick: () => void act('demo-tip') } : { href: buyHref })}
            >
              <Trans id="portal.buyOrRenew" message="订购或续费" />
            </ActionButton>
          )}
          {reason === 'deploying' && watch}
          <HomeLink />
        </>
      }
    />
  );
}
