import { useLingui } from '@lingui/react';
import { RowAction } from '@portal/embed/react-queries';
import { DetailPanel, QueryStates } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { pageQuery } from '../../queries.ts';
import { useApi } from '../../useApi.ts';
import { ChangeList } from './ChangeList.tsx';

/** What was changed of a part of the set-up; each change can be put back. */
export function HistoryPanel({ part, onClose }: { part: string; onClose: () => void }) {
  const { i18n } = useLingui();
  const api = useApi();
  const query = useQuery(pageQuery(api, 'queryOperatorSetupPage', { part, pageSize: 50 }));
  const label = i18n._({ id: 'operator.history.restore', message: '恢复到此前' });
  return (
    <DetailPanel title={i18n._({ id: 'operator.history', message: '修改历史' })} onClose={onClose}>
      <QueryStates query={query}>
        {({ dataList }) =>
          dataList.length === 0 ? (
            <p>{i18n._({ id: 'operator.history.none', message: '还没有修改' })}</p>
          ) : (
            <ChangeList
              changes={dataList}
              action={({ id = 0 }) => (
                <RowAction
                  label={label}
                  question={{
                    title: i18n._({ id: 'operator.history.ask', message: '恢复到这次修改之前？' }),
                    message: i18n._({
                      id: 'operator.history.askText',
                      message: '这一部分会回到那时的内容，之后的修改也会撤销；恢复本身可以再撤销。',
                    }),
                    isDangerous: false,
                  }}
                  asks={[['setup'], ['queryOperatorSetupPage']]}
                  said={i18n._({ id: 'operator.history.restored', message: '已恢复' })}
                  run={() => api.restoreOperatorSetup({ id })}
                />
              )}
            />
          )
        }
      </QueryStates>
    </DetailPanel>
  );
}
