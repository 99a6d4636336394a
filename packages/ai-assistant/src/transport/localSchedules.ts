import { toFields, toFlag, toText } from '../core/read.ts';
import { readSchedule, type Schedule, type ScheduleDraft } from '../core/schedules.ts';

/** What a backend without a server knows of questions that are asked by themselves. */
export type LocalSchedules = { draft: ScheduleDraft; list: Schedule[] };

/** Nothing can be asked by itself where no server runs. */
export const NO_SCHEDULES: LocalSchedules = {
  draft: { title: '', periods: [], measures: [], condition: undefined, time_zone: '' },
  list: [],
};

/** Returns the calls about them; they are kept in the page, and never asked. */
export function localSchedules(data: { schedules: LocalSchedules }, newId: () => string) {
  const listed = (list: Schedule[]): [string, unknown] => {
    data.schedules = { ...data.schedules, list };
    return ['schedules', list];
  };
  return {
    draftSchedule: (): [string, unknown] => ['scheduleDraft', data.schedules.draft],
    getSchedules: (): [string, unknown] => ['schedules', data.schedules.list],
    addSchedule(fields: object) {
      const { draft, list } = data.schedules;
      const made = readSchedule({ ...draft, reading: draft.title, ...fields, schedule_id: newId() });
      return listed(made ? [made, ...list] : list);
    },
    editSchedule(given: object) {
      const { schedule_id, paused, ...fields } = toFields(given);
      const state = paused === undefined ? {} : { state: toFlag(paused) ? 'paused' : 'active' };
      return listed(
        data.schedules.list.map((one) =>
          one.schedule_id === toText(schedule_id) ? ({ ...one, ...fields, ...state } as Schedule) : one,
        ),
      );
    },
    removeSchedule(given: object) {
      const id = toText(toFields(given).schedule_id);
      return listed(data.schedules.list.filter((one) => one.schedule_id !== id));
    },
  };
}
