import { Trans, useLingui } from '@lingui/react';
import { Icon, IconButton, latePart, useFormatters } from '@portal/ui';
import { useId, useState } from 'react';
import type { Report, ReportLink } from './parseReport.ts';
import { ReadingChips } from './ReadingChips.tsx';
import classes from './Report.module.css';
import { ReportTable } from './ReportTable.tsx';
import { toCsv, toTsv } from './tableText.ts';

/** A chart that does not load is left out: its numbers are in the table. */
const ReportChart = latePart(async () => (await import('./ReportChart.tsx')).ReportChart, {
  Missing: () => null,
  Waiting: () => <div className={classes.chartSpace} />,
});

export type ReportBlockProps = {
  report: Report;
  onCopy: (text: string) => void;
  onDownload: (file: Blob, name: string) => void;
  /** Asks again, with another reading; without it how the question was read is only told. */
  onAsk?: (question: string) => void;
  /** Opens the page that owns the data; without it there is no such button. */
  onOpenLink?: (link: ReportLink) => void;
};

/** A table of an answer from data: its chart, its rows to take away, how it came about, and the page it is from. */
export function ReportBlock({ report, onCopy, onDownload, onAsk, onOpenLink }: ReportBlockProps) {
  const { i18n } = useLingui();
  const [isHowOpen, setIsHowOpen] = useState(false);
  const howId = useId();
  const { chart, link, title } = report;
  return (
    // No landmark: two answers about sales have the same name.
    <figure className={classes.report} aria-label={title}>
      <header className={classes.head}>
        <h3 className={classes.title}>{title}</h3>
        <IconButton
          icon="copy"
          size="small"
          label={i18n._({ id: 'ai.report.copy', message: '复制为表格（可粘贴到 Excel）' })}
          onClick={() => onCopy(toTsv(report))}
        />
        <IconButton
          icon="download"
          size="small"
          label={i18n._({ id: 'ai.report.csv', message: '下载 CSV' })}
          onClick={() =>
            onDownload(new Blob([toCsv(report)], { type: 'text/csv;charset=utf-8' }), `${title}.csv`)
          }
        />
      </header>
      {report.params.length > 0 && <ReadingChips chips={report.params} onAsk={onAsk} />}
      {report.rows.length === 0 ? (
        <p className={classes.none}>
          <Trans id="ai.report.none" message="这段时间没有数据" />
        </p>
      ) : (
        <>
          {chart && report.rows.length > 1 && <ReportChart report={report} chart={chart} />}
          <ReportTable report={report} />
        </>
      )}
      <footer className={classes.foot}>
        {report.sql && (
          <button
            type="button"
            className={classes.more}
            aria-expanded={isHowOpen}
            aria-controls={howId}
            onClick={() => setIsHowOpen(!isHowOpen)}
          >
            <Icon name="data" size={14} />
            <Trans id="ai.report.how" message="查看依据" />
          </button>
        )}
        {link && onOpenLink && (
          <button type="button" className={classes.more} onClick={() => onOpenLink(link)}>
            <Icon name="external" size={14} />
            {link.title || <Trans id="ai.report.open" message="打开数据所在页面" />}
          </button>
        )}
      </footer>
      {isHowOpen && <How id={howId} report={report} />}
    </figure>
  );
}

function How({ id, report }: { id: string; report: Report }) {
  const { dateTime, number } = useFormatters();
  const values = report.values.filter(({ value }) => value !== '');
  return (
    <div id={id} className={classes.how}>
      <p className={classes.note}>
        <Trans
          id="ai.report.ran"
          message="查询于 {at}，用时 {ms} 毫秒"
          values={{ at: dateTime(report.at), ms: number(report.ms) }}
        />
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <pre className={classes.sql} tabIndex={0}>
        <code>{report.sql}</code>
      </pre>
      {values.length > 0 && (
        <p className={classes.values}>{values.map(({ name, value }) => `${name} = ${value}`).join('\n')}</p>
      )}
    </div>
  );
}
