import { handOverTarget, LandingMessage, readHandOver } from '@portal/account/flows';
import { isApiError } from '@portal/api-client';
import { useEffect, useRef, useState } from 'react';
import type { Services } from '../../wiring/createServices.ts';
import { useServices } from '../../wiring/ServicesContext.ts';
import { takePartnerSession } from './takePartnerSession.ts';
import { useFlowsApi } from './useFlowsApi.ts';

export { catalogs } from '@portal/account/flows/i18n';

type Api = ReturnType<typeof useFlowsApi>;

/** `/transfer`: hands the session over to a system, or takes one over from a partner. */
export function TransferPage() {
  const services = useServices();
  const api = useFlowsApi();
  const [failure, setFailure] = useState<{ reason?: string }>();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    handOver(services, api).catch((error: unknown) =>
      setFailure({ reason: isApiError(error) ? error.serverMessage : undefined }),
    );
  });
  return (
    <main>
      <LandingMessage
        purpose="hand-over"
        failed={failure !== undefined}
        reason={failure?.reason}
        onLogin={() => services.navigate('/login', { replace: true })}
        onBack={services.account.hasSession() ? () => goBack(services) : undefined}
      />
    </main>
  );
}

async function handOver(services: Services, api: Api): Promise<void> {
  const token = services.entryToken;
  services.entryToken = undefined;
  const wish = readHandOver(window.location.search, token);
  if (!wish) throw new TypeError('the address says neither a system nor a partner');
  if (wish.kind === 'partner') {
    return takePartnerSession(services, api, wish);
  }
  const { systemCode } = wish;
  if (!services.account.hasSession()) {
    return services.navigate(`/login?${new URLSearchParams({ systemCode })}`, { replace: true });
  }
  const { url } = await api.transformLogin({ systemCode });
  const target = handOverTarget(url, window.location.origin);
  if (!target) throw new TypeError('the system has no web address');
  if (target.kind === 'here') services.navigate(target.href, { replace: true });
  else window.location.replace(target.href);
}

/** A hand-over opens in a window of its own: there is nothing behind it to go back to. */
function goBack({ navigate }: Services): void {
  if (window.history.length > 1) window.history.back();
  else navigate('/', { replace: true });
}
