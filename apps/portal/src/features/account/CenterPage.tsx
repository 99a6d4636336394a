import { toSignInFailure } from '@portal/account/core';
import { BindForm, LandingMessage, readLanding, signInByLanding } from '@portal/account/flows';
import { SubjectChoice } from '@portal/account/login';
import { isApiError } from '@portal/api-client';
import type { LoginAnswer, Subject } from '@portal/api-client/contract';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useServices } from '../../wiring/ServicesContext.ts';
import classes from './CenterPage.module.css';
import { takeOtherSignIn } from './linkOrigin.ts';
import { mayReplaceSession } from './mayReplaceSession.ts';
import { oneOffApi } from './oneOffApi.ts';
import { useFlowsApi } from './useFlowsApi.ts';

export { catalogs } from '@portal/account/flows/i18n';

type Choice = ComponentProps<typeof SubjectChoice>;
type Step =
  | { kind: 'working' }
  | { kind: 'failed'; reason?: string }
  | { kind: 'choose'; ticket: string; subjects: Subject[]; sending: boolean; failure?: Choice['failure'] }
  | { kind: 'bind'; api: ReturnType<typeof oneOffApi> };

/** `/oauth/center`: where a person comes back from another party or from the app store, and is signed in. */
export function CenterPage() {
  const services = useServices();
  const api = useFlowsApi();
  const [step, setStep] = useState<Step>({ kind: 'working' });
  const hasBegun = useRef(false);

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void begin();

    async function begin(): Promise<void> {
      const { state, origin } = takeOtherSignIn(services.storages.session);
      const token = services.entryToken;
      services.entryToken = undefined;
      const landing = readLanding(window.location.search, { token, keptState: state });
      // The code is good once: it has no business in the history or in a referrer.
      window.history.replaceState(window.history.state, '', window.location.pathname);
      if (!landing) return setStep({ kind: 'failed' });
      // A third party's sign-in is bound to this browser tab by its state; the app store's is not.
      if (landing.kind !== 'provider' && !(await mayReplaceSession(services)))
        return services.navigate('/', { replace: true });
      try {
        const landed = await signInByLanding(api, landing, origin);
        if (landed.kind === 'session') enter(landed.answer);
        else setStep({ ...landed, sending: false });
      } catch (error) {
        setStep({ kind: 'failed', reason: reasonOf(error) });
      }
    }
  });

  /** Until phone or e-mail is bound, the session is only this page's: it is neither stored nor told to other tabs. */
  function bindApi(token: string) {
    return oneOffApi(services, token, { onUnauthorized: () => setStep({ kind: 'failed' }) });
  }

  function enter(answer: LoginAnswer): void {
    if (answer.needBind) {
      setStep({ kind: 'bind', api: bindApi(answer.token) });
      return;
    }
    services.account.takeUp(answer, { enter: false });
    services.navigate('/login', { replace: true });
  }

  const toLogin = () => services.navigate('/login', { replace: true });
  if (step.kind === 'choose') {
    const { ticket, subjects, sending, failure } = step;
    const choose = async (subjectCodeEncrypt: string) => {
      setStep({ ...step, sending: true, failure: undefined });
      try {
        enter(await api.appStoreChooseSubject({ ticket, subjectCodeEncrypt }));
      } catch (error) {
        setStep({ ...step, sending: false, failure: toSignInFailure(error) });
      }
    };
    return (
      <SubjectChoice
        subjects={subjects}
        sending={sending}
        failure={failure}
        onChoose={(code) => void choose(code)}
        onCancel={toLogin}
      />
    );
  }
  if (step.kind === 'bind') {
    return (
      <main className={classes.page}>
        <div className={classes.column}>
          <BindForm api={step.api} onBound={enter} onBack={toLogin} />
        </div>
      </main>
    );
  }
  const reason = step.kind === 'failed' ? step.reason : undefined;
  return (
    <main>
      <LandingMessage purpose="sign-in" failed={step.kind === 'failed'} reason={reason} onLogin={toLogin} />
    </main>
  );
}

function reasonOf(error: unknown): string | undefined {
  return isApiError(error) ? error.serverMessage : undefined;
}
