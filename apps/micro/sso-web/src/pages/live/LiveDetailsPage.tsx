import { useLingui } from '@lingui/react';
import { LIVE_CLASSES_PATH } from '@portal/api-client/contract';
import { useGuest, usePageTitle, usePanePath } from '@portal/embed/react-guest';
import { LivePlayer } from '@portal/notify/news';
import { ActionButton } from '@portal/ui';
import { QueryStates } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import page from '../../components/page.module.css';
import { useApi } from '../../useApi.ts';
import classes from './LiveDetailsPage.module.css';
import { liveQuery } from './liveQueries.ts';
import { serverNow } from './liveState.ts';

/** One class with its clip; an address without a class, or with one that is gone, says that its data is wrong. */
export function LiveDetailsPage() {
  const { i18n } = useLingui();
  const { history, locale } = useGuest();
  const liveId = new URLSearchParams(usePanePath().split('?')[1]).get('liveId')?.slice(0, 60) ?? '';
  const live = useQuery(liveQuery(useApi(), locale, liveId));
  usePageTitle(live.data?.liveTitle || i18n._({ id: 'sso.live', message: '直播课堂' }));
  const isGone = (live.error as { code?: string } | null)?.code === '404';
  return (
    <div className={page.page}>
      <div className={classes.back}>
        <ActionButton icon="arrow-left" onClick={() => history.navigate(LIVE_CLASSES_PATH)}>
          {i18n._({ id: 'sso.live.back', message: '全部直播课' })}
        </ActionButton>
      </div>
      {liveId === '' || isGone ? (
        <LivePlayer detail={undefined} now={0} />
      ) : (
        <QueryStates query={live}>
          {(detail) => <LivePlayer key={liveId} detail={detail} now={serverNow(detail)} />}
        </QueryStates>
      )}
    </div>
  );
}
