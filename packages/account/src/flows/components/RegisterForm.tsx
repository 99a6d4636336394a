import { Trans } from '@lingui/react';
import type { Agreement, LoginAnswer } from '@portal/api-client/contract';
import { useEffect, useState } from 'react';
import { AgreementLinks } from '../../agreements/components/AgreementLinks.tsx';
import type { SignInOrigin } from '../../runtime/createAccount.ts';
import type { FlowDraft } from '../core/FlowDraft.ts';
import {
  ALL_WAYS,
  type CodeWay,
  type ContactKind,
  kindOf,
  NO_VALUES,
  readContact,
} from '../core/flowValues.ts';
import { askDeliveryOf, type FlowPorts, register, sendRegisterCode, tellDingTalk } from '../flowCalls.ts';
import { BackToSignIn } from './BackToSignIn.tsx';
import { FlowForm } from './FlowForm.tsx';
import { NoCodes } from './NoCodes.tsx';

/** Props of `RegisterForm`. */
export type RegisterFormProps = FlowPorts & {
  /** By which ways codes reach people here. @default both */
  codesBy?: readonly CodeWay[];
  /** What who registers agrees to; an empty list asks for nothing. @default terms and a privacy policy that are not linked */
  agreements?: readonly Agreement[];
  /** What the link to the page carried; sent along. */
  origin?: SignInOrigin;
  /** Holds what was typed, for who goes back and returns. @default it is forgotten */
  draft?: FlowDraft;
  /** Takes up the session of who has just registered. */
  onRegistered: (answer: LoginAnswer) => void;
  onBack: () => void;
};

const FIELDS = ['contact', 'code', 'company', 'password', 'repeat', 'agreement'] as const;
const FIELDS_ALONE = FIELDS.filter((field) => field !== 'agreement');

/** Registers a person with a company of their own. */
export function RegisterForm(props: RegisterFormProps) {
  const { codesBy = ALL_WAYS, agreements, origin = {}, draft, onRegistered, onBack, ...ports } = props;
  const kind = kindOf(codesBy);
  const [values, setValues] = useState(draft?.current?.values ?? NO_VALUES);
  useEffect(() => {
    if (draft) draft.current = { begunWith: '', values };
  }, [draft, values]);
  if (!kind) return <NoCodes onBack={onBack} />;
  return (
    <FlowForm
      title={<Trans id="account.register.title" message="注册" />}
      hint={<RegisterHint kind={kind} />}
      submitLabel={<Trans id="account.register.submit" message="注册并进入" />}
      fields={agreements?.length === 0 ? FIELDS_ALONE : FIELDS}
      agreement={<Agreed agreements={agreements} />}
      kind={kind}
      values={values}
      onChange={setValues}
      onSendCode={(contact) => sendRegisterCode(ports, contact)}
      onAskDelivery={askDeliveryOf(ports)}
      onSubmit={async (entered) => {
        const answer = await register(ports, entered, { ...origin, agreements });
        onRegistered(answer);
        const phone = readContact(entered.contact, 'phone')?.phone;
        const company = entered.company.trim();
        void tellDingTalk(ports.api, { userId: answer.userInfo?.userId, phone, company });
      }}
      footer={<BackToSignIn onBack={onBack} />}
    />
  );
}

function Agreed({ agreements }: Pick<RegisterFormProps, 'agreements'>) {
  if (!agreements) return <Trans id="account.flow.agreement" message="我已阅读并同意用户协议和隐私政策" />;
  return (
    <Trans
      id="account.flow.agreements"
      message="我已阅读并同意{documents}"
      values={{ documents: <AgreementLinks agreements={agreements} /> }}
    />
  );
}

function RegisterHint({ kind }: { kind: ContactKind }) {
  if (kind === 'phone')
    return <Trans id="account.register.hint.phone" message="用手机号注册，即可试用全部系统" />;
  if (kind === 'email')
    return <Trans id="account.register.hint.email" message="用邮箱注册，即可试用全部系统" />;
  return <Trans id="account.register.hint" message="用手机号或邮箱注册，即可试用全部系统" />;
}
