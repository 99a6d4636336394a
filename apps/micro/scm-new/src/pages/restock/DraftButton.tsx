import { useLingui } from '@lingui/react';
import { randomId } from '@portal/api-client/session';
import { useGuest } from '@portal/embed/react-guest';
import { ActionButton, useFeedback } from '@portal/ui';
import { useFailureToast } from '@portal/ui/shell';
import type { TypedRow } from '@portal/ui/table';
import { useState } from 'react';
import { useApi } from '../../useApi.ts';

export type DraftButtonProps = { row: TypedRow & { id: string } };

/** Makes a draft purchase order of the suggested quantity, and opens it. */
export function DraftButton({ row }: DraftButtonProps) {
  const { i18n } = useLingui();
  const { guest } = useGuest();
  const { toasts } = useFeedback();
  const tell = useFailureToast();
  const api = useApi();
  const [isSending, setIsSending] = useState(false);
  // One key for one suggestion: pressed again it opens the same draft.
  const [workId] = useState(randomId);
  const quantity = Number(row.suggested);
  if (quantity <= 0) return null;
  const send = async () => {
    setIsSending(true);
    try {
      const { id, code } = await api.draftPurchase({ workId, sku: row.id, quantity });
      toasts.show({
        tone: 'success',
        title: i18n._({ id: 'scm.restock.drafted', message: '已生成采购单草稿 {code}', values: { code } }),
      });
      const path = `/list/purchase-orders?${new URLSearchParams({ q: code, open: id })}`;
      await guest.navigate({ path, newPane: true }).catch(() => undefined);
    } catch (error) {
      tell(error);
    }
    setIsSending(false);
  };
  return (
    <ActionButton isPrimary disabled={isSending} aria-busy={isSending} onClick={send}>
      {i18n._({ id: 'scm.restock.draft', message: '生成采购单草稿' })}
    </ActionButton>
  );
}
