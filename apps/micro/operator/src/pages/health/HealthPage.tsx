import { useLingui } from '@lingui/react';
import { usePageTitle } from '@portal/embed/react-guest';
import { ActionButton, Icon, useFormatters } from '@portal/ui';
import { QueryStates, StatusBadge, TablePage } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { healthQuery } from '../../queries.ts';
import { useApi } from '../../useApi.ts';
import { HealthLink } from './HealthLink.tsx';
import classes from './HealthPage.module.css';
import { overallOf, toneOf } from './overallOf.ts';
import { useHealthWords } from './useHealthWords.ts';

/** How the service does, in words: what is well, what needs a look, and where that is done. */
export function HealthPage() {
  const { i18n } = useLingui();
  const format = useFormatters();
  const api = useApi();
  const query = useQuery(healthQuery(api));
  const words = useHealthWords();
  const title = i18n._({ id: 'operator.health', message: '运行状况' });
  usePageTitle(title);
  const { checkedAt, startedAt } = query.data ?? {};
  return (
    <TablePage
      title={title}
      lead={
        checkedAt && startedAt
          ? i18n._({
              id: 'operator.health.lead',
              message: '{checked} 检查；服务自 {started} 起运行。',
              values: { checked: format.time(checkedAt), started: format.dateTime(startedAt) },
            })
          : undefined
      }
      actions={
        <ActionButton icon="refresh" disabled={query.isFetching} onClick={() => query.refetch()}>
          {i18n._({ id: 'operator.refresh', message: '刷新' })}
        </ActionButton>
      }
    >
      <QueryStates query={query}>
        {({ checks }) => {
          const overall = overallOf(checks);
          return (
            <>
              <div className={classes.overall} data-state={overall} role="status">
                <Icon
                  name={overall === 'good' ? 'success' : overall === 'bad' ? 'error' : 'warning'}
                  size={24}
                />
                <p>{words.overall(overall)}</p>
              </div>
              <ul className={classes.cards}>
                {checks.map(({ check = '', state = '', values }) => (
                  <li key={check} className={classes.card} data-state={state}>
                    <h2 className={classes.name}>
                      {words.nameOf(check)}
                      <StatusBadge tone={toneOf(state)}>{words.stateOf(state)}</StatusBadge>
                    </h2>
                    <p className={classes.text}>{words.textOf(check, state, values)}</p>
                    <HealthLink check={check} failed={values?.failed ?? 0} />
                  </li>
                ))}
              </ul>
            </>
          );
        }}
      </QueryStates>
    </TablePage>
  );
}
