import { useLingui } from '@lingui/react';
import { useGuest } from '@portal/embed/react-guest';
import { useFormatters } from '@portal/ui';
import { QueryStates } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { type ReportAnswer, reportQuery } from '../../queries.ts';
import { useApi } from '../../useApi.ts';
import classes from './StarBars.module.css';

const STARS = [5, 4, 3, 2, 1];

export type StarBarsProps = { marketplace: string | undefined };

/** How many reviews of ninety days have how many stars. */
export function StarBars({ marketplace }: StarBarsProps) {
  const { i18n } = useLingui();
  const { locale } = useGuest();
  const report = useQuery(reportQuery(useApi(), { report: 'rating-stars', days: 90, marketplace }, locale));
  const heading = i18n._({ id: 'amazon.stars', message: '近 90 天评分' });
  return (
    <section className={classes.stars} aria-label={heading}>
      <QueryStates query={report} rows={3}>
        {({ dataList }) => <Bars heading={heading} rows={dataList} />}
      </QueryStates>
    </section>
  );
}

type BarsProps = { heading: string; rows: ReportAnswer['dataList'] };

function Bars({ heading, rows }: BarsProps) {
  const format = useFormatters();
  const byStars = new Map(rows.map((row) => [Number(row.stars), Number(row.reviews ?? 0)]));
  const count = (stars: number) => byStars.get(stars) ?? 0;
  const total = STARS.reduce((sum, stars) => sum + count(stars), 0);
  const average = total === 0 ? 0 : STARS.reduce((sum, stars) => sum + stars * count(stars), 0) / total;
  return (
    <>
      <p className={classes.average}>
        <b>{format.number(average, { maximumFractionDigits: 2 })}</b>
        <span>{heading}</span>
      </p>
      <ul className={classes.bars}>
        {STARS.map((stars) => (
          <li key={stars}>
            <span className={classes.label}>★ {stars}</span>
            <meter min={0} max={total || 1} value={count(stars)} aria-label={`★ ${stars}`} />
            <span className={classes.count}>{format.number(count(stars))}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
