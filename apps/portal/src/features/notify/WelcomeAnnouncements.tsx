import { useLingui } from '@lingui/react';
import { createApi } from '@portal/api-client';
import { announcementsContract } from '@portal/api-client/contract';
import { EmptyState, ErrorState, LoadingState, useFormatters, useLocale } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { WelcomeSection } from '../../pages/WelcomePage.tsx';
import { formatPaneAddress } from '../../workspace/panes/paneAddress.ts';
import { useWorkspace } from '../../workspace/WorkspaceContext.tsx';
import { notifyPorts } from './sessionNotify.ts';
import classes from './WelcomeAnnouncements.module.css';

const SHOWN = 5;
const PAGE = '/company/notice/announcement';

/** The latest announcements on the welcome page; each opens in the list of all. */
export function WelcomeAnnouncements() {
  const { navigate } = notifyPorts.use();
  const { base } = useWorkspace();
  const { i18n } = useLingui();
  const format = useFormatters();
  const { data, isError, isFetching, refetch } = useLatest();
  const open = (id: string | undefined) => {
    const path = id === undefined ? PAGE : `${PAGE}?id=${encodeURIComponent(id)}`;
    navigate(base + formatPaneAddress({ app: 'sso-web', path }));
  };
  return (
    <WelcomeSection title={i18n._({ id: 'portal.welcome.announcements', message: '最新公告' })}>
      {!data && !isError && <LoadingState rows={2} />}
      {isError && (
        <ErrorState
          title={i18n._({ id: 'portal.welcome.announcementsFailed', message: '公告没有加载出来' })}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && (
        <EmptyState
          icon="bell"
          title={i18n._({ id: 'portal.welcome.announcementsEmpty', message: '暂时没有公告' })}
        />
      )}
      {data && data.length > 0 && (
        <ul className={classes.list}>
          {data.map(({ id, announcementTitle, announcementOnTime }) => (
            <li key={`${announcementOnTime} ${announcementTitle}`}>
              <button type="button" className={classes.row} onClick={() => open(id)}>
                <span className={classes.title}>{announcementTitle}</span>
                {announcementOnTime && (
                  <time className={classes.time} dateTime={announcementOnTime}>
                    {format.date(announcementOnTime)}
                  </time>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </WelcomeSection>
  );
}

/** A page of them; from a server that lists none, the latest one. */
function useLatest() {
  const { client } = notifyPorts.use();
  const { systemCode } = useWorkspace().system;
  const locale = useLocale();
  const api = useMemo(() => createApi(client, announcementsContract), [client]);
  return useQuery({
    queryKey: ['notify', 'latest', systemCode, locale],
    queryFn: async ({ signal }) => {
      const quietly = { signal, silent: true };
      try {
        return (await api.queryAnnouncementPage({ systemCode, pageNo: 1, pageSize: SHOWN }, quietly))
          .dataList;
      } catch {
        const asked = { ejectFlag: 2, ejectPlatformType: 2, ejectSystemCode: systemCode };
        const latest = await api.getLastAnnouncement(asked, quietly);
        return latest ? [latest] : [];
      }
    },
  });
}
