import { useLingui } from '@lingui/react';
import { useGuest } from '@portal/embed/react-guest';
import { useFormatters } from '@portal/ui';
import { QueryStates } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { type TodayAnswer, todayQuery } from '../../../queries.ts';
import { useApi } from '../../../useApi.ts';
import classes from './Today.module.css';
import { TodayLine } from './TodayLine.tsx';
import { taskWords } from './taskWords.ts';

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
  const format = useFormatters(timeZone);
  const lines = dataList.flatMap((line) => {
    const words = taskWords(line, i18n, format);
    return words ? [{ ...line, words }] : [];
  });
  if (lines.length === 0)
    return (
      <p className={classes.empty}>
        {i18n._({ id: 'amazon.today.empty', message: '今天没有待办。要发的订单、要补的库存会出现在这里。' })}
      </p>
    );
  return (
    <ul className={classes.lines}>
      {lines.map(({ key, count, words, systemCode, app, path }) => {
        const open = () => {
          // Why a page does not open is the portal's to say.
          guest.navigate({ systemCode, app, path, newPane: true }).catch(() => undefined);
        };
        return <TodayLine key={key} {...{ count, words }} onOpen={open} />;
      })}
    </ul>
  );
}
