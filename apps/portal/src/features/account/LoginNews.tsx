import { LoginBanners } from '@portal/account/flows';
import { useQuery } from '@tanstack/react-query';
import { useFlowsApi } from './useFlowsApi.ts';

export { catalogs } from '@portal/account/flows/i18n';

/** News on the login page's brand side; the form works without them. */
export function LoginNews() {
  const api = useFlowsApi();
  const { data, isError, refetch } = useQuery({
    queryKey: ['account', 'login-banners'],
    queryFn: ({ signal }) => api.queryBannerList({}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return <LoginBanners banners={data} failed={isError} onRetry={() => void refetch()} />;
}
