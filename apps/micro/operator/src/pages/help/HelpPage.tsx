import { useLingui } from '@lingui/react';
import { useGuest, usePageTitle } from '@portal/embed/react-guest';
import { ActionButton, EmptyState } from '@portal/ui';
import { PagedTable, pageSizeOf, TablePage } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { ListHead } from '../../components/ListHead.tsx';
import { QueryFilter } from '../../components/QueryFilter.tsx';
import { inLanguage } from '../../components/three.ts';
import { NEW, usePanel } from '../../components/usePanel.ts';
import { helpFoldersQuery, pageQuery } from '../../queries.ts';
import { useApi } from '../../useApi.ts';
import { HelpPanel } from './HelpPanel.tsx';
import { useHelpColumns } from './useHelpColumns.tsx';
import { useHelpWords } from './useHelpWords.ts';

const STATES = ['published', 'draft'] as const;

/** The documents of the help centre: written, previewed, published and taken back. */
export function HelpPage() {
  const { i18n } = useLingui();
  const { locale } = useGuest();
  const api = useApi();
  const words = useHelpWords();
  const { state, guarded, openId, keyword, open, done, setIsDirty } = usePanel();
  const title = i18n._({ id: 'operator.help', message: '帮助文档' });
  usePageTitle(title);
  const folders = useQuery(helpFoldersQuery(api));
  const shownState = STATES.find((one) => one === state.query.get('state'));
  const folderId = folders.data?.find((one) => one.folderId === state.query.get('folder'))?.folderId;
  const request = {
    keyword,
    folderId,
    isPublished: shownState && shownState === 'published',
    pageNo: state.page,
    pageSize: pageSizeOf(state),
  };
  return (
    <TablePage
      title={title}
      lead={i18n._({
        id: 'operator.help.lead',
        message: '三种语言撰写并预览；发布后出现在帮助中心，助手也会据此回答。',
      })}
      actions={
        <ActionButton icon="plus" isPrimary onClick={() => open(NEW)}>
          {i18n._({ id: 'operator.help.new', message: '写文档' })}
        </ActionButton>
      }
      head={
        <ListHead state={state} placeholder={i18n._({ id: 'operator.help.search', message: '文档标题' })}>
          <QueryFilter
            state={state}
            name="folder"
            label={i18n._({ id: 'operator.help.folder', message: '文件夹' })}
            all={i18n._({ id: 'operator.help.allFolders', message: '全部文件夹' })}
            options={(folders.data ?? []).map((one) => ({
              value: one.folderId,
              label: inLanguage(one.title, locale),
            }))}
          />
          <QueryFilter
            state={state}
            name="state"
            label={i18n._({ id: 'operator.state', message: '状态' })}
            all={i18n._({ id: 'operator.allStates', message: '全部状态' })}
            options={STATES.map((value) => ({ value, label: words.stateOf(value === 'published') }))}
          />
        </ListHead>
      }
      aside={
        openId && (
          <HelpPanel
            key={openId}
            docId={openId}
            onDone={() => done()}
            onClose={() => open(undefined)}
            onDirty={() => setIsDirty(true)}
          />
        )
      }
    >
      <PagedTable
        state={guarded}
        query={useQuery(pageQuery(api, 'queryOperatorHelpPage', request))}
        label={title}
        columns={useHelpColumns()}
        rowId={({ docId }) => docId}
        onOpenRow={open}
        openRowId={openId ?? null}
        empty={
          <EmptyState
            icon="help"
            title={i18n._({ id: 'operator.help.none', message: '没有文档' })}
            text={i18n._({ id: 'operator.help.noneText', message: '写好的文档会出现在这里，草稿也在。' })}
          />
        }
      />
    </TablePage>
  );
}
