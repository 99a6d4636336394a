import { Trans, useLingui } from '@lingui/react';
import { useMachine } from '@portal/machine/react';
import { EmptyState, ErrorState, IconButton, LoadingState } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showCategories } from '../../core/categories.ts';
import { readSound, type SoundName } from '../../core/sounds.ts';
import { useNotify } from '../../react/NotifyContext.ts';
import { noticeQueries } from '../../react/noticeQueries.ts';
import panel from '../Panel/Panel.module.css';
import classes from './DoNotDisturb.module.css';
import { WebPush } from './WebPush.tsx';
import { WindowRow } from './WindowRow.tsx';

/** What is silenced when, by type of message, and whether the operating system tells. */
export function DoNotDisturb({ onBack }: { onBack: () => void }) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const settings = useMachine(notify.settings);
  const types = useQuery(noticeQueries(notify.ports.inbox).categories(settings.revision));
  const categories = showCategories(types.data ?? [], settings.windows, i18n.locale);
  const isFailed = settings.status === 'failed' || types.isError;
  return (
    <>
      <header className={panel.header}>
        <IconButton
          icon="chevron-left"
          label={i18n._({ id: 'notify.quiet.back', message: '返回通知' })}
          onClick={onBack}
        />
        <h2 className={panel.title}>
          <Trans id="notify.quiet" message="免打扰设置" />
        </h2>
      </header>
      <div className={panel.body}>
        <Desktop />
        <Sound />
        {notify.ports.webPush && <WebPush port={notify.ports.webPush} categories={categories} />}
        <p className={classes.text}>
          <Trans
            id="notify.quiet.text"
            message="免打扰时段内不弹出提醒，未读数照常更新；账号安全消息除外。"
          />
        </p>
        {isFailed ? (
          <ErrorState
            onRetry={() => {
              notify.settings.reload();
              void types.refetch();
            }}
          />
        ) : types.isPending || settings.status === 'loading' ? (
          <LoadingState />
        ) : categories.length === 0 ? (
          <EmptyState title={i18n._({ id: 'notify.tabs.none', message: '还没有消息分类' })} />
        ) : (
          <ul className={classes.list}>
            {categories.map((entry) => (
              <WindowRow
                key={entry.id}
                category={entry}
                onSave={(window) => notify.settings.saveWindow(window)}
              />
            ))}
          </ul>
        )}
        <Zone zone={settings.zone} />
      </div>
    </>
  );
}

function Zone({ zone }: { zone: string }) {
  const { settings } = useNotify();
  const { windows } = useMachine(settings);
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [first] = windows;
  return (
    <p className={classes.zone}>
      <Trans id="notify.quiet.zone" message="时段按 {zone} 的时间计算" values={{ zone }} />
      {own !== zone && first && (
        <button
          type="button"
          className={panel.link}
          onClick={() => void settings.saveWindow(first, own).catch(() => undefined)}
        >
          <Trans id="notify.quiet.useOwnZone" message="改用 {own}" values={{ own }} />
        </button>
      )}
    </p>
  );
}

function Desktop() {
  const { desktop } = useNotify();
  const isOn = useMachine(desktop);
  const [isRefused, setIsRefused] = useState(false);
  if (!desktop.isPossible) return null;
  return (
    <div className={classes.desktop}>
      <label className={classes.check}>
        <input
          type="checkbox"
          checked={isOn}
          onChange={(event) => void desktop.set(event.target.checked).then((done) => setIsRefused(!done))}
        />
        <Trans id="notify.desktop" message="不在此页面时，用系统通知提醒我" />
      </label>
      {isRefused && (
        <p className={classes.problem} role="alert">
          <Trans id="notify.desktop.refused" message="浏览器未允许通知，请在浏览器的网站设置中开启" />
        </p>
      )}
    </div>
  );
}

function Sound() {
  const { i18n } = useLingui();
  const { sound } = useNotify();
  const chosen = useMachine(sound);
  if (!sound.isPossible) return null;
  const names = {
    chime: i18n._({ id: 'notify.sound.chime', message: '清脆' }),
    drop: i18n._({ id: 'notify.sound.drop', message: '水滴' }),
    knock: i18n._({ id: 'notify.sound.knock', message: '轻敲' }),
  } satisfies Record<SoundName, string>;
  return (
    <label className={classes.sound}>
      <Trans id="notify.sound" message="提示音" />
      <select
        className={classes.time}
        value={chosen ?? ''}
        onChange={(event) => sound.set(readSound(event.target.value))}
      >
        <option value="">{i18n._({ id: 'notify.sound.none', message: '无' })}</option>
        {Object.entries(names).map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
