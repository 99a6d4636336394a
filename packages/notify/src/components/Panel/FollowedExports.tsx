import { Trans } from '@lingui/react';
import { useMachine } from '@portal/machine/react';
import { useNotify } from '../../react/NotifyContext.ts';
import type { Notify } from '../../runtime/createNotify.ts';
import classes from './FollowedExports.module.css';

/** The exports that were started here: what their notices offered is still to be had. */
export function FollowedExports() {
  const { exports } = useNotify();
  return exports && <ExportList exports={exports} />;
}

function ExportList({ exports }: { exports: NonNullable<Notify['exports']> }) {
  const tasks = useMachine(exports);
  if (tasks.length === 0) return null;
  return (
    <section className={classes.exports}>
      <h3 className={classes.title}>
        <Trans id="notify.exports" message="本次导出" />
      </h3>
      <ul className={classes.list}>
        {tasks
          .slice(-3)
          .toReversed()
          .map((task) => (
            <li key={task.id} className={classes.row}>
              <span className={classes.name} title={task.name}>
                {task.name || task.id}
              </span>
              {task.phase === 'settled' && task.notice === 'ready' ? (
                <button type="button" className={classes.action} onClick={() => void exports.download(task)}>
                  <Trans id="notify.export.download" message="下载" />
                </button>
              ) : task.notice === 'failed' ? (
                <button
                  type="button"
                  className={classes.action}
                  data-tone="danger"
                  disabled={task.phase !== 'settled'}
                  onClick={() => exports.retry(task.id)}
                >
                  <Trans id="notify.export.retry" message="重试" />
                </button>
              ) : (
                <span className={classes.waiting}>
                  <Trans id="notify.export.preparing" message="下载文件准备中" />
                </span>
              )}
            </li>
          ))}
      </ul>
    </section>
  );
}
