import { Trans, useLingui } from '@lingui/react';
import { ActionMenu, Icon, IconButton, latePart, useFormatters } from '@portal/ui';
import { useId, useState } from 'react';
import type { GovernedQuestion } from '../../core/schedules.ts';
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
  /** Has the question asked by itself, at a time or until a condition is met. */
  onSchedule?: (kind: 'schedule' | 'alert', question: GovernedQuestion) => void;
  /** Has a file made of all rows. */
  onExport?: (format: 'csv' | 'xlsx', question: GovernedQuestion) => void;
  /** Opens the page that owns the data; without it there is no such button. */
  onOpenLink?: (link: ReportLink) => void;
};

/** A table of an answer from data: its chart, its rows to take away, how it came about, and the page it is from. */
export function ReportBlock(props: ReportBlockProps) {
  const { report, onCopy, onDownload, onAsk, onOpenLink, onSchedule } = props;
  const { i18n } = useLingui();
  const [isHowOpen, setIsHowOpen] = useState(false);
  const howId = useId();
  const { chart, link, title, question } = report;
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
        <TakeAway {...props} onDownload={onDownload} />
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
        {question && onSchedule && (
          <>
            <button type="button" className={classes.more} onClick={() => onSchedule('schedule', question)}>
              <Icon name="clock" size={14} />
              <Trans id="ai.schedules.ask" message="定时提问" />
            </button>
            <button type="button" className={classes.more} onClick={() => onSchedule('alert', question)}>
              <Icon name="bell" size={14} />
              <Trans id="ai.schedules.alert" message="设置提醒" />
            </button>
          </>
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

/** The rows that are here as a file, or all of them by the export centre. */
function TakeAway({ report, onDownload, onExport }: ReportBlockProps) {
  const { i18n } = useLingui();
  const { question, title } = report;
  const download = () =>
    onDownload(new Blob([toCsv(report)], { type: 'text/csv;charset=utf-8' }), `${title}.csv`);
  if (!question || !onExport)
    return (
      <IconButton
        icon="download"
        size="small"
        label={i18n._({ id: 'ai.report.csv', message: '下载 CSV' })}
        onClick={download}
      />
    );
  return (
    <ActionMenu
      label={i18n._({ id: 'ai.report.take', message: '导出' })}
      trigger={(trigger) => (
        <IconButton
          {...trigger}
          icon="download"
          size="small"
          label={i18n._({ id: 'ai.report.take', message: '导出' })}
        />
      )}
      items={[
        {
          id: 'shown',
          label: i18n._({ id: 'ai.report.csvShown', message: '下载当前行（CSV）' }),
          onSelect: download,
        },
        {
          id: 'xlsx',
          label: i18n._({ id: 'ai.report.exportXlsx', message: '导出全部行（Excel）' }),
          onSelect: () => onExport('xlsx', question),
        },
        {
          id: 'csv',
          label: i18n._({ id: 'ai.report.exportCsv', message: '导出全部行（CSV）' }),
          onSelect: () => onExport('csv', question),
        },
      ]}
    />
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
