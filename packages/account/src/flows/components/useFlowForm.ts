import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useCountdown } from '../../components/LoginPage/useCountdown.ts';
import type { SignInFailure } from '../../core/AccountError.ts';
import { RESEND_SECONDS, toFlowFailure } from '../core/flowFailure.ts';
import {
  type Contact,
  type ContactKind,
  FLOW_FIELDS,
  type FlowErrors,
  type FlowField,
  type FlowValues,
  readContact,
  secondKind,
  validateFlow,
} from '../core/flowValues.ts';
import type { AskDelivery, CodeSent } from '../flowCalls.ts';

export type FlowFormOptions = {
  fields: readonly FlowField[];
  kind: ContactKind;
  values: FlowValues;
  onChange: (values: FlowValues) => void;
  onSendCode: (contact: Contact) => Promise<CodeSent>;
  /** Asks what became of a code; without it nothing is said of that. */
  onAskDelivery?: AskDelivery | undefined;
  onSubmit: (values: FlowValues) => Promise<void>;
};

type CodeWait = { contact: string; retryAfterSeconds: number };
type Sent = { to: string; delivery: string | undefined };
type CodeTarget = 'contact' | 'second';

const CODE_FIELDS = { contact: 'code', second: 'secondCode' } as const;

/** One form of an account: what is wrong in it, what is being sent, and when another code can be asked for. */
export function useFlowForm(options: FlowFormOptions) {
  const { fields, kind, values, onChange, onSendCode, onAskDelivery, onSubmit } = options;
  const formRef = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FlowErrors>({});
  const [failure, setFailure] = useState<SignInFailure>();
  const [busy, setBusy] = useState<CodeTarget | 'form'>();
  const [waits, setWaits] = useState<Partial<Record<CodeTarget, CodeWait>>>({});
  const [sent, setSent] = useState<Partial<Record<CodeTarget, Sent>>>({});
  const [focus, setFocus] = useState<{ on: FlowField | 'alert' }>();
  const typed = { contact: values.contact.trim(), second: values.second.trim() };
  const waitSeconds = {
    contact: useCountdown(waits.contact?.contact === typed.contact ? waits.contact : undefined),
    second: useCountdown(waits.second?.contact === typed.second ? waits.second : undefined),
  };
  const startWait = (target: CodeTarget, retryAfterSeconds: number) =>
    setWaits({ ...waits, [target]: { contact: typed[target], retryAfterSeconds } });

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

  function fail(error: unknown, target: CodeTarget): void {
    const found = toFlowFailure(error);
    if (found.kind === 'field') {
      const field = found.field === 'contact' ? target : found.field;
      setErrors({ [field]: found.problem });
      setFocus({ on: field });
    } else if (found.kind === 'too-soon') {
      startWait(target, found.retryAfterSeconds);
    } else {
      setFailure(found.failure);
      setFocus({ on: 'alert' });
    }
  }

  async function run(what: CodeTarget | 'form', work: () => Promise<void>): Promise<void> {
    setFailure(undefined);
    setBusy(what);
    try {
      await work();
    } catch (error) {
      fail(error, what === 'second' ? 'second' : 'contact');
    } finally {
      setBusy(undefined);
    }
  }

  return {
    formRef,
    errors,
    failure,
    busy,
    /** What the field of a code shows: whether one is being sent, was sent to this address, and when another can be. */
    codeOf: (target: CodeTarget) => ({
      isSending: busy === target,
      waitSeconds: waitSeconds[target],
      sent: sent[target]?.to === typed[target] ? sent[target] : undefined,
      onAskDelivery,
    }),
    change(part: Partial<FlowValues>): void {
      onChange({ ...values, ...part });
      const changed = Object.keys(part);
      const isAnswered = (field: FlowField) =>
        changed.includes(field) || (field === 'repeat' && changed.includes('password'));
      setErrors(Object.fromEntries(Object.entries(errors).filter(([key]) => !isAnswered(key as FlowField))));
      setFailure(undefined);
    },
    async requestCode(target: CodeTarget): Promise<void> {
      const takes = target === 'second' ? secondKind(values) : kind;
      const contact = readContact(typed[target], takes);
      if (!contact) return void show({ [target]: typed[target] === '' ? 'required' : 'invalid' });
      if (busy || waitSeconds[target] > 0) return;
      await run(target, async () => {
        const { resendAfterSeconds = RESEND_SECONDS, delivery } = await onSendCode(contact);
        startWait(target, resendAfterSeconds);
        setSent({ ...sent, [target]: { to: typed[target], delivery } });
        setFocus({ on: CODE_FIELDS[target] });
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
