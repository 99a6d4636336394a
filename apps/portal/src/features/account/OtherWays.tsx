import { useLingui } from '@lingui/react';
import {
  FLOW_FAILED,
  LoginBanners,
  loginQueries,
  OtherSignIns,
  RecoverForm,
  RegisterForm,
} from '@portal/account/flows';
import { CompanyList, type LoginFlow } from '@portal/account/login';
import { accountToolQueries, TOOL_TEXTS } from '@portal/account/tools';
import { isApiError } from '@portal/api-client';
import { createFormatters } from '@portal/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { parseEntryQuery } from '../../app/guard/parseAddress.ts';
import { keepOtherSignIn, type LinkOrigin } from './linkOrigin.ts';
import { useFlowsApi } from './oneOffApi.ts';
import { type AccountPorts, accountPorts } from './ports.ts';

export { catalogs } from '@portal/account/flows/i18n';

/** Third parties and passkeys below the login form; without them, or without an answer, the form stands alone. */
export function OtherWays() {
  const ports = accountPorts.use();
  const { config, windowStorage, toasts } = ports;
  const { i18n } = useLingui();
  const api = useFlowsApi();
  const [opening, setOpening] = useState<string>();
  const [isAskingPasskey, setIsAskingPasskey] = useState(false);
  const { data: providers = [] } = useQuery(loginQueries.providers(api, i18n.locale));

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
      agreements={config().agreements}
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

export type LoginFlowsProps = LoginFlow & { origin: LinkOrigin };

/** Registration and recovery on the login page; loaded when the first of them is shown. */
export function LoginFlows({ view, contact, draft, onBack, onRecovered, origin }: LoginFlowsProps) {
  const { account, config } = accountPorts.use();
  const { codesBy, agreements } = config();
  const api = useFlowsApi();
  return view === 'register' ? (
    <RegisterForm
      api={api}
      codesBy={codesBy}
      agreements={agreements}
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

/** Whoever comes by an address that names them may hold a code already, though none is sent from here. */
function isInvited(codesBy: readonly string[]): boolean {
  return codesBy.length === 0 && parseEntryQuery(window.location.search).backEmail !== undefined;
}

/** Lets a person who works for several companies go on in another one: with a clean page, as another person would. */
export async function askForCompany(ports: AccountPorts): Promise<void> {
  const { dialogs, i18n, toasts, api, queryClient, account, tokens, unsaved, ledOut } = ports;
  const names = await unsaved.names();
  const question = {
    title: i18n._(TOOL_TEXTS.companyUnsaved),
    message: createFormatters({ locale: i18n.locale }).list(names),
    tone: 'danger',
  } as const;
  if (names.length > 0 && !(await dialogs.confirm(question))) return;
  const subjects = await queryClient.ensureQueryData(accountToolQueries.otherCompanies(api)).catch(() => []);
  const chosen = await dialogs.open<string>({
    title: i18n._(TOOL_TEXTS.companyTitle),
    width: 'small',
    content: ({ close }) => (
      <CompanyList subjects={subjects} sending={false} onChoose={(code) => close(code)} />
    ),
  });
  if (chosen === undefined) return;
  const { lasting = false } = tokens.snapshot() ?? {};
  // The former token ends with the answer: what is under way is refused, and ends nothing.
  ledOut.set(true);
  try {
    const answer = await api.chooseSubject({ subjectCodeEncrypt: chosen }, { silent: true });
    account.takeUp(answer, { enter: false, lasting });
    window.location.assign('/');
  } catch (error) {
    const title = (isApiError(error) && error.serverMessage) || i18n._(TOOL_TEXTS.companyFailed);
    toasts.show({ id: 'switch-company', tone: 'danger', title });
  } finally {
    ledOut.set(false);
  }
}
