import { useLingui } from '@lingui/react';
import { LoginScreen } from '@portal/account/login';
import { useRouterState } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { type EntryQuery, parseEntryQuery } from '../../app/guard/parseAddress.ts';
import { lateExtra, lateFlow } from '../../app/lateFlow.tsx';
import { LOGIN_TITLE } from '../../pages/shellPages.ts';
import { useBodyClass, useBrand, usePageTitle } from '../../workspace/useDocument.ts';
import { lateSecondStep } from './lateSignIn.tsx';
import { linkOrigin } from './linkOrigin.ts';
import { accountPorts } from './ports.ts';

/* Nothing that is neither an address nor a user code. */
const PLAIN_ACCOUNT = /^[\w@.+-]{1,200}$/;

/** `/login` and `/oauth/login`: what the link carried goes along with every way to sign in or register. */
export function LoginPage() {
  const ports = accountPorts.use();
  const { i18n } = useLingui();
  const [late] = useState(() => ({
    Flows: lateFlow(ports, async () => {
      const { LoginFlows, catalogs } = await import('./OtherWays.tsx');
      return { page: LoginFlows, catalogs };
    }),
    SecondStep: lateSecondStep(ports),
    OtherWays: lateExtra(ports, async () => {
      const { OtherWays, catalogs } = await import('./OtherWays.tsx');
      return { page: OtherWays, catalogs };
    }),
    News: lateExtra(
      ports,
      async () => {
        const { LoginNews, catalogs } = await import('./OtherWays.tsx');
        return { page: LoginNews, catalogs };
      },
      Place,
    ),
  }));
  // A person who was signed out to set a new password arrives before the address changes: the page may be shown already.
  useRouterState({ select: ({ location }) => location.href });
  const asked = parseEntryQuery(window.location.search);
  const [opened, setOpened] = useState(asked);
  // An address without a form is the page's own doing, and changes nothing.
  if (formOf(asked) && formOf(asked) !== formOf(opened)) setOpened(asked);
  const { backEmail, register } = opened;
  // From the address: text for a field, never more.
  const account = backEmail && PLAIN_ACCOUNT.test(backEmail) ? backEmail : undefined;
  const origin = useMemo(() => linkOrigin(window.location.search), []);
  const brand = useBrand(ports.config().brand);
  usePageTitle(i18n._(LOGIN_TITLE));
  useBodyClass('login');
  return (
    <LoginScreen
      key={formOf(opened)}
      origin={origin}
      initialAccount={account}
      initialView={backEmail ? 'recover' : register ? 'register' : 'sign-in'}
      demoAccounts={ports.config().demoAccounts}
      renderFlow={(flow) => <late.Flows {...flow} origin={origin} />}
      renderSecondStep={({ lasting, ...step }) => (
        <late.SecondStep
          {...step}
          onPassed={(answer) => ports.account.takeUp(answer, { enter: true, lasting })}
        />
      )}
      otherWays={<late.OtherWays />}
      brand={brand}
      banner={<late.News />}
      onViewChange={(view) => {
        if (view === 'sign-in') ports.navigate(withoutFlow(), { replace: true });
      }}
    />
  );
}

/** The form that an address opens; undefined for that of the sign-in. */
function formOf({ backEmail, register }: EntryQuery): string | undefined {
  return backEmail ?? register;
}

/** The login address without what opens a form: after it, a person who is signed in is led on as usual. */
function withoutFlow(): string {
  const { pathname, search } = window.location;
  const params = new URLSearchParams(search);
  params.delete('backEmail');
  params.delete('register');
  return params.size > 0 ? `${pathname}?${params}` : pathname;
}

/** Keeps the place: what stands around it does not move when news come. */
function Place() {
  return <span />;
}
