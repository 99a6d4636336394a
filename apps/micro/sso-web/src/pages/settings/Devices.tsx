import { useLingui } from '@lingui/react';
import { askAnew } from '@portal/embed/react-queries';
import { ActionButton, useFormatters } from '@portal/ui';
import { QueryStates } from '@portal/ui/table';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../useApi.ts';
import { devicesQuery } from './profileQueries.ts';
import classes from './SettingsPage.module.css';
import { useSaved } from './useSaved.ts';

/** Where the person is signed in, and ending it elsewhere. */
export function Devices() {
  const { i18n } = useLingui();
  const format = useFormatters();
  const api = useApi();
  const queries = useQueryClient();
  const saved = useSaved();
  const query = devicesQuery(api);
  const devices = useQuery(query);
  const end = useMutation({
    mutationFn: (sessionId: string) => api.endOwnDevice({ sessionId }),
    onError: saved.failed,
    onSettled: () => askAnew(queries, query.queryKey),
  });
  const heading = i18n._({ id: 'sso.devices', message: '登录设备' });
  return (
    <section aria-label={heading} data-section="devices">
      <h2 className={classes.heading}>{heading}</h2>
      <QueryStates query={devices} rows={2}>
        {(data) => (
          <ul className={classes.contacts}>
            {data.map(({ sessionId, browser, system, address, lastUsedAt, isCurrent }) => (
              <li key={sessionId} className={classes.device}>
                <span>
                  {[browser, system].filter(Boolean).join(' · ') ||
                    i18n._({ id: 'sso.devices.unknown', message: '未知设备' })}
                </span>
                <span className={classes.contactName}>
                  {[address, lastUsedAt && format.dateTime(lastUsedAt)].filter(Boolean).join(' · ')}
                </span>
                {isCurrent ? (
                  <span>{i18n._({ id: 'sso.devices.current', message: '当前设备' })}</span>
                ) : (
                  <ActionButton disabled={end.isPending} onClick={() => end.mutate(sessionId)}>
                    {i18n._({ id: 'sso.devices.end', message: '结束登录' })}
                  </ActionButton>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryStates>
    </section>
  );
}
