import { useLingui } from '@lingui/react';
import { useGuest } from '@portal/embed/react-guest';
import { type MuteWindow, showCategories } from '@portal/notify/core';
import { WindowRow } from '@portal/notify/news';
import { toCategories, toWindows, windowRequest } from '@portal/notify/portal';
import { QueryStates } from '@portal/ui/table';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../useApi.ts';
import { classificationsQuery } from '../notifications/noticeQueries.ts';
import { muteTimeQuery } from './profileQueries.ts';
import classes from './SettingsPage.module.css';
import { useSaved } from './useSaved.ts';

/** When which type of message keeps quiet; the bell around follows at once. */
export function DisturbSettings() {
  const { i18n } = useLingui();
  const { guest, locale } = useGuest();
  const api = useApi();
  const client = useQueryClient();
  const saved = useSaved();
  const types = useQuery(classificationsQuery(api));
  const settings = useQuery(muteTimeQuery(api));
  const heading = i18n._({ id: 'sso.disturb', message: '免打扰' });
  const save = async (window: MuteWindow) => {
    try {
      const answer = await api.saveNoticeMuteTime(windowRequest(window));
      client.setQueryData(muteTimeQuery(api).queryKey, answer);
      await guest.muteTimeChanged();
    } catch (error) {
      saved.failed(error);
      throw error;
    }
  };
  return (
    <section aria-label={heading} data-section="disturb">
      <h2 className={classes.heading}>{heading}</h2>
      <p className={classes.hint}>
        {i18n._({
          id: 'sso.disturb.text',
          message: '免打扰时段内不弹出提醒，未读数照常更新；账号安全消息除外。',
        })}
      </p>
      <QueryStates query={types} rows={4}>
        {({ dataList }) => (
          <QueryStates query={settings} rows={4}>
            {(mute) => (
              <>
                <ul className={classes.windows}>
                  {showCategories(toCategories(dataList), toWindows(mute), locale).map((entry) => (
                    <WindowRow key={entry.id} category={entry} onSave={save} />
                  ))}
                </ul>
                <p className={classes.hint}>
                  {i18n._({
                    id: 'sso.disturb.zone',
                    message: '时段按 {zone} 的时间计算',
                    values: { zone: mute.timeZone ?? 'Asia/Shanghai' },
                  })}
                </p>
              </>
            )}
          </QueryStates>
        )}
      </QueryStates>
    </section>
  );
}
