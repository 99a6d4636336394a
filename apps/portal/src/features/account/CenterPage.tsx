import { loginAddress, onwardAddress, toSignInFailure } from '@portal/account/core';
import {
  BindForm,
  LandingMessage,
  LINK_TEXTS,
  linkByLanding,
  readLanding,
  signInByLanding,
} from '@portal/account/flows';
import { catalogs } from '@portal/account/flows/i18n';
import { SubjectChoice } from '@portal/account/login';
import { isApiError } from '@portal/api-client';
import type { LoginAnswer, SecondStep, Subject } from '@portal/api-client/contract';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import classes from './CenterPage.module.css';
import { lateSecondStep } from './lateSignIn.tsx';
import { linkOrigin, takeOtherSignIn } from './linkOrigin.ts';
import { mayReplaceSession } from './mayReplaceSession.ts';
import { oneOffApi, useFlowsApi } from './oneOffApi.ts';
import { accountPorts } from './ports.ts';

type Choice = ComponentProps<typeof SubjectChoice>;
type Step =
  | { kind: 'working'; isLink?: boolean }
  | { kind: 'failed'; reason?: string }
  | { kind: 'second-step'; step: SecondStep }
  | { kind: 'choose'; ticket: string; subjects: Subject[]; sending: boolean; failure?: Choice['failure'] }
  | { kind: 'bind'; api: ReturnType<typeof oneOffApi> };

/** `/oauth/center`: where a person comes back from another party or from the app store, and is signed in. */
function CenterPage() {
  const ports = accountPorts.use();
  const api = useFlowsApi();
  const [step, setStep] = useState<Step>({ kind: 'working' });
  const [SecondStepPart] = useState(() => lateSecondStep(ports));
  const hasBegun = useRef(false);
  const search = useRef('');

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void begin();

    async function begin(): Promise<void> {
      const begun = takeOtherSignIn(ports.windowStorage, window.location.search);
      search.current = begun.search;
      const token = ports.takeToken();
      const landing = readLanding(window.location.search, { token, keptState: begun.state });
      // The code is good once: it has no business in the history or in a referrer.
      window.history.replaceState(window.history.state, '', window.location.pathname);
      if (begun.linkBack !== undefined) return link(landing, begun.linkBack);
      if (!landing) return setStep({ kind: 'failed' });
      // A third party's sign-in is bound to this browser tab by its state; the app store's is not.
      if (landing.kind !== 'provider' && !(await mayReplaceSession(ports)))
        return ports.navigate('/', { replace: true });
      try {
        const landed = await signInByLanding(api, landing, linkOrigin(begun.search));
        if (landed.kind === 'session') enter(landed.answer);
        else setStep({ ...landed, sending: false });
      } catch (error) {
        setStep(stepAfter(error));
      }
    }
  });

  /** Back to where it was begun, whatever comes of it. */
  async function link(landing: ReturnType<typeof readLanding>, back: string): Promise<void> {
    setStep({ kind: 'working', isLink: true });
    const toast = await linkByLanding(api, landing).then(
      () => ({ tone: 'success', title: ports.i18n._(LINK_TEXTS.linked) }) as const,
      (error) => ({ tone: 'danger', title: reasonOf(error) ?? ports.i18n._(LINK_TEXTS.failed) }) as const,
    );
    ports.toasts.show({ id: 'link-sign-in', ...toast });
    ports.navigate(back, { replace: true });
  }

  /** Until phone or e-mail is bound, the session is only this page's: it is neither stored nor told to other tabs. */
  function bindApi(token: string) {
    return oneOffApi(ports, token, { onUnauthorized: () => setStep({ kind: 'failed' }) });
  }

  function enter(answer: LoginAnswer): void {
    if (answer.needBind) {
      setStep({ kind: 'bind', api: bindApi(answer.token) });
      return;
    }
    ports.account.takeUp(answer, { enter: false });
    ports.navigate(onwardAddress(search.current), { replace: true });
  }

  const toLogin = () => ports.navigate(loginAddress({ search: search.current }), { replace: true });
  if (step.kind === 'choose') {
    const { ticket, subjects, sending, failure } = step;
    const choose = async (subjectCodeEncrypt: string) => {
      setStep({ ...step, sending: true, failure: undefined });
      try {
        enter(await api.appStoreChooseSubject({ ticket, subjectCodeEncrypt }));
      } catch (error) {
        const failure = toSignInFailure(error);
        setStep(failure.kind === 'second-step' ? failure : { ...step, sending: false, failure });
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
  if (step.kind === 'second-step') {
    return (
      <main className={classes.page}>
        <div className={classes.column}>
          <SecondStepPart step={step.step} onPassed={enter} onBack={toLogin} />
        </div>
      </main>
    );
  }
  if (step.kind === 'bind') {
    return (
      <main className={classes.page}>
        <div className={classes.column}>
          <BindForm api={step.api} codesBy={ports.config().codesBy} onBound={enter} onBack={toLogin} />
        </div>
      </main>
    );
  }
  const reason = step.kind === 'failed' ? step.reason : undefined;
  const isLink = step.kind === 'working' && step.isLink;
  return (
    <main>
      <LandingMessage
        purpose={isLink ? 'link' : 'sign-in'}
        failed={step.kind === 'failed'}
        reason={reason}
        onLogin={toLogin}
      />
    </main>
  );
}

function stepAfter(error: unknown): Step {
  const failure = toSignInFailure(error);
  return failure.kind === 'second-step' ? failure : { kind: 'failed', reason: reasonOf(error) };
}

function reasonOf(error: unknown): string | undefined {
  return isApiError(error) ? error.serverMessage : undefined;
}

export const centerPage = { page: CenterPage, catalogs };
