import { useLingui } from '@lingui/react';
import { useMachine } from '@portal/machine/react';
import { useTabs } from '@portal/tabs';
import { paneTitle } from '../../workspace/panes/paneTitle.tsx';
import { useWorkspace } from '../../workspace/WorkspaceContext.tsx';
import classes from './DiagnosticsPage.module.css';
import { panesPorts } from './ports.ts';

/** How the panes do, and which requests of their apps were refused: for those who build or look after an app. */
export function DiagnosticsPage() {
  const { guests } = panesPorts.use();
  const { index } = useWorkspace();
  const { i18n } = useLingui();
  const { state } = useTabs();
  const refusals = [...useMachine(guests.refusals).values()].sort((one, other) => other.count - one.count);
  const awake = i18n._({ id: 'portal.diagnostics.awake', message: '运行中' });
  const asleep = i18n._({ id: 'portal.diagnostics.asleep', message: '已休眠' });
  return (
    <section className={classes.page}>
      <h1>{i18n._({ id: 'portal.diagnostics.title', message: '运行诊断' })}</h1>
      <h2>{i18n._({ id: 'portal.diagnostics.panes', message: '标签页' })}</h2>
      <Table
        head={[
          i18n._({ id: 'portal.diagnostics.page', message: '页面' }),
          i18n._({ id: 'portal.diagnostics.app', message: '子应用' }),
          i18n._({ id: 'portal.diagnostics.path', message: '路径' }),
          i18n._({ id: 'portal.diagnostics.state', message: '状态' }),
        ]}
        rows={state.panes.map((pane) => [
          paneTitle(pane, index, i18n),
          pane.app ?? pane.kind,
          pane.path,
          state.live.includes(pane.key) ? awake : asleep,
        ])}
      />
      <h2>{i18n._({ id: 'portal.diagnostics.refusals', message: '被拒绝的请求' })}</h2>
      {refusals.length === 0 ? (
        <p className={classes.none}>{i18n._({ id: 'portal.diagnostics.none', message: '没有请求被拒绝' })}</p>
      ) : (
        <Table
          head={[
            i18n._({ id: 'portal.diagnostics.app', message: '子应用' }),
            i18n._({ id: 'portal.diagnostics.request', message: '请求' }),
            i18n._({ id: 'portal.diagnostics.reason', message: '原因' }),
            i18n._({ id: 'portal.diagnostics.count', message: '次数' }),
          ]}
          rows={refusals.map(({ app, type, code, count }) => [app, type || '—', code, String(count)])}
        />
      )}
    </section>
  );
}

function Table({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          {head.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={cells.join()}>
            {cells.map((text, at) => (
              <td key={head[at]}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
