import { Trans } from '@lingui/react';
import { useMemo } from 'react';
import type { AssistantPorts } from '../Assistant/ports.ts';
import { FenceArriving } from './FenceArriving.tsx';
import { parseReport } from './parseReport.ts';
import classes from './Report.module.css';
import { ReportBlock, type ReportBlockProps } from './ReportBlock.tsx';

export type DataFenceProps = Omit<ReportBlockProps, 'report' | 'onExport'> &
  Pick<AssistantPorts, 'onExport'> & {
    code: string;
    /** More of it is on its way. */
    isOpen: boolean;
  };

/** The data of an answer as a table and a chart, once all of it is there. */
export function DataFence({ code, isOpen, onExport, ...ports }: DataFenceProps) {
  const report = useMemo(() => (isOpen ? undefined : parseReport(code)), [code, isOpen]);
  if (isOpen) return <FenceArriving />;
  if (!report)
    return (
      <section className={classes.report}>
        <p className={classes.none}>
          <Trans id="ai.report.unreadable" message="数据没有完整送达，请重新生成" />
        </p>
      </section>
    );
  return (
    <ReportBlock
      report={report}
      {...ports}
      {...(onExport && {
        onExport: (format, question) => onExport({ format, question, title: report.title }),
      })}
    />
  );
}
