import { useLingui } from '@lingui/react';
import { randomId } from '@portal/api-client/session';
import { askAnew } from '@portal/embed/react-queries';
import { ActionButton, useFeedback } from '@portal/ui';
import { useFailureToast } from '@portal/ui/shell';
import type { TypedRow } from '@portal/ui/table';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { FormField } from '../../forms/FormField.tsx';
import { fieldProblems } from '../../forms/fieldValues.ts';
import { useApi } from '../../useApi.ts';
import classes from './ReceiveForm.module.css';

/** The states in which goods are still to come. */
const UNDER_WAY = ['open', 'transit', 'arrived'];

export type ReceiveFormProps = {
  row: TypedRow & { id: string };
  onReceived: () => void;
};

/** Takes a delivery of a purchase order into stock; nothing where none is to come. */
export function ReceiveForm({ row, onReceived }: ReceiveFormProps) {
  const { i18n } = useLingui();
  const { toasts } = useFeedback();
  const tell = useFailureToast();
  const client = useQueryClient();
  const api = useApi();
  const rest = Number(row.quantity) - Number(row.received ?? 0);
  const [values, setValues] = useState({ quantity: String(rest), defects: '0' });
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [isSending, setIsSending] = useState(false);
  // One key for one delivery: a second try of the same is not booked twice.
  const [workId] = useState(randomId);
  if (!UNDER_WAY.includes(String(row.status))) return null;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const [quantity, defects] = [Number(values.quantity), Number(values.defects)];
    const wrong = i18n._({ id: 'scm.receive.whole', message: '请输入整数' });
    const found = {
      ...(!(Number.isInteger(quantity) && quantity > 0) && { quantity: wrong }),
      ...(!(Number.isInteger(defects) && defects >= 0) && { defects: wrong }),
    };
    setProblems(found);
    if (isSending || Object.keys(found).length > 0) return;
    setIsSending(true);
    try {
      await api.receivePurchase({ workId, id: row.id, quantity, defects });
      toasts.show({ tone: 'success', title: i18n._({ id: 'scm.receive.done', message: '已收货入库' }) });
      onReceived();
      await askAnew(client, ['list']);
    } catch (error) {
      const refused = fieldProblems(error);
      setProblems(refused);
      if (Object.keys(refused).length === 0) tell(error);
    }
    setIsSending(false);
  };
  const field = (key: 'quantity' | 'defects', label: string) => (
    <FormField
      field={{ key, label, type: 'number', required: true, choices: [] }}
      value={values[key]}
      problem={problems[key]}
      onChange={(value) => setValues({ ...values, [key]: value })}
    />
  );
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={send}
      aria-label={i18n._({ id: 'scm.receive', message: '收货' })}
    >
      <h3>{i18n._({ id: 'scm.receive', message: '收货' })}</h3>
      <p>{i18n._({ id: 'scm.receive.rest', message: '还有 {count} 件未到', values: { count: rest } })}</p>
      {field('quantity', i18n._({ id: 'scm.receive.quantity', message: '本次到货' }))}
      {field('defects', i18n._({ id: 'scm.receive.defects', message: '其中不良' }))}
      <ActionButton type="submit" disabled={isSending} aria-busy={isSending}>
        {i18n._({ id: 'scm.receive.send', message: '收货入库' })}
      </ActionButton>
    </form>
  );
}
