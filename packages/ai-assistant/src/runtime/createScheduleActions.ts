import { toList } from '../core/read.ts';
import { readSchedule, readScheduleDraft, type ScheduleForm } from '../core/schedules.ts';
import type { ActionParts } from './createSessionActions.ts';
import type { AssistantActions } from './types.ts';

type ScheduleActions = Pick<
  AssistantActions,
  'loadSchedules' | 'draftSchedule' | 'addSchedule' | 'editSchedule' | 'pauseSchedule' | 'removeSchedule'
>;

/** Returns what a person can do with questions that are asked by themselves. */
export function createScheduleActions({ loading, options, newId }: ActionParts): ScheduleActions {
  const { call } = loading;
  const saved = async (method: 'addSchedule' | 'editSchedule' | 'removeSchedule', data: object) => {
    const answer = await call(method, { ...data });
    return answer === undefined ? undefined : toList(answer, readSchedule);
  };
  // What is of no use to one kind is not sent.
  const fieldsOf = ({ title, period, weekdays, time, condition }: ScheduleForm) => ({
    title,
    period,
    ...(condition ? { condition } : { weekdays, time }),
  });
  return {
    async loadSchedules(signal) {
      try {
        return toList(
          (await options.transport.request('getSchedules', undefined, signal)).data,
          readSchedule,
        );
      } catch {
        return undefined;
      }
    },
    async draftSchedule(question) {
      const draft = await call('draftSchedule', { question });
      return draft === undefined ? undefined : readScheduleDraft(draft);
    },
    async addSchedule(kind, question, form) {
      const list = await saved('addSchedule', { kind, question, client_id: newId(), ...fieldsOf(form) });
      if (list)
        options.onNotice({ code: kind === 'alert' ? 'alert-added' : 'schedule-added', tone: 'success' });
      return list;
    },
    editSchedule: (schedule_id, form) => saved('editSchedule', { schedule_id, ...fieldsOf(form) }),
    pauseSchedule: (schedule_id, paused) => saved('editSchedule', { schedule_id, paused }),
    removeSchedule: (schedule_id) => saved('removeSchedule', { schedule_id }),
  };
}
