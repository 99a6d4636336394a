import { Trans, useLingui } from '@lingui/react';
import { EmptyState, ErrorState, Icon, IconButton, LoadingState } from '@portal/ui';
import type { Schedule } from '../../core/schedules.ts';
import classes from './Schedules.module.css';
import { useScheduleWords } from './useScheduleWords.ts';

export type ScheduleListProps = {
  /** Undefined while they load. */
  schedules: readonly Schedule[] | undefined;
  isFailed: boolean;
  onRetry: () => void;
  /** The one that something is done with. */
  busyId: string | undefined;
  onOpen: (schedule: Schedule) => void;
  onEdit: (schedule: Schedule) => void;
  onPause: (schedule: Schedule, paused: boolean) => void;
  onRemove: (schedule: Schedule) => void;
};

/** Questions that are asked by themselves, with how each stands and what can be done with it. */
export function ScheduleList({ schedules, isFailed, onRetry, ...can }: ScheduleListProps) {
  const { i18n } = useLingui();
  if (!schedules) return isFailed ? <ErrorState onRetry={onRetry} /> : <LoadingState rows={4} />;
  if (schedules.length === 0)
    return (
      <EmptyState
        icon="clock"
        title={i18n._({ id: 'ai.schedules.none', message: '还没有定时提问和提醒' })}
        text={i18n._({
          id: 'ai.schedules.noneText',
          message: '在数据回答的下方选择“定时提问”或“设置提醒”即可添加。',
        })}
      />
    );
  return (
    <ul className={classes.list}>
      {schedules.map((schedule) => (
        <Row key={schedule.schedule_id} schedule={schedule} {...can} />
      ))}
    </ul>
  );
}

type RowProps = Omit<ScheduleListProps, 'schedules' | 'isFailed' | 'onRetry'> & { schedule: Schedule };

function Row({ schedule, busyId, onOpen, onEdit, onPause, onRemove }: RowProps) {
  const { i18n } = useLingui();
  const words = useScheduleWords();
  const { title, kind, state, reading, message_id } = schedule;
  const isBusy = busyId !== undefined;
  return (
    <li className={classes.row} data-state={state} aria-busy={busyId === schedule.schedule_id}>
      <Icon name={kind === 'alert' ? 'bell' : 'clock'} size={18} />
      <div className={classes.words}>
        <b>{title}</b>
        <p>{words.plan(schedule)}</p>
        <p className={classes.reading}>{reading}</p>
        <p className={classes.state}>{words.state(schedule)}</p>
        {message_id && (
          <button type="button" className={classes.link} onClick={() => onOpen(schedule)}>
            <Trans id="ai.schedules.open" message="查看最近一次结果" />
          </button>
        )}
      </div>
      <div className={classes.actions}>
        <IconButton
          icon={state === 'active' ? 'stop' : 'play'}
          size="small"
          disabled={isBusy}
          label={
            state === 'active'
              ? i18n._({ id: 'ai.schedules.pause', message: '暂停 {title}', values: { title } })
              : i18n._({ id: 'ai.schedules.resume', message: '继续 {title}', values: { title } })
          }
          onClick={() => onPause(schedule, state === 'active')}
        />
        <IconButton
          icon="edit"
          size="small"
          disabled={isBusy}
          label={i18n._({ id: 'ai.schedules.edit', message: '编辑 {title}', values: { title } })}
          onClick={() => onEdit(schedule)}
        />
        <IconButton
          icon="trash"
          size="small"
          disabled={isBusy}
          label={i18n._({ id: 'ai.schedules.remove', message: '删除 {title}', values: { title } })}
          onClick={() => onRemove(schedule)}
        />
      </div>
    </li>
  );
}
