import { useLingui } from '@lingui/react';
import { useUnsavedInput } from '@portal/embed/react-guest';
import { askAnew } from '@portal/embed/react-queries';
import { ActionButton, useFeedback, useFormatters } from '@portal/ui';
import { useFailureToast } from '@portal/ui/shell';
import { DetailPanel, neighbours, RowFacts, TypedList } from '@portal/ui/table';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { EntryImport } from '../../forms/EntryImport.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import type { RecordKind } from '../../queries.ts';
import { ReceiveForm } from '../purchases/ReceiveForm.tsx';
import { useList } from './useList.ts';

/** Stands in the address for the entry that is being added. */
const NEW = 'new';

export type RecordPageProps = { kind: RecordKind };

/** A list that the company keeps itself: its entries are added, changed and removed here. */
export function RecordPage({ kind }: RecordPageProps) {
  const { i18n } = useLingui();
  const { number } = useFormatters();
  const { toasts, dialogs } = useFeedback();
  const tell = useFailureToast();
  const client = useQueryClient();
  const { api, ...shown } = useList(kind);
  const { state } = shown;
  const { data } = shown.list;
  const [isDirty, setIsDirty] = useState(false);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const mayLeave = useUnsavedInput(isDirty);
  const fields = data?.fields ?? [];
  const isKept = fields.length > 0;

  const go = (id: string | undefined) => {
    setIsDirty(false);
    state.change({ open: id }, { replace: true });
  };
  const open = async (id: string | undefined) => {
    if (await mayLeave()) go(id);
  };
  const refresh = () => askAnew(client, ['list', kind]);
  const save = async (values: Record<string, string | number | null>, id: string | undefined) => {
    await api.saveRecord({ kind, id, values });
    go(undefined);
    toasts.show({ tone: 'success', title: i18n._({ id: 'scm.form.saved', message: '已保存' }) });
    await refresh();
  };
  const remove = async () => {
    const ids = [...selected];
    const isSure = await dialogs.confirm({
      title: i18n._({
        id: 'scm.remove.title',
        message: '删除所选的 {count} 条？',
        values: { count: ids.length },
      }),
      message: i18n._({ id: 'scm.remove.text', message: '删除后无法恢复。' }),
      confirmLabel: i18n._({ id: 'scm.remove', message: '删除' }),
      tone: 'danger',
    });
    if (!isSure) return;
    try {
      await api.deleteRecords({ kind, ids });
    } catch (error) {
      return tell(error);
    }
    setSelected(new Set());
    await refresh();
  };

  const importEntries = () =>
    dialogs.open({
      title: i18n._({ id: 'scm.import', message: '导入' }),
      content: ({ close }) => (
        <EntryImport
          kind={kind}
          fields={fields}
          onDone={(count) => {
            close();
            toasts.show({
              tone: 'success',
              title: i18n._({
                id: 'scm.import.done',
                message: '已导入 {count} 行',
                values: { count: number(count) },
              }),
            });
            void refresh();
          }}
        />
      ),
    });

  return (
    <TypedList
      {...shown}
      searchHint={i18n._({ id: 'scm.list.search', message: '名称、编号或关键词' })}
      selection={isKept ? { selected, onChange: setSelected } : undefined}
      onOpen={open}
      actions={
        isKept && (
          <>
            {selected.size > 0 && (
              <ActionButton icon="trash" onClick={remove}>
                {i18n._({
                  id: 'scm.removeCount',
                  message: '删除 {count} 条',
                  values: { count: selected.size },
                })}
              </ActionButton>
            )}
            {kind !== 'purchase-orders' && (
              <ActionButton icon="upload" onClick={() => void importEntries()}>
                {i18n._({ id: 'scm.import', message: '导入' })}
              </ActionButton>
            )}
            <ActionButton icon="plus" isPrimary onClick={() => open(NEW)}>
              {i18n._({ id: 'scm.add', message: '新增' })}
            </ActionButton>
          </>
        )
      }
      renderDetail={({ id, row, position }) => {
        const beside = id === NEW ? {} : neighbours(data?.dataList ?? [], position, open);
        if (id !== NEW && !row) return null;
        const title =
          id === NEW
            ? i18n._({ id: 'scm.add', message: '新增' })
            : String(row?.[data?.columns[0]?.key ?? 'id'] ?? id);
        return (
          <DetailPanel key={id} title={title} {...beside} onClose={() => open(undefined)}>
            {isKept ? (
              <>
                <RecordForm
                  kind={kind}
                  fields={fields}
                  row={row}
                  onDirty={setIsDirty}
                  onSave={(values) => save(values, row?.id)}
                />
                {kind === 'purchase-orders' && row && !isDirty && (
                  <ReceiveForm row={row} onReceived={() => go(undefined)} />
                )}
              </>
            ) : (
              row && <RowFacts columns={data?.columns ?? []} statuses={data?.statuses ?? []} row={row} />
            )}
          </DetailPanel>
        );
      }}
    />
  );
}
