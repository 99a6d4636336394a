import { useLingui } from '@lingui/react';
import { Checkbox } from '@mantine/core';
import { askAnew } from '@portal/embed/react-queries';
import { QueryStates } from '@portal/ui/table';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../useApi.ts';
import settings from '../settings/SettingsPage.module.css';
import { useSaved } from '../settings/useSaved.ts';
import { companyDoorsQuery } from './permissionQueries.ts';

/** What the company demands of the sign-ins of its people. */
export function CompanyDoors() {
  const { i18n } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const saved = useSaved();
  const query = companyDoorsQuery(api);
  const doors = useQuery(query);
  const save = useMutation({
    mutationFn: (change: { requiresSecondFactor?: boolean; singleSignOnOnly?: boolean }) =>
      api.saveCompanyDoors(change),
    onError: saved.failed,
    onSettled: () => askAnew(queries, query.queryKey),
  });
  return (
    <QueryStates query={doors} rows={2}>
      {({ requiresSecondFactor, singleSignOnOnly, hasSingleSignOn, peopleWithout }) => (
        <div className={settings.form} aria-busy={save.isPending}>
          <Checkbox
            label={i18n._({ id: 'sso.doors.secondStep', message: '所有成员登录时需要两步验证' })}
            description={i18n._({
              id: 'sso.doors.secondStep.hint',
              message: '{count} 位成员尚未设置。开启后，他们的登录会结束，并在下次登录时设置。',
              values: { count: peopleWithout ?? 0 },
            })}
            checked={requiresSecondFactor}
            disabled={save.isPending}
            onChange={({ currentTarget }) => save.mutate({ requiresSecondFactor: currentTarget.checked })}
          />
          {(hasSingleSignOn || singleSignOnOnly) && (
            <Checkbox
              label={i18n._({ id: 'sso.doors.single', message: '仅允许单点登录' })}
              description={i18n._({
                id: 'sso.doors.single.hint',
                message: '成员不能再用密码、通行密钥或其他方式登录。',
              })}
              checked={singleSignOnOnly}
              disabled={save.isPending}
              onChange={({ currentTarget }) => save.mutate({ singleSignOnOnly: currentTarget.checked })}
            />
          )}
        </div>
      )}
    </QueryStates>
  );
}
