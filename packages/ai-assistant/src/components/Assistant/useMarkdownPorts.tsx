import { latePart } from '@portal/ui';
import { useMemo } from 'react';
import type { Place } from '../../core/entities.ts';
import type { MarkdownOptions } from '../../markdown/MarkdownOptions.ts';
import { useAssistant } from '../../react/AssistantContext.ts';
import { FenceArriving } from '../Report/FenceArriving.tsx';
import { useAssistantFeatures, useAssistantPorts } from './ports.ts';
import { saveFile } from './saveFile.ts';
import { useAssistantDialogs } from './useAssistantDialogs.tsx';

const DataFence = latePart(async () => (await import('../Report/DataFence.tsx')).DataFence, {
  Waiting: FenceArriving,
});
const AskChoices = latePart(async () => (await import('../Report/AskChoices.tsx')).AskChoices);

/** Returns what answers may do beyond their words: copy, lead into the product, and show the tables of reports. */
export function useMarkdownPorts(place: Place): MarkdownOptions {
  const { actions } = useAssistant();
  const { backendUrl, onOpenLink, onOpenPage, onExport } = useAssistantPorts();
  const { data } = useAssistantFeatures();
  const dialogs = useAssistantDialogs();
  return useMemo(() => {
    const onAsk = (text: string) => void actions.ask(place, { text });
    const onCopy = (text: string) => void actions.copy(text);
    return {
      onCopy,
      ...(backendUrl && { ownHosts: [new URL(backendUrl).host] }),
      ...(onOpenLink && { onNavigate: onOpenLink }),
      ...(data && {
        fences: {
          data: (code: string, isOpen: boolean) => (
            <DataFence
              code={code}
              isOpen={isOpen}
              onCopy={onCopy}
              onAsk={onAsk}
              onDownload={saveFile}
              onSchedule={dialogs.schedule}
              {...(onOpenPage && { onOpenLink: onOpenPage })}
              {...(onExport && { onExport })}
            />
          ),
          // Half a question is not offered.
          ask: (code: string, isOpen: boolean) =>
            isOpen ? null : <AskChoices questions={linesOf(code)} onAsk={onAsk} />,
        },
      }),
    };
  }, [actions, backendUrl, data, dialogs, onExport, onOpenLink, onOpenPage, place]);
}

function linesOf(code: string): string[] {
  const lines = code.split('\n').map((line) => line.trim());
  return [...new Set(lines.filter(Boolean))];
}
