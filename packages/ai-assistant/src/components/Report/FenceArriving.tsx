import { Trans } from '@lingui/react';
import report from './Report.module.css';

/** What stands in the place of a table that is on its way. */
export function FenceArriving() {
  return (
    <section className={report.report}>
      <p className={report.none} aria-busy>
        <Trans id="ai.report.arriving" message="正在整理数据" />
      </p>
    </section>
  );
}
