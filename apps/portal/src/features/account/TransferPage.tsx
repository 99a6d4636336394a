import { loginAddress } from '@portal/account/core';
import { handOverTarget, LandingMessage, readHandOver } from '@portal/account/flows';
import { catalogs } from '@portal/account/flows/i18n';
import { isApiError } from '@portal/api-client';
import { useEffect, useRef, useState } from 'react';
import { takePartnerSession } from './mayReplaceSession.ts';
import { useFlowsApi } from './oneOffApi.ts';
import type { AccountPorts } from './ports.ts';
import { accountPorts } from './ports.ts';

type Api = ReturnType<typeof useFlowsApi>;

/** `/transfer`: hands the session over to a system, or takes one over from a partner. */
function TransferPage() {
  const ports = accountPorts.use();
  const api = useFlowsApi();
  const [failure, setFailure] = useState<{ reason?: string }>();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    handOver(ports, api).catch((error: unknown) =>
      setFailure({ reason: isApiError(error) ? error.serverMessage : undefined }),
    );
  });
  return (
    <main>
      <LandingMessage
        purpose="hand-over"
        failed={failure !== undefined}
        reason={failure?.reason}
        onLogin={() => toLogin(ports)}
        onBack={ports.account.hasSession() ? () => goBack(ports) : undefined}
      />
    </main>
  );
}

async function handOver(ports: AccountPorts, api: Api): Promise<void> {
  const token = ports.takeToken();
  const wish = readHandOver(window.location.search, token);
  if (!wish) throw new TypeError('the address says neither a system nor a partner');
  if (wish.kind === 'partner') {
    return takePartnerSession(ports, api, wish, window.location.search);
  }
  if (!ports.account.hasSession()) return toLogin(ports);
  const { url } = await api.transformLogin({ systemCode: wish.systemCode });
  const target = handOverTarget(url, window.location.origin);
  if (!target) throw new TypeError('the system has no web address');
  if (target.kind === 'here') ports.navigate(target.href, { replace: true });
  else window.location.replace(target.href);
}

/** With what the hand-over was called with: its system is entered after the sign-in. */
function toLogin({ navigate }: AccountPorts): void {
  navigate(loginAddress({ search: window.location.search }), { replace: true });
}

/** A hand-over opens in a window of its own: there is nothing behind it to go back to. */
function goBack({ navigate }: AccountPorts): void {
  if (window.history.length > 1) window.history.back();
  else navigate('/', { replace: true });
}

export const transferPage = { page: TransferPage, catalogs };
