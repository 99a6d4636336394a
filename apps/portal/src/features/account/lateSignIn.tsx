import { Trans } from '@lingui/react';
import { accountQueries, useSession } from '@portal/account';
import { contactOf } from '@portal/account/core';
import { createApi } from '@portal/api-client';
import { agreementsContract } from '@portal/api-client/contract';
import { ErrorState, type LatePartMissing } from '@portal/ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { lateExtra, lateFlow } from '../../app/lateFlow.tsx';
import classes from './lateSignIn.module.css';
import { type AccountPorts, accountPorts } from './ports.ts';

/** The second step of a sign-in, with its texts: loaded when a first one needs it. */
export function lateSecondStep(ports: Pick<AccountPorts, 'locales'>) {
  return lateFlow(ports, async () => {
    const { SecondStep, catalogs } = await import('./lateSecurity.tsx');
    return { page: SecondStep, catalogs };
  });
}

/** Lets the person sign in over the page when the session ends, so that nothing on it is lost. */
export function SignInLayer() {
  const ports = accountPorts.use();
  const { keepsPage, queryClient, api } = ports;
  const session = useSession();
  const [late] = useState(() => ({ SignInAgain: lateSignIn(ports), SecondStep: lateSecondStep(ports) }));
  useEffect(() => {
    keepsPage.set(true);
    return () => keepsPage.set(false);
  }, [keepsPage]);

  if (!('over' in session) || !session.over) return null;
  const person = queryClient.getQueryData(accountQueries(api).userInfo().queryKey);
  return (
    <late.SignInAgain
      initialAccount={contactOf(person)}
      loginHref="/login"
      renderSecondStep={({ lasting, ...step }) => (
        <late.SecondStep
          {...step}
          onPassed={(answer) => ports.account.takeUp(answer, { enter: true, lasting })}
        />
      )}
    />
  );
}

/** Asks over the page for what the person has yet to agree to, where the operator has agreements. */
export function AgreementLayer() {
  const ports = accountPorts.use();
  const { account, client, config } = ports;
  const [late] = useState(() => ({
    api: createApi(client, agreementsContract),
    Question: lateExtra(
      ports,
      async () => {
        const [{ OpenAgreements }, { catalogs }] = await Promise.all([
          import('@portal/account/agreements'),
          import('@portal/account/agreements/i18n'),
        ]);
        return { page: OpenAgreements, catalogs };
      },
      Nothing,
    ),
  }));
  if (!config().agreements?.length) return null;
  return <late.Question api={late.api} onSignOut={() => void account.signOut()} />;
}

function lateSignIn(ports: AccountPorts) {
  return lateFlow(
    ports,
    async () => {
      const [{ SignInAgain }, { catalogs }] = await Promise.all([
        import('@portal/account/again'),
        import('@portal/account/again/i18n'),
      ]);
      return { page: SignInAgain, catalogs };
    },
    { Missing: NotThere, Waiting: Nothing },
  );
}

/** How long the page waits before it asks again for a form that did not load. */
const RETRY_MS = 5000;

/**
 * The form did not load: a server that is only just back may have it in a moment. It has to be there without the network,
 * so it stands in the browser's own dialog: Mantine's would be 10 kB more in what every session loads.
 */
function NotThere({ onRetry }: LatePartMissing) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    dialog.current?.showModal();
    const timer = setTimeout(onRetry, RETRY_MS);
    return () => clearTimeout(timer);
  }, [onRetry]);
  return (
    <dialog ref={dialog} className={classes.missing} aria-labelledby={titleId} onKeyDown={keepOpen}>
      <ErrorState
        title={
          <span id={titleId}>
            <Trans id="portal.signInMissing" message="登录窗口没有加载出来" />
          </span>
        }
        onRetry={onRetry}
      />
    </dialog>
  );
}

/** At the key: a browser lets a page refuse `cancel` once only. */
function keepOpen(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.preventDefault();
}

function Nothing() {
  return null;
}
