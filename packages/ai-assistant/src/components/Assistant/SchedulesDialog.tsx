import { useLingui } from '@lingui/react';
import { useFeedback } from '@portal/ui';
import { useCallback, useEffect, useState } from 'react';
import type { Schedule } from '../../core/schedules.ts';
import { useAssistant } from '../../react/AssistantContext.ts';
import { ScheduleForm } from '../Schedules/ScheduleForm.tsx';
import { ScheduleList } from '../Schedules/ScheduleList.tsx';

export type SchedulesDialogProps = {
  /** Leads to an answer. */
  onOpen: (place: { session_id: string; message_id: string }) => void;
};

/** The questions that are asked by themselves; one is changed in the place of the list. */
export function SchedulesDialog({ onOpen }: SchedulesDialogProps) {
  const { i18n } = useLingui();
  const { dialogs } = useFeedback();
  const { actions } = useAssistant();
  const [list, setList] = useState<Schedule[]>();
  const [isFailed, setIsFailed] = useState(false);
  const [busyId, setBusyId] = useState<string>();
  const [edited, setEdited] = useState<Schedule>();
  const load = useCallback(
    async (signal?: AbortSignal) => {
      setIsFailed(false);
      const found = await actions.loadSchedules(signal);
      if (signal?.aborted) return;
      if (found) setList(found);
      else setIsFailed(true);
    },
    [actions],
  );
  useEffect(() => {
    const controller = new AbortController();
    void load(controller.signal);
    return () => controller.abort();
  }, [load]);
  const take = async ({ schedule_id }: Schedule, change: Promise<Schedule[] | undefined>) => {
    setBusyId(schedule_id);
    const changed = await change;
    setBusyId(undefined);
    if (changed) setList(changed);
    return changed !== undefined;
  };
  if (edited)
    return (
      <ScheduleForm
        kind={edited.kind}
        draft={edited}
        onSave={async (form) => {
          const isSaved = await take(edited, actions.editSchedule(edited.schedule_id, form));
          if (isSaved) setEdited(undefined);
          return isSaved;
        }}
        onCancel={() => setEdited(undefined)}
      />
    );
  return (
    <ScheduleList
      schedules={list}
      isFailed={isFailed}
      onRetry={() => void load()}
      busyId={busyId}
      onOpen={onOpen}
      onEdit={setEdited}
      onPause={(schedule, paused) => void take(schedule, actions.pauseSchedule(schedule.schedule_id, paused))}
      onRemove={(schedule) => void remove(schedule)}
    />
  );

  async function remove(schedule: Schedule): Promise<void> {
    const { title, schedule_id } = schedule;
    const isSure = await dialogs.confirm({
      title: i18n._({ id: 'ai.schedules.removeTitle', message: '删除“{title}”？', values: { title } }),
      message: i18n._({ id: 'ai.schedules.removeText', message: '之后不再提问或提醒；已有的结果会保留。' }),
      confirmLabel: i18n._({ id: 'ai.session.delete', message: '删除' }),
      tone: 'danger',
    });
    if (isSure) await take(schedule, actions.removeSchedule(schedule_id));
  }
}
