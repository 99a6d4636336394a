import { useLingui } from '@lingui/react';
import type { FieldProblems } from '@portal/embed/react-queries';
import { type DayTime, toMoment } from './moments.ts';

/** Returns what tells of fields that hold no moment; an empty one is wrong only where a moment is required. */
export function useMomentCheck(isRequired = false) {
  const { i18n } = useLingui();
  const wrong = i18n._({ id: 'operator.moment.wrong', message: '请填写日期和时间，例如 09:30' });
  return (moments: Readonly<Record<string, DayTime>>): FieldProblems =>
    Object.fromEntries(
      Object.entries(moments)
        .filter(([, value]) => (isRequired ? !toMoment(value) : toMoment(value) === undefined))
        .map(([name]) => [name, wrong]),
    );
}
