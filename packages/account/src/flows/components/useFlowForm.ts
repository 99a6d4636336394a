import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useCountdown } from '../../components/LoginPage/useCountdown.ts';
import type { SignInFailure } from '../../core/signInFailure.ts';
import { RESEND_SECONDS, toFlowFailure } from '../core/flowFailure.ts';
import {
  type Contact,
  type ContactKind,
  FLOW_FIELDS,
  type FlowErrors,
  type FlowField,
  type FlowValues,
  readContact,
  validateFlow,
} from '../core/flowValues.ts';
import type { CodeSent } from '../flowCalls.ts';

export type FlowFormOptions = {
  fields: readonly FlowField[];
  kind: ContactKind;
  values: FlowValues;
  onChange: (values: FlowValues) => void;
  onSendCode: (contact: Contact) => Promise<CodeSent>;
  onSubmit: (values: FlowValues) => Promise<void>;
};

type CodeWait = { contact: string; retryAfterSeconds: number };

/** One form of an account: what is wrong in it, what is being sent, and when another code can be asked for. */
export function useFlowForm({ fields, kind, values, onChange, onSendCode, onSubmit }: FlowFormOptions) {
  const formRef = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FlowErrors>({});
  const [failure, setFailure] = useState<SignInFailure>();
  const [busy, setBusy] = useState<'code' | 'form'>();
  const [wait, setWait] = useState<CodeWait>();
  const [sentTo, setSentTo] = useState<string>();
  const [focus, setFocus] = useState<{ on: FlowField | 'alert' }>();
  const target = values.contact.trim();
  const waitSeconds = useCountdown(wait?.contact === target ? wait : undefined);

  useEffect(() => {
    if (!focus) return;
    const selector = focus.on === 'alert' ? '[role="alert"]' : `[name="${focus.on}"]`;
    formRef.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [focus]);

  function show(found: FlowErrors): boolean {
    setErrors({ ...errors, ...found });
    const first = FLOW_FIELDS.find((field) => found[field]);
    if (first) setFocus({ on: first });
    return first !== undefined;
  }

  function fail(error: unknown): void {
    const found = toFlowFailure(error);
    if (found.kind === 'field') {
      setErrors({ [found.field]: found.problem });
      setFocus({ on: found.field });
    } else if (found.kind === 'too-soon') {
      setWait({ contact: target, retryAfterSeconds: found.retryAfterSeconds });
    } else {
      setFailure(found.failure);
      setFocus({ on: 'alert' });
    }
  }

  async function run(what: 'code' | 'form', work: () => Promise<void>): Promise<void> {
    setFailure(undefined);
    setBusy(what);
    try {
      await work();
    } catch (error) {
      fail(error);
    } finally {
      setBusy(undefined);
    }
  }

  return {
    formRef,
    errors,
    failure,
    busy,
    /** Seconds until another code can be asked for, for the address that is entered. */
    waitSeconds,
    /** A code is on its way to the address that is entered. */
    hasSentCode: sentTo !== undefined && sentTo === target,
    change(part: Partial<FlowValues>): void {
      onChange({ ...values, ...part });
      const changed = Object.keys(part);
      const isAnswered = (field: FlowField) =>
        changed.includes(field) || (field === 'repeat' && changed.includes('password'));
      setErrors(Object.fromEntries(Object.entries(errors).filter(([key]) => !isAnswered(key as FlowField))));
      setFailure(undefined);
    },
    async requestCode(): Promise<void> {
      const contact = readContact(values.contact, kind);
      if (!contact) return void show(validateFlow(values, { fields: ['contact'], kind }));
      if (busy || waitSeconds > 0) return;
      await run('code', async () => {
        const { resendAfterSeconds = RESEND_SECONDS } = await onSendCode(contact);
        setWait({ contact: target, retryAfterSeconds: resendAfterSeconds });
        setSentTo(target);
        setFocus({ on: 'code' });
      });
    },
    async submit(event: FormEvent): Promise<void> {
      event.preventDefault();
      if (busy) return;
      setErrors({});
      if (show(validateFlow(values, { fields, kind }))) return;
      await run('form', () => onSubmit(values));
    },
  };
}
