import { useLingui } from '@lingui/react';
import { RowAction } from '@portal/embed/react-queries';
import { useFormatters } from '@portal/ui';
import { CellValue, type DataColumn, StatusBadge } from '@portal/ui/table';
import { useWorkWords } from './useWorkWords.ts';

/** What every piece of work says of itself. */
type Work = { error?: string | undefined; createdAt?: string | undefined };

/** The columns that exports, jobs and messages have in common. */
export function useWorkColumns<Row extends Work>() {
  const { i18n } = useLingui();
  const format = useFormatters();
  const words = useWorkWords();
  const text = (key: string, header: string, textOf: (row: Row) => string | undefined): DataColumn<Row> => ({
    key,
    header,
    isLong: true,
    cell: (row) => <CellValue value={textOf(row)} type="text" />,
  });
  return {
    text,
    company: (nameOf: (row: Row) => string | undefined) =>
      text('company', i18n._({ id: 'operator.company', message: '企业' }), nameOf),
    number: (key: string, header: string, textOf: (row: Row) => number | undefined): DataColumn<Row> => ({
      key,
      header,
      isNumeric: true,
      cell: (row) => format.number(textOf(row) ?? 0),
    }),
    state: (
      names: Readonly<Record<string | number, string>>,
      stateOf: (row: Row) => string | number | undefined,
    ): DataColumn<Row> => ({
      key: 'state',
      header: i18n._({ id: 'operator.state', message: '状态' }),
      cell: (row) => {
        const state = stateOf(row) ?? '';
        return <StatusBadge tone={words.toneOf(state)}>{names[state] ?? state}</StatusBadge>;
      },
    }),
    reason: text(
      'error',
      i18n._({ id: 'operator.work.reason', message: '原因' }),
      ({ error }) => words.reasons[error ?? ''] ?? error,
    ),
    created: {
      key: 'created',
      header: i18n._({ id: 'operator.work.created', message: '时间' }),
      cell: ({ createdAt }) => format.dateTime(createdAt),
    } satisfies DataColumn<Row>,
    /** A button that does again what failed; `retryOf` answers nothing where there is nothing to do. */
    retry: (
      list: string,
      retryOf: (row: Row) => { name: string | undefined; run: () => Promise<unknown> } | false,
    ): DataColumn<Row> => ({
      key: 'actions',
      header: i18n._({ id: 'operator.actions', message: '操作' }),
      cell: (row) => {
        const retry = retryOf(row);
        return (
          retry && (
            <RowAction
              label={words.again}
              fullLabel={`${words.again} ${retry.name ?? ''}`}
              asks={[[list], ['queryOperatorExportPage'], ['health']]}
              said={words.saidAgain}
              run={retry.run}
            />
          )
        );
      },
    }),
  };
}
