import { RecoverForm, RegisterForm } from '@portal/account/flows';
import type { LoginFlow } from '@portal/account/login';
import { useServices } from '../../wiring/ServicesContext.ts';
import type { LinkOrigin } from './linkOrigin.ts';
import { useFlowsApi } from './useFlowsApi.ts';

export { catalogs } from '@portal/account/flows/i18n';

export type LoginFlowsProps = LoginFlow & { origin: LinkOrigin };

/** Registration and recovery on the login page; loaded when the first of them is shown. */
export function LoginFlows({ view, contact, onBack, onRecovered, origin }: LoginFlowsProps) {
  const { account } = useServices();
  const api = useFlowsApi();
  return view === 'register' ? (
    <RegisterForm
      api={api}
      origin={origin}
      onBack={onBack}
      onRegistered={(answer) => account.takeUp(answer, { enter: true })}
    />
  ) : (
    <RecoverForm api={api} initialContact={contact} onBack={onBack} onRecovered={onRecovered} />
  );
}
