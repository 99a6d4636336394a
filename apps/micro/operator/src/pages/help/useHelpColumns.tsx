import { useLingui } from '@lingui/react';
import type { OperatorHelpEntry } from '@portal/api-client/contract/operator';
import { useGuest } from '@portal/embed/react-guest';
import { useFormatters } from '@portal/ui';
import { type DataColumn, StatusBadge } from '@portal/ui/table';
import { inLanguage, LANGUAGES } from '../../components/three.ts';
import { useHelpWords } from './useHelpWords.ts';

/** The columns of the list of help documents. */
export function useHelpColumns(): DataColumn<OperatorHelpEntry>[] {
  const { i18n } = useLingui();
  const { locale } = useGuest();
  const format = useFormatters();
  const { stateOf } = useHelpWords();
  return [
    {
      key: 'title',
      header: i18n._({ id: 'operator.title', message: '标题' }),
      isLong: true,
      cell: ({ title }) => <span dir="auto">{inLanguage(title, locale)}</span>,
    },
    {
      key: 'folder',
      header: i18n._({ id: 'operator.help.folder', message: '文件夹' }),
      isLong: true,
      cell: ({ folderTitle }) => <span dir="auto">{inLanguage(folderTitle, locale)}</span>,
    },
    {
      key: 'state',
      header: i18n._({ id: 'operator.state', message: '状态' }),
      cell: ({ isPublished = false }) => (
        <StatusBadge tone={isPublished ? 'success' : 'neutral'}>{stateOf(isPublished)}</StatusBadge>
      ),
    },
    {
      key: 'languages',
      header: i18n._({ id: 'operator.language', message: '语言' }),
      cell: ({ title }) => format.list(LANGUAGES.map(({ key, name }) => (title[key] ? name : undefined))),
    },
    {
      key: 'updated',
      header: i18n._({ id: 'operator.updatedAt', message: '更新时间' }),
      cell: ({ updatedAt }) => format.dateTime(updatedAt),
    },
  ];
}
