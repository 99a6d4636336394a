import { Trans, useLingui } from '@lingui/react';
import { accountQueries } from '@portal/account';
import type { SystemEntry } from '@portal/api-client/contract';
import { judgeSwitcherOpen, refusalMessage, systemHref } from '@portal/menu-engine/core';
import { ActionButton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isDemo } from '../../app/createSessionData.ts';
import { workspacePorts } from '../../workspace/ports.ts';
import { HomeLink, TitledMessage } from '../messagePages.tsx';

const ASK_AGAIN_MS = 10_000;
/** Up to here a system is being set up. */
const DEPLOYING = 2;

export type PackageProblemPageProps = {
  systemName: string;
  /** Undefined when the company has no such system. */
  system: SystemEntry | undefined;
  buyHref: string;
};

/** Shown instead of a system whose package is disabled, abandoned or still being set up. */
export function PackageProblemPage({ systemName, system, buyHref }: PackageProblemPageProps) {
  const reason = system && judgeSwitcherOpen(system);
  const { i18n } = useLingui();
  const { act, api } = workspacePorts.use();
  const user = useQuery(accountQueries(api).userInfo()).data;
  return (
    <TitledMessage
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
          {system && reason === 'deploying' && <DeployWatch system={system} />}
          <HomeLink />
        </>
      }
    />
  );
}

/** Asks how far a system's set-up is while somebody waits for it, and enters the system once it is done. */
function DeployWatch({ system }: { system: Pick<SystemEntry, 'serviceId' | 'systemCode'> }) {
  const ports = workspacePorts.use();
  const { serviceId, systemCode } = system;
  const { data } = useQuery({
    queryKey: ['portal', 'deploy', serviceId],
    queryFn: () => ports.api.queryDeployStatusPlus({ serviceId }, { silent: true }),
    refetchInterval: ASK_AGAIN_MS,
    retry: false,
  });
  const isReady = (data?.serviceDeploy ?? 0) > DEPLOYING;
  useEffect(() => {
    if (!isReady) return;
    void ports.session
      .reload(['systemList'])
      .then(() => ports.navigate(systemHref({ serviceId, systemCode }), { replace: true }));
  }, [isReady, ports, serviceId, systemCode]);
  return null;
}
