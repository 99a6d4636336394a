import { useLingui } from '@lingui/react';
import { FLOW_FAILED, LoginBanners, loginQueries, OtherSignIns } from '@portal/account/flows';
import { isApiError } from '@portal/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { keepOtherSignIn } from './linkOrigin.ts';
import { useFlowsApi } from './oneOffApi.ts';
import { accountPorts } from './ports.ts';

export { catalogs } from '@portal/account/flows/i18n';

/** Third parties and passkeys below the login form; without them, or without an answer, the form stands alone. */
export function OtherWays() {
  const ports = accountPorts.use();
  const { windowStorage, toasts } = ports;
  const { i18n } = useLingui();
  const api = useFlowsApi();
  const [opening, setOpening] = useState<string>();
  const [isAskingPasskey, setIsAskingPasskey] = useState(false);
  const { data: providers = [] } = useQuery(loginQueries.providers(api));

  async function choose(provider: string): Promise<void> {
    setOpening(provider);
    try {
      const { url, state } = await api.beginTransformLogin({ provider });
      if (!/^https?:/.test(new URL(url, window.location.href).protocol)) throw new TypeError('not a page');
      keepOtherSignIn(windowStorage, { state, search: window.location.search });
      window.location.assign(url);
    } catch {
      setOpening(undefined);
      toasts.show({ id: 'other-sign-in', tone: 'danger', title: i18n._(FLOW_FAILED) });
    }
  }

  async function askPasskey(): Promise<void> {
    setIsAskingPasskey(true);
    try {
      const { passkeySignIn } = await import('./lateSecurity.tsx');
      await passkeySignIn(ports);
    } catch (error) {
      const title = (isApiError(error) && error.serverMessage) || i18n._(FLOW_FAILED);
      toasts.show({ id: 'other-sign-in', tone: 'danger', title });
    } finally {
      setIsAskingPasskey(false);
    }
  }
  return (
    <OtherSignIns
      providers={providers}
      opening={opening}
      onChoose={(name) => void choose(name)}
      isAskingPasskey={isAskingPasskey}
      onPasskey={hasPasskeys() ? () => void askPasskey() : undefined}
    />
  );
}

/** Browsers have passkeys on trustworthy pages alone. */
function hasPasskeys(): boolean {
  return window.isSecureContext && 'PublicKeyCredential' in window;
}

/** News on the login page's brand side; the form works without them. */
export function LoginNews() {
  const api = useFlowsApi();
  const { data, isError, refetch } = useQuery(loginQueries.banners(api));
  return <LoginBanners banners={data} failed={isError} onRetry={() => void refetch()} />;
}
