import { Trans } from '@lingui/react';
import { Button } from '@mantine/core';
import type { LoginAnswer, SecondStep } from '@portal/api-client/contract';
import { useState } from 'react';
import { FormHead } from '../../components/FormHead/FormHead.tsx';
import type { SecondStepApi } from '../securityApi.ts';
import classes from './Security.module.css';
import { StepCodeField } from './StepCodeField.tsx';
import { TotpSetUp } from './TotpSetUp.tsx';
import { useStepCode } from './useStepCode.ts';

/** Props of `SecondStepForm`. */
export type SecondStepFormProps = {
  api: SecondStepApi;
  /** What the sign-in was refused with. */
  step: SecondStep;
  /** Takes up the session that the second step opened. */
  onPassed: (answer: LoginAnswer) => void;
  onBack: () => void;
};

/** The second step of a sign-in: a code, or setting it up where a company demands what the person does not have yet. */
export function SecondStepForm({ api, step, onPassed, onBack }: SecondStepFormProps) {
  if (!step.mustSetUp) return <CodeStep api={api} step={step} onPassed={onPassed} onBack={onBack} />;
  return (
    <div className={classes.form}>
      <FormHead
        title={<Trans id="account.security.setUp" message="设置两步验证" />}
        hint={
          <Trans
            id="account.security.setUp.demanded"
            message="您的企业要求登录时使用验证器应用，请先完成设置"
          />
        }
      />
      <TotpSetUp api={api} ticket={step.ticket} onDone={(signIn) => (signIn ? onPassed(signIn) : onBack())} />
      <Back onBack={onBack} />
    </div>
  );
}

function CodeStep({ api, step, onPassed, onBack }: SecondStepFormProps) {
  const [isRecovery, setIsRecovery] = useState(false);
  const code = useStepCode(async (typed) =>
    onPassed(await api.passSecondStep({ ticket: step.ticket, code: typed }, { silent: true })),
  );
  return (
    <form
      className={classes.form}
      noValidate
      aria-busy={code.isSending}
      onSubmit={(event) => void code.submit(event)}
    >
      <FormHead
        title={<Trans id="account.security.step" message="两步验证" />}
        hint={
          isRecovery ? (
            <Trans id="account.security.step.recovery" message="请输入一个未使用过的恢复码" />
          ) : (
            <Trans id="account.security.step.app" message="请输入验证器应用显示的 6 位验证码" />
          )
        }
      />
      <StepCodeField
        key={String(isRecovery)}
        step={code}
        isRecovery={isRecovery}
        label={
          isRecovery ? (
            <Trans id="account.security.recoveryCode" message="恢复码" />
          ) : (
            <Trans id="account.security.code" message="验证码" />
          )
        }
      />
      <Button type="submit" size="md" fullWidth loading={code.isSending}>
        <Trans id="account.security.verify" message="验证并登录" />
      </Button>
      <Button
        variant="subtle"
        fullWidth
        onClick={() => {
          setIsRecovery(!isRecovery);
          code.change('');
        }}
      >
        {isRecovery ? (
          <Trans id="account.security.useApp" message="使用验证器应用" />
        ) : (
          <Trans id="account.security.useRecovery" message="无法使用验证器？使用恢复码" />
        )}
      </Button>
      <Back onBack={onBack} />
    </form>
  );
}

function Back({ onBack }: { onBack: () => void }) {
  return (
    <Button variant="subtle" fullWidth onClick={onBack}>
      <Trans id="account.security.back" message="返回登录" />
    </Button>
  );
}
