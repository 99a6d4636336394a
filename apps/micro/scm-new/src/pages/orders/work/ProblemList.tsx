import { useLingui } from '@lingui/react';
import classes from './work.module.css';

export type ProblemListProps = { problems: readonly { orderId: string; orderNo: string; message: string }[] };

const MOST_SHOWN = 200;

/** The orders that something was not done to, each with its reason. */
export function ProblemList({ problems }: ProblemListProps) {
  const { i18n } = useLingui();
  const hidden = problems.length - MOST_SHOWN;
  return (
    <>
      <ul className={classes.problems}>
        {problems.slice(0, MOST_SHOWN).map(({ orderId, orderNo, message }) => (
          <li key={orderId}>
            <span className={classes.number}>{orderNo}</span> {message}
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <p className={classes.note}>
          {i18n._({ id: 'scm.work.more', message: '还有 {count} 个', values: { count: hidden } })}
        </p>
      )}
    </>
  );
}
