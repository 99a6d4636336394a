import { Trans, useLingui } from '@lingui/react';
import { useEffect, useId, useState } from 'react';
import type { FlowDraft } from '../core/FlowDraft.ts';
import { ALL_WAYS, type CodeWay, type FlowValues, NO_VALUES, readContact } from '../core/flowValues.ts';
import { askDeliveryOf, type FlowPorts, recover, sendRecoveryCode } from '../flowCalls.ts';
import { BackToSignIn } from './BackToSignIn.tsx';
import classes from './FlowForm.module.css';
import { FlowForm } from './FlowForm.tsx';
import { NoCodes } from './NoCodes.tsx';

/** Props of `RecoverForm`. */
export type RecoverFormProps = FlowPorts & {
  /** By which ways codes reach people here. @default both */
  codesBy?: readonly CodeWay[];
  /** A phone number or e-mail address to begin with. */
  initialContact?: string;
  /** Holds what was typed, for who goes back and returns. @default it is forgotten */
  draft?: FlowDraft;
  /** The new password counts; called with the address it belongs to. */
  onRecovered: (contact: string) => void;
  onBack: () => void;
};

const FIELDS = ['contact', 'code', 'password', 'repeat'] as const;

/** Sets a new password with a code that comes by phone or by e-mail. */
export function RecoverForm(props: RecoverFormProps) {
  const { codesBy = ALL_WAYS, initialContact = '', draft, onRecovered, onBack, ...ports } = props;
  const kept = draft?.current?.begunWith === initialContact ? draft.current : undefined;
  const begun = codesBy.find((way) => readContact(initialContact, way)) ?? codesBy[0];
  const [channel, setChannel] = useState<CodeWay>(kept?.channel ?? begun ?? 'email');
  // It may come from the address: only what is a phone number or an e-mail address is put into the field.
  const begin = readContact(initialContact, channel) ? initialContact : '';
  // An address of one kind stays while the other kind is looked at.
  const [contacts, setContacts] = useState(kept?.contacts ?? { phone: '', email: '', [channel]: begin });
  const [values, setValues] = useState<FlowValues>(kept?.values ?? NO_VALUES);
  useEffect(() => {
    if (draft) draft.current = { begunWith: initialContact, values, channel, contacts };
  }, [draft, initialContact, values, channel, contacts]);
  if (!begun) return <NoCodes onBack={onBack} />;
  return (
    <FlowForm
      title={<Trans id="account.recover.title" message="找回密码" />}
      hint={<Trans id="account.recover.hint" message="我们会发送一个验证码，用它来设置新密码" />}
      submitLabel={<Trans id="account.recover.submit" message="设置新密码" />}
      before={codesBy.length > 1 && <Channels value={channel} onChange={setChannel} />}
      fields={FIELDS}
      kind={channel}
      values={{ ...values, contact: contacts[channel] }}
      onChange={(next) => {
        setContacts({ ...contacts, [channel]: next.contact });
        setValues(next);
      }}
      onSendCode={(contact) => sendRecoveryCode(ports, contact)}
      onAskDelivery={askDeliveryOf(ports)}
      onSubmit={async (entered) => {
        await recover(ports, entered);
        onRecovered(entered.contact.trim());
      }}
      footer={<BackToSignIn onBack={onBack} />}
    />
  );
}

function Channels({ value, onChange }: { value: CodeWay; onChange: (channel: CodeWay) => void }) {
  const { i18n } = useLingui();
  const name = useId();
  const labels = {
    email: i18n._({ id: 'account.recover.byEmail', message: '用邮箱' }),
    phone: i18n._({ id: 'account.recover.byPhone', message: '用手机号' }),
  };
  return (
    <div
      className={classes.channels}
      role="radiogroup"
      aria-label={i18n._({ id: 'account.recover.channel', message: '找回方式' })}
    >
      {(['email', 'phone'] as const).map((channel) => (
        <label key={channel} className={classes.channel}>
          <input type="radio" name={name} checked={channel === value} onChange={() => onChange(channel)} />
          {labels[channel]}
        </label>
      ))}
    </div>
  );
}
