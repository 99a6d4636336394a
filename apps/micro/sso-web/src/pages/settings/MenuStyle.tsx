import { useLingui } from '@lingui/react';
import { useGuest } from '@portal/embed/react-guest';
import { askAnew } from '@portal/embed/react-queries';
import { useFeedback } from '@portal/ui';
import { QueryStates, SegmentTabs } from '@portal/ui/table';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SsoApi, useApi } from '../../useApi.ts';
import classes from './SettingsPage.module.css';

function configQuery(api: SsoApi) {
  return queryOptions({
    queryKey: ['user-config'],
    queryFn: ({ signal }) => api.userActionConfig({}, { signal }),
  });
}

/** Where the menus stand; the workspace around follows at once. */
export function MenuStyle() {
  const { i18n } = useLingui();
  const { guest } = useGuest();
  const { toasts } = useFeedback();
  const api = useApi();
  const client = useQueryClient();
  const config = useQuery(configQuery(api));
  const change = useMutation({
    mutationFn: (styleCode: 1 | 2) => api.changePackageStyle({ styleCode }, { silent: true }),
    onSuccess: async () => {
      await askAnew(client, ['user-config']);
      await guest.stateChanged(['userConfig']);
    },
    onError: () =>
      toasts.show({
        tone: 'danger',
        title: i18n._({ id: 'sso.settings.notSaved', message: '没有保存成功，请稍后重试' }),
      }),
  });
  const heading = i18n._({ id: 'sso.settings.menuStyle', message: '菜单样式' });
  return (
    <section aria-label={heading}>
      <h2 className={classes.heading}>{heading}</h2>
      <QueryStates query={config} rows={1}>
        {({ packageStyle }) => (
          <SegmentTabs
            label={heading}
            value={packageStyle === 1 ? '1' : '2'}
            onChange={(value) => change.mutate(value === '1' ? 1 : 2)}
            options={[
              { value: '1', label: i18n._({ id: 'sso.settings.left', message: '左侧菜单' }) },
              { value: '2', label: i18n._({ id: 'sso.settings.top', message: '顶部菜单' }) },
            ]}
          />
        )}
      </QueryStates>
    </section>
  );
}
