import { useLingui } from '@lingui/react';
import { FLOW_FAILED, OtherSignIns } from '@portal/account/flows';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../wiring/ServicesContext.ts';
import { keepOtherSignIn, type LinkOrigin } from './linkOrigin.ts';
import { useFlowsApi } from './useFlowsApi.ts';

export { catalogs } from '@portal/account/flows/i18n';

/** Third parties below the login form; without them, or without an answer, the form stands alone. */
export function OtherWays({ origin }: { origin: LinkOrigin }) {
  const { storages, toasts } = useServices();
  const { i18n } = useLingui();
  const api = useFlowsApi();
  const [opening, setOpening] = useState<string>();
  const { data: providers = [] } = useQuery({
    queryKey: ['account', 'sign-in-providers'],
    queryFn: ({ signal }) => api.queryTransformProviders({}, { signal }),
  });

  async function choose(provider: string): Promise<void> {
    setOpening(provider);
    try {
      const { url, state } = await api.beginTransformLogin({ provider });
      if (!/^https?:/.test(new URL(url, window.location.href).protocol)) throw new TypeError('not a page');
      keepOtherSignIn(storages.session, { state, origin });
      window.location.assign(url);
    } catch {
      setOpening(undefined);
      toasts.show({ id: 'other-sign-in', tone: 'danger', title: i18n._(FLOW_FAILED) });
    }
  }
  return <OtherSignIns providers={providers} opening={opening} onChoose={(name) => void choose(name)} />;
}
