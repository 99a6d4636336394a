import { Trans } from '@lingui/react';
import { type ReactNode, useMemo } from 'react';
import type { Place } from '../../core/entities.ts';
import type { MarkdownOptions } from '../../markdown/MarkdownOptions.ts';
import { useAssistant } from '../../react/AssistantContext.ts';
import { AskChoices } from '../Report/AskChoices.tsx';
import { parseReport } from '../Report/parseReport.ts';
import report from '../Report/Report.module.css';
import { ReportBlock, type ReportBlockProps } from '../Report/ReportBlock.tsx';
import { type DrawerPorts, useDrawerPorts } from './ports.ts';
import { saveFile } from './saveFile.ts';
import { useAssistantDialogs } from './useAssistantDialogs.tsx';

/** Returns what answers may do beyond their words: copy, lead into the product, and show the tables of reports. */
export function useMarkdownPorts(place: Place): MarkdownOptions {
  const { actions } = useAssistant();
  const { backendUrl, onOpenLink, onOpenPage, onExport } = useDrawerPorts();
  const dialogs = useAssistantDialogs();
  return useMemo(() => {
    const onAsk = (text: string) => void actions.ask(place, { text });
    const onCopy = (text: string) => void actions.copy(text);
    return {
      onCopy,
      ...(backendUrl && { ownHosts: [new URL(backendUrl).host] }),
      ...(onOpenLink && { onNavigate: onOpenLink }),
      fences: {
        data: (code: string, isOpen: boolean) =>
          drawData(code, isOpen, {
            onCopy,
            onAsk,
            onDownload: saveFile,
            onSchedule: dialogs.schedule,
            ...(onOpenPage && { onOpenLink: onOpenPage }),
            ...(onExport && { onExport }),
          }),
        // Half a question is not offered.
        ask: (code: string, isOpen: boolean) =>
          isOpen ? null : <AskChoices questions={linesOf(code)} onAsk={onAsk} />,
      },
    };
  }, [actions, backendUrl, dialogs, onExport, onOpenLink, onOpenPage, place]);
}

function linesOf(code: string): string[] {
  const lines = code.split('\n').map((line) => line.trim());
  return [...new Set(lines.filter(Boolean))];
}

type DataPorts = Omit<ReportBlockProps, 'report' | 'onExport'> & Pick<DrawerPorts, 'onExport'>;

function drawData(code: string, isOpen: boolean, { onExport, ...ports }: DataPorts): ReactNode {
  const found = isOpen ? undefined : parseReport(code);
  if (found)
    return (
      <ReportBlock
        report={found}
        {...ports}
        {...(onExport && {
          onExport: (format, question) => onExport({ format, question, title: found.title }),
        })}
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
