import { toFields, toFlag, toList, toNumber, toOptionalText, toText } from './read.ts';

/** What a table was asked by; it goes back to the server as it came. */
export type GovernedQuestion = Readonly<Record<string, unknown>>;

/** How a figure has to lie to a value: under it, at most it, over it, at least it. */
export type AlertSign = '<' | '<=' | '>' | '>=';

/** What an alert watches for. */
export type AlertCondition = { measure: string; is: AlertSign; value: number };

/** A sign as it was sent or chosen; anything else is "under". */
export function toAlertSign(value: unknown): AlertSign {
  return value === '<=' || value === '>' || value === '>=' ? value : '<';
}

/** Something that can be chosen by name; of a figure with how it is written. */
export type Named = { id: string; title: string; format?: string };

/** The unit in which people say a figure; nothing where it has none. */
export function unitOf(measure: string, measures: readonly Named[]): '%' | '' {
  return measures.find(({ id }) => id === measure)?.format === 'share' ? '%' : '';
}

/** What can be said of a question that is to be asked by itself. */
export type ScheduleDraft = {
  title: string;
  /** How its days may move, the likeliest first. */
  periods: Named[];
  measures: Named[];
  condition: AlertCondition | undefined;
  time_zone: string;
};

/** A question that is asked by itself: at a time, or until its condition is met. */
export type Schedule = ScheduleDraft & {
  schedule_id: string;
  kind: 'schedule' | 'alert';
  reading: string;
  period: string;
  /** Days of the week from Monday, 1; every day when empty. */
  weekdays: number[];
  time: string;
  is_met: boolean;
  /** `stopped`: the person may not see this any more. */
  state: 'active' | 'paused' | 'stopped';
  next_at: string;
  last_at: string;
  last_state: string;
  session_id: string;
  message_id: string;
};

/** What a person says of one; what is left out stays, or is what is usual. */
export type ScheduleForm = {
  title: string;
  period: string;
  weekdays: number[];
  time: string;
  condition: AlertCondition | undefined;
};

/** Reads a draft. */
export function readScheduleDraft(value: unknown): ScheduleDraft {
  const fields = toFields(value);
  return {
    title: toText(fields.title),
    periods: toList(fields.periods, readNamed),
    measures: toList(fields.measures, readNamed),
    condition: readCondition(fields.condition),
    time_zone: toText(fields.time_zone),
  };
}

/** Reads a question that is asked by itself; returns undefined without an id. */
export function readSchedule(value: unknown): Schedule | undefined {
  const fields = toFields(value);
  const schedule_id = toText(fields.schedule_id);
  if (schedule_id === '') return undefined;
  const state = toText(fields.state);
  return {
    ...readScheduleDraft(value),
    schedule_id,
    kind: fields.kind === 'alert' ? 'alert' : 'schedule',
    reading: toText(fields.reading),
    period: toText(fields.period),
    weekdays: toList(fields.weekdays, (day) => toNumber(day) || undefined),
    time: toText(fields.time),
    is_met: toFlag(fields.is_met),
    state: state === 'paused' || state === 'stopped' ? state : 'active',
    next_at: toText(fields.next_at),
    last_at: toText(fields.last_at),
    last_state: toText(fields.last_state),
    session_id: toText(fields.session_id),
    message_id: toText(fields.message_id),
  };
}

function readNamed(value: unknown): Named | undefined {
  const { id, title, format } = toFields(value);
  const name = toOptionalText(id);
  if (name === undefined) return undefined;
  const how = toOptionalText(format);
  return { id: name, title: toText(title) || name, ...(how && { format: how }) };
}

function readCondition(value: unknown): AlertCondition | undefined {
  const { measure, is, value: limit } = toFields(value);
  const name = toOptionalText(measure);
  if (name === undefined) return undefined;
  return { measure: name, is: toAlertSign(is), value: toNumber(limit) };
}
