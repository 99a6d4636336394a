import { Trans, useLingui } from '@lingui/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ShownCategory } from '../../core/categories.ts';
import type { CategoryId } from '../../core/types.ts';
import { webPushQuery } from '../../react/noticeQueries.ts';
import type { WebPushChoice, WebPushPort } from '../../runtime/ports.ts';
import classes from './DoNotDisturb.module.css';

/** Props of `WebPush`. */
export type WebPushProps = { port: WebPushPort; categories: readonly ShownCategory[] };

/** Whether this browser is told of notices while no page is open, and of which; nothing where that is not offered. */
export function WebPush({ port, categories }: WebPushProps) {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const query = webPushQuery(port);
  const { data: state } = useQuery(query);
  const change = useMutation({
    mutationFn: (choice: WebPushChoice | undefined) => (choice ? port.save(choice) : port.stop()),
    onSuccess: (answer) => {
      if (answer !== 'refused') client.setQueryData(query.queryKey, answer);
    },
  });
  if (!state?.isOffered) return null;
  // What was pressed shows at once and gives way to what comes of it.
  const choice = change.isPending ? change.variables : state.choice;
  const all = categories.map(({ id }) => id);
  const toggle = (id: CategoryId, isOn: boolean) => {
    const others = choice?.categories.filter((one) => one !== id) ?? [];
    change.mutate({ categories: isOn ? [...others, id] : others, isSilent: choice?.isSilent ?? false });
  };
  return (
    <div className={classes.desktop} aria-busy={change.isPending}>
      <label className={classes.check}>
        <input
          type="checkbox"
          checked={choice !== undefined}
          disabled={change.isPending}
          onChange={({ target }) =>
            change.mutate(target.checked ? { categories: all, isSilent: false } : undefined)
          }
        />
        <Trans id="notify.webPush" message="页面关闭后，也在这台设备上通知我" />
      </label>
      {choice && (
        <fieldset className={classes.choices} disabled={change.isPending}>
          <legend className={classes.note}>
            <Trans id="notify.webPush.categories" message="通知以下分类，免打扰时段同样有效" />
          </legend>
          {categories.map(({ id, name }) => (
            <label key={id} className={classes.check}>
              <input
                type="checkbox"
                checked={choice.categories.includes(id)}
                onChange={({ target }) => toggle(id, target.checked)}
              />
              {name}
            </label>
          ))}
          <label className={classes.sound}>
            <Trans id="notify.webPush.sound" message="声音" />
            <select
              className={classes.time}
              value={choice.isSilent ? 'silent' : 'system'}
              onChange={({ target }) => change.mutate({ ...choice, isSilent: target.value === 'silent' })}
            >
              <option value="system">{i18n._({ id: 'notify.webPush.system', message: '系统提示音' })}</option>
              <option value="silent">{i18n._({ id: 'notify.sound.none', message: '无' })}</option>
            </select>
          </label>
        </fieldset>
      )}
      {change.data === 'refused' && (
        <p className={classes.problem} role="alert">
          <Trans id="notify.desktop.refused" message="浏览器未允许通知，请在浏览器的网站设置中开启" />
        </p>
      )}
      {change.isError && (
        <p className={classes.problem} role="alert">
          <Trans id="notify.webPush.failed" message="没有设置成功，请重试" />
        </p>
      )}
    </div>
  );
}
