import { useLingui } from '@lingui/react';
import { RowAction } from '@portal/embed/react-queries';
import { DetailPanel, QueryStates } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { NEW } from '../../components/usePanel.ts';
import { helpFoldersQuery, helpQuery } from '../../queries.ts';
import { useApi } from '../../useApi.ts';
import { HelpForm } from './HelpForm.tsx';

export type HelpPanelProps = {
  docId: string;
  onDone: () => void;
  onClose: () => void;
  onDirty: () => void;
};

/** Writes a help document, changes one, or removes it. */
export function HelpPanel({ docId, onDone, onClose, onDirty }: HelpPanelProps) {
  const { i18n } = useLingui();
  const api = useApi();
  const isNew = docId === NEW;
  const query = useQuery({ ...helpQuery(api, docId), enabled: !isNew });
  const folders = useQuery(helpFoldersQuery(api));
  const label = i18n._({ id: 'operator.delete', message: '删除' });
  return (
    <DetailPanel
      title={
        isNew
          ? i18n._({ id: 'operator.help.new', message: '写文档' })
          : i18n._({ id: 'operator.help', message: '帮助文档' })
      }
      onClose={onClose}
      foot={
        query.data && (
          <RowAction
            label={label}
            asks={[['queryOperatorHelpPage'], ['help-folders']]}
            said={i18n._({ id: 'operator.help.removed', message: '文档已删除' })}
            question={{
              title: i18n._({ id: 'operator.help.removeTitle', message: '删除这篇文档？' }),
              message: i18n._({
                id: 'operator.help.removeText',
                message: '无法恢复。只想让读者看不到时，请改为草稿。',
              }),
            }}
            run={() => api.removeOperatorHelp({ docId })}
            onDone={onDone}
          />
        )
      }
    >
      <QueryStates query={folders}>
        {(list) =>
          isNew ? (
            <HelpForm folders={list} onDone={onDone} onDirty={onDirty} />
          ) : (
            <QueryStates isRecord query={query}>
              {(document) => (
                <HelpForm document={document} folders={list} onDone={onDone} onDirty={onDirty} />
              )}
            </QueryStates>
          )
        }
      </QueryStates>
    </DetailPanel>
  );
}
