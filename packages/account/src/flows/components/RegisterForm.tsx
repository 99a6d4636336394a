import { Trans } from '@lingui/react';
import type { LoginAnswer } from '@portal/api-client/contract';
import { useState } from 'react';
import type { SignInOrigin } from '../../react/createAccount.ts';
import { NO_VALUES, readContact } from '../core/flowValues.ts';
import { type FlowPorts, register, sendRegisterCode, tellDingTalk } from '../flowCalls.ts';
import { BackToSignIn } from './BackToSignIn.tsx';
import { FlowForm } from './FlowForm.tsx';

/** Props of `RegisterForm`. */
export type RegisterFormProps = FlowPorts & {
  /** What the link to the page carried; sent along. */
  origin?: SignInOrigin;
  /** Takes up the session of who has just registered. */
  onRegistered: (answer: LoginAnswer) => void;
  onBack: () => void;
};

const FIELDS = ['contact', 'code', 'company', 'password', 'repeat', 'agreement'] as const;

/** Registers a person with a company of their own. */
export function RegisterForm({ origin = {}, onRegistered, onBack, ...ports }: RegisterFormProps) {
  const [values, setValues] = useState(NO_VALUES);
  return (
    <FlowForm
      title={<Trans id="account.register.title" message="注册" />}
      hint={<Trans id="account.register.hint" message="用手机号或邮箱注册，即可试用全部系统" />}
      submitLabel={<Trans id="account.register.submit" message="注册并进入" />}
      fields={FIELDS}
      kind="either"
      values={values}
      onChange={setValues}
      onSendCode={(contact) => sendRegisterCode(ports, contact)}
      onSubmit={async (entered) => {
        const answer = await register(ports, entered, origin);
        onRegistered(answer);
        const phone = readContact(entered.contact, 'phone')?.phone;
        const company = entered.company.trim();
        void tellDingTalk(ports.api, { userId: answer.userInfo?.userId, phone, company });
      }}
      footer={<BackToSignIn onBack={onBack} />}
    />
  );
}
