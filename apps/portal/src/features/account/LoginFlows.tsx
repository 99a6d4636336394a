import { RecoverForm, RegisterForm } from '@portal/account/flows';
import type { LoginFlow } from '@portal/account/login';
import { parseEntryQuery } from '../../app/guard/parseAddress.ts';
import type { LinkOrigin } from './linkOrigin.ts';
import { useFlowsApi } from './oneOffApi.ts';
import { accountPorts } from './ports.ts';

export { catalogs } from '@portal/account/flows/i18n';

export type LoginFlowsProps = LoginFlow & { origin: LinkOrigin };

/** Registration and recovery on the login page; loaded when the first of them is shown. */
export function LoginFlows({ view, contact, draft, onBack, onRecovered, origin }: LoginFlowsProps) {
  const { account, config } = accountPorts.use();
  const { codesBy } = config();
  const api = useFlowsApi();
  return view === 'register' ? (
    <RegisterForm
      api={api}
      codesBy={codesBy}
      origin={origin}
      draft={draft}
      onBack={onBack}
      onRegistered={(answer) => account.takeUp(answer, { enter: true })}
    />
  ) : (
    <RecoverForm
      api={api}
      codesBy={isInvited(codesBy) ? undefined : codesBy}
      initialContact={contact}
      draft={draft}
      onBack={onBack}
      onRecovered={onRecovered}
    />
  );
}

/** A visitor whose address names them may have a code already, although none was sent from this page. */
function isInvited(codesBy: readonly string[]): boolean {
  return codesBy.length === 0 && parseEntryQuery(window.location.search).backEmail !== undefined;
}
