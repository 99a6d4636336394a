import { systemHref } from '@portal/menu-engine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { workspacePorts } from '../ports.ts';

const ASK_AGAIN_MS = 10_000;
/** Up to here a system is being set up. */
const DEPLOYING = 2;

/** Asks how far a system's set-up is while somebody waits for it, and enters the system once it is done. */
export function DeployWatch({ system }: { system: { serviceId: string; systemCode: string } }) {
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
