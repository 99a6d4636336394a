import { useLingui } from '@lingui/react';
import { broadcastPath } from '../core/live.ts';
import { useNews } from './NewsContext.ts';

/** Opens a broadcast's page; one without an id is said to be broken. */
export function useOpenBroadcast(): (liveId: string | undefined) => void {
  const { i18n } = useLingui();
  const { navigation, toasts } = useNews();
  return (liveId) => {
    const path = broadcastPath(liveId);
    if (path) navigation.openLive(path);
    else {
      toasts.show({
        id: 'live-broken',
        tone: 'danger',
        title: i18n._({ id: 'notify.live.broken', message: '直播数据异常' }),
      });
    }
  };
}
