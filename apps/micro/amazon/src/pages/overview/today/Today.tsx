import { useLingui } from '@lingui/react';
import { useGuest } from '@portal/embed/react-guest';
import { QueryStates } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { type TodayAnswer, todayQuery } from '../../../queries.ts';
import { useApi } from '../../../useApi.ts';
import classes from './Today.module.css';
import { TodayLine } from './TodayLine.tsx';
import { isKnownTask } from './useTaskWords.ts';

/** What waits to be done: each line says how much, and opens the page that shows exactly these rows. */
export function Today() {
  const { i18n } = useLingui();
  const today = useQuery(todayQuery(useApi()));
  const heading = i18n._({ id: 'amazon.today', message: '今日待办' });
  return (
    <section className={classes.today} aria-label={heading}>
      <h2 className={classes.heading}>{heading}</h2>
      <QueryStates query={today} rows={3}>
        {(answer) => <Lines {...answer} />}
      </QueryStates>
    </section>
  );
}

function Lines({ dataList, timeZone }: TodayAnswer) {
  const { i18n } = useLingui();
  const { guest } = useGuest();
  const lines = dataList.filter(({ key }) => isKnownTask(key));
  if (lines.length === 0)
    return (
      <p className={classes.empty}>
        {i18n._({ id: 'amazon.today.empty', message: '今天没有待办。要发的订单、要补的库存会出现在这里。' })}
      </p>
    );
  return (
    <ul className={classes.lines}>
      {lines.map((line) => {
        const { systemCode, app, path } = line;
        const open = () => {
          // Why a page does not open is the portal's to say.
          guest.navigate({ systemCode, app, path, newPane: true }).catch(() => undefined);
        };
        return <TodayLine key={line.key} line={line} timeZone={timeZone} onOpen={open} />;
      })}
    </ul>
  );
}
