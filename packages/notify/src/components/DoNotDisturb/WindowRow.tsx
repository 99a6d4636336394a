import { Trans, useLingui } from '@lingui/react';
import { Icon } from '@portal/ui';
import { useState } from 'react';
import type { ShownCategory } from '../../core/categories.ts';
import { windowProblem } from '../../core/doNotDisturb.ts';
import type { MuteWindow } from '../../core/types.ts';
import classes from './DoNotDisturb.module.css';

/** Props of `WindowRow`. */
export type WindowRowProps = {
  category: ShownCategory;
  onSave: (window: MuteWindow) => Promise<void>;
};

const NIGHT = { beginTime: '22:00', endTime: '08:00' };

/** One type of message: quiet always, or from one time of day to another. */
export function WindowRow({ category, onSave }: WindowRowProps) {
  const { i18n } = useLingui();
  const { id, name, icon, window } = category;
  const { beginTime = '', endTime = '', muted: isMutedThere = false } = window ?? {};
  // What was pressed shows at once and gives way to what the server answers.
  const [pressed, setPressed] = useState<boolean>();
  const muted = pressed ?? isMutedThere;
  const [draft, setDraft] = useState({ beginTime, endTime });
  const [saved, setSaved] = useState({ beginTime, endTime });
  const [isBusy, setIsBusy] = useState(false);
  // Another tab or another page saved: what is typed here gives way.
  if (saved.beginTime !== beginTime || saved.endTime !== endTime) {
    setSaved({ beginTime, endTime });
    setDraft({ beginTime, endTime });
  }
  const isTimed = draft.beginTime !== '' || draft.endTime !== '';
  const isNextDay = draft.endTime <= draft.beginTime;
  const problem = isTimed ? windowProblem({ ...draft, isNextDay }) : undefined;

  const save = async (next: Partial<MuteWindow>) => {
    setIsBusy(true);
    setPressed(next.muted);
    const times = { ...draft, ...next };
    const ends = { isNextDay: times.beginTime !== '' && times.endTime <= times.beginTime };
    await onSave({ category: id, muted, ...times, ...ends }).catch(() => setDraft({ beginTime, endTime }));
    setPressed(undefined);
    setIsBusy(false);
  };
  const saveTimes = () => {
    const isSame = draft.beginTime === beginTime && draft.endTime === endTime;
    if (!problem && !isSame) void save({});
  };
  const label = (id: 'begin' | 'end') =>
    id === 'begin'
      ? i18n._({ id: 'notify.quiet.begin', message: '{name}，免打扰开始', values: { name } })
      : i18n._({ id: 'notify.quiet.end', message: '{name}，免打扰结束', values: { name } });

  return (
    <li className={classes.row} aria-busy={isBusy}>
      <span className={classes.name}>
        <Icon name={icon ?? 'message'} />
        <span className={classes.ellipsis} title={name}>
          {name}
        </span>
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={isTimed}
            disabled={isBusy || muted}
            onChange={(event) => {
              const next = event.target.checked ? NIGHT : { beginTime: '', endTime: '' };
              setDraft(next);
              void save(next);
            }}
          />
          <Trans id="notify.quiet.timed" message="定时" />
        </label>
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={muted}
            disabled={isBusy}
            onChange={(event) => void save({ muted: event.target.checked })}
          />
          <Trans id="notify.quiet.always" message="不提醒" />
        </label>
      </span>
      {isTimed && (
        <span className={classes.times}>
          <input
            type="time"
            className={classes.time}
            aria-label={label('begin')}
            value={draft.beginTime}
            disabled={isBusy || muted}
            onChange={(event) => setDraft({ ...draft, beginTime: event.target.value })}
            onBlur={saveTimes}
          />
          <span aria-hidden>–</span>
          <input
            type="time"
            className={classes.time}
            aria-label={label('end')}
            value={draft.endTime}
            disabled={isBusy || muted}
            onChange={(event) => setDraft({ ...draft, endTime: event.target.value })}
            onBlur={saveTimes}
          />
          {!problem && isNextDay && (
            <span className={classes.note}>
              {draft.beginTime === draft.endTime ? (
                <Trans id="notify.quiet.allDay" message="全天" />
              ) : (
                <Trans id="notify.quiet.nextDay" message="次日" />
              )}
            </span>
          )}
        </span>
      )}
      {problem && (
        <p className={classes.problem} role="alert">
          <Trans id="notify.quiet.problem" message="请填写开始和结束时间" />
        </p>
      )}
    </li>
  );
}
