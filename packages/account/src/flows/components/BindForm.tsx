import { Trans } from '@lingui/react';
import type { LoginAnswer } from '@portal/api-client/contract';
import { useState } from 'react';
import { ALL_WAYS, type CodeWay, kindOf, NO_VALUES, readContact } from '../core/flowValues.ts';
import { askDeliveryOf, bind, type FlowPorts, sendBindingCode, tellDingTalk } from '../flowCalls.ts';
import { BackToSignIn } from './BackToSignIn.tsx';
import { FlowForm } from './FlowForm.tsx';
import { NoCodes } from './NoCodes.tsx';

/** Props of `BindForm`. */
export type BindFormProps = FlowPorts & {
  /** By which ways codes reach people here. @default both */
  codesBy?: readonly CodeWay[];
  /** Takes up the session, which now is a full one. */
  onBound: (answer: LoginAnswer) => void;
  onBack: () => void;
};

const FIELDS = ['contact', 'code', 'second', 'secondCode', 'password', 'repeat'] as const;
const FIELDS_OF_ONE = FIELDS.filter((field) => field !== 'second' && field !== 'secondCode');

/** Gives an account made by a third party its own address and password, before anything else. */
export function BindForm({ codesBy = ALL_WAYS, onBound, onBack, ...ports }: BindFormProps) {
  const kind = kindOf(codesBy);
  const [values, setValues] = useState(NO_VALUES);
  if (!kind) return <NoCodes onBack={onBack} />;
  return (
    <FlowForm
      title={<Trans id="account.bind.title" message="绑定账号" />}
      hint={
        <Trans
          id="account.bind.hint"
          message="首次使用第三方登录，请绑定手机号或邮箱并设置密码，之后也可以用它登录"
        />
      }
      submitLabel={<Trans id="account.bind.submit" message="绑定并进入" />}
      fields={kind === 'either' ? FIELDS : FIELDS_OF_ONE}
      kind={kind}
      values={values}
      onChange={setValues}
      onSendCode={(contact) => sendBindingCode(ports, contact)}
      onAskDelivery={askDeliveryOf(ports)}
      onSubmit={async (entered) => {
        const answer = await bind(ports, entered);
        onBound(answer);
        const phone = (readContact(entered.contact, 'phone') ?? readContact(entered.second, 'phone'))?.phone;
        void tellDingTalk(ports.api, { userId: answer.userInfo?.userId, phone });
      }}
      footer={<BackToSignIn onBack={onBack} />}
    />
  );
}
