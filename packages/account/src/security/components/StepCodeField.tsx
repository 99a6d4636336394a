import { Trans } from '@lingui/react';
import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Security.module.css';
import type { useStepCode } from './useStepCode.ts';

/** Props of `StepCodeField`. */
export type StepCodeFieldProps = {
  step: ReturnType<typeof useStepCode>;
  label: ReactNode;
  isRecovery?: boolean;
};

/** The field of the app's six digits, or of a recovery code, with what is wrong about it below. */
export function StepCodeField({ step, label, isRecovery = false }: StepCodeFieldProps) {
  return (
    <TextInput
      ref={step.field}
      className={classes.code}
      size="md"
      name="second-step"
      label={label}
      inputMode={isRecovery ? 'text' : 'numeric'}
      autoComplete={isRecovery ? 'off' : 'one-time-code'}
      autoCapitalize="off"
      spellCheck={false}
      maxLength={40}
      autoFocus
      value={step.code}
      readOnly={step.isSending}
      error={textOf(step.problem)}
      onChange={(event) => step.change(event.currentTarget.value)}
    />
  );
}

function textOf(problem: StepCodeFieldProps['step']['problem']): ReactNode {
  if (problem === undefined) return undefined;
  if (problem === 'missing') return <Trans id="account.security.code.missing" message="请输入完整的验证码" />;
  return (
    problem.sentence ?? <Trans id="account.security.code.failed" message="验证未成功，请检查网络后重试" />
  );
}
