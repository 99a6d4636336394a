import { Trans } from '@lingui/react';
import { type ReactNode, useMemo } from 'react';
import type { MarkdownOptions } from '../../markdown/MarkdownOptions.ts';
import { useAssistant } from '../../react/AssistantContext.ts';
import { parseReport } from '../Report/parseReport.ts';
import report from '../Report/Report.module.css';
import { ReportBlock } from '../Report/ReportBlock.tsx';
import { type DrawerPorts, useDrawerPorts } from './ports.ts';
import { saveFile } from './saveFile.ts';

/** Returns what answers may do beyond their words: copy, lead into the product, and show the tables of reports. */
export function useMarkdownPorts(): MarkdownOptions {
  const { actions } = useAssistant();
  const { backendUrl, onOpenLink, onOpenPage } = useDrawerPorts();
  return useMemo(() => {
    const onCopy = (text: string) => void actions.copy(text);
    return {
      onCopy,
      ...(backendUrl && { ownHosts: [new URL(backendUrl).host] }),
      ...(onOpenLink && { onNavigate: onOpenLink }),
      fences: { data: (code: string, isOpen: boolean) => drawData(code, isOpen, { onCopy, onOpenPage }) },
    };
  }, [actions, backendUrl, onOpenLink, onOpenPage]);
}

function drawData(
  code: string,
  isOpen: boolean,
  { onCopy, onOpenPage }: { onCopy: (text: string) => void; onOpenPage: DrawerPorts['onOpenPage'] },
): ReactNode {
  const found = isOpen ? undefined : parseReport(code);
  if (found)
    return (
      <ReportBlock
        report={found}
        onCopy={onCopy}
        onDownload={saveFile}
        {...(onOpenPage && { onOpenLink: onOpenPage })}
      />
    );
  return (
    <section className={report.report}>
      <p className={report.none} aria-busy={isOpen}>
        {isOpen ? (
          <Trans id="ai.report.arriving" message="正在整理数据" />
        ) : (
          <Trans id="ai.report.unreadable" message="数据没有完整送达，请重新生成" />
        )}
      </p>
    </section>
  );
}
