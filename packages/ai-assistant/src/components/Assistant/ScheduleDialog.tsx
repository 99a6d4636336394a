import { ErrorState, LoadingState } from '@portal/ui';
import { useCallback, useEffect, useState } from 'react';
import type { GovernedQuestion, Schedule, ScheduleDraft } from '../../core/schedules.ts';
import { useAssistant } from '../../react/AssistantContext.ts';
import { ScheduleForm } from '../Schedules/ScheduleForm.tsx';

export type ScheduleDialogProps = {
  kind: Schedule['kind'];
  question: GovernedQuestion;
  onClose: () => void;
};

/** Has the question of an answer asked by itself, once it is known what can be said of it. */
export function ScheduleDialog({ kind, question, onClose }: ScheduleDialogProps) {
  const { actions } = useAssistant();
  const [draft, setDraft] = useState<ScheduleDraft | 'failed'>();
  const load = useCallback(async () => {
    setDraft(undefined);
    setDraft((await actions.draftSchedule(question)) ?? 'failed');
  }, [actions, question]);
  useEffect(() => void load(), [load]);
  if (draft === 'failed') return <ErrorState onRetry={() => void load()} />;
  if (!draft) return <LoadingState rows={6} />;
  return (
    <ScheduleForm
      kind={kind}
      draft={draft}
      onSave={async (form) => {
        const isSaved = (await actions.addSchedule(kind, question, form)) !== undefined;
        if (isSaved) onClose();
        return isSaved;
      }}
      onCancel={onClose}
    />
  );
}
