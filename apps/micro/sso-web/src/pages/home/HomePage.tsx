import { useGuest } from '@portal/embed/react-guest';
import { ErrorState, LoadingState } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import page from '../../components/page.module.css';
import { systemsQuery, userInfoQuery } from '../../queries.ts';
import { useApi } from '../../useApi.ts';
import classes from './HomePage.module.css';
import { Profile } from './Profile.tsx';
import { QuickLinks } from './QuickLinks.tsx';
import { SystemsTable } from './SystemsTable.tsx';

/** The user centre's home: who I am, what my company has, where to go. */
export function HomePage() {
  const api = useApi();
  const { guest, locale } = useGuest();
  const user = useQuery(userInfoQuery(api));
  const systems = useQuery(systemsQuery(api, locale));
  const { refetch: refetchUser } = user;
  useEffect(() => guest.on('user-info', () => refetchUser()), [guest, refetchUser]);

  return (
    <div className={page.page}>
      <div className={classes.columns}>
        <div className={classes.main}>
          {user.data ? (
            <Profile user={user.data} />
          ) : user.isError ? (
            <ErrorState onRetry={() => user.refetch()} isRetrying={user.isFetching} />
          ) : (
            <LoadingState rows={2} />
          )}
          {systems.data ? (
            <SystemsTable systems={systems.data.dataList} />
          ) : systems.isError ? (
            <ErrorState onRetry={() => systems.refetch()} isRetrying={systems.isFetching} />
          ) : (
            <LoadingState rows={6} />
          )}
        </div>
        <QuickLinks />
      </div>
    </div>
  );
}
