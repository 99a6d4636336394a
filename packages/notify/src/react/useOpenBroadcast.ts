import { useLingui } from '@lingui/react';
import { useNews } from './NewsContext.ts';

/** Opens a broadcast's page; one without an id is said to be broken. */
export function useOpenBroadcast(): (liveId: string | undefined) => void {
  const { i18n } = useLingui();
  const { navigation, toasts } = useNews();
  return (liveId) => {
    if (liveId) navigation.openLive(liveId);
    else {
      toasts.show({
        id: 'live-broken',
        tone: 'danger',
        title: i18n._({ id: 'notify.live.broken', message: '直播数据异常' }),
      });
    }
  };
}
