import { useLingui } from '@lingui/react';
import { isApiError } from '@portal/api-client';
import { STANDARD_MENUS, subUserCodes } from '@portal/api-client/contract';
import { askAnew } from '@portal/embed/react-queries';
import { ActionButton, EmptyState, useFeedback } from '@portal/ui';
import { DetailPanel, QueryStates, SegmentTabs } from '@portal/ui/table';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDirty } from '../../components/useDirty.ts';
import { useApi } from '../../useApi.ts';
import { MenuChooser } from './MenuChooser.tsx';
import classes from './PermissionsPage.module.css';
import { grantableMenusQuery, grantedMenusQuery } from './permissionQueries.ts';

export type GrantPanelProps = {
  /** A person, or all that have the standard menus. */
  holder: string;
  title: string;
  onClose: () => void;
  onDirty: (isDirty: boolean) => void;
};

type Edit = { isStandard: boolean; chosen: ReadonlySet<string> };

/** What somebody may open: looked at and changed. */
export function GrantPanel({ holder, title, onClose, onDirty }: GrantPanelProps) {
  const { i18n } = useLingui();
  const { toasts } = useFeedback();
  const api = useApi();
  const client = useQueryClient();
  const systems = useQuery(grantableMenusQuery(api));
  const granted = useQuery(grantedMenusQuery(api, holder));
  const [edit, setEdit] = useState<Edit>();
  const ofAll = holder === STANDARD_MENUS;
  useDirty(onDirty, edit !== undefined);
  const save = useMutation({
    mutationFn: ({ isStandard, chosen }: Edit) =>
      api.saveGrantedMenus({ holder, menuIds: [...chosen], isStandard: !ofAll && isStandard }),
    onSuccess: async () => {
      await Promise.all([granted.refetch(), askAnew(client, ['sub-users'])]);
      setEdit(undefined);
      toasts.show({ tone: 'success', title: i18n._({ id: 'sso.saved', message: '已保存' }) });
    },
    onError: (error) =>
      toasts.show({
        tone: 'danger',
        title:
          (isApiError(error) && error.serverMessage) ||
          i18n._({ id: 'sso.settings.notSaved', message: '没有保存成功，请稍后重试' }),
      }),
  });
  if (isApiError(granted.error) && granted.error.code === subUserCodes.mainAccount)
    return (
      <DetailPanel title={title} onClose={onClose}>
        <EmptyState
          icon="check"
          title={i18n._({ id: 'sso.people.allMenus', message: '全部菜单' })}
          text={i18n._({ id: 'sso.roles.mainText', message: '拥有全部菜单，并管理其他成员。' })}
        />
      </DetailPanel>
    );
  const shown = edit ?? {
    isStandard: granted.data?.isStandard === true,
    chosen: new Set(granted.data?.menuIds ?? []),
  };
  return (
    <DetailPanel
      title={title}
      onClose={onClose}
      foot={
        <div className={classes.foot}>
          <ActionButton
            isPrimary
            disabled={!edit || save.isPending}
            aria-busy={save.isPending}
            onClick={() => edit && save.mutate(edit)}
          >
            {i18n._({ id: 'sso.save', message: '保存' })}
          </ActionButton>
          <span>
            {i18n._({
              id: 'sso.grant.count',
              message: '{count, plural, other {已选 # 个菜单}}',
              values: { count: shown.chosen.size },
            })}
          </span>
        </div>
      }
    >
      <QueryStates query={granted}>
        {() => (
          <QueryStates query={systems}>
            {(list) => (
              <div className={classes.panel}>
                {!ofAll && (
                  <SegmentTabs
                    label={i18n._({ id: 'sso.grant.kind', message: '菜单来源' })}
                    value={shown.isStandard ? 'standard' : 'own'}
                    onChange={(value) => setEdit({ ...shown, isStandard: value === 'standard' })}
                    options={[
                      { value: 'standard', label: i18n._({ id: 'sso.grant.standard', message: '标准菜单' }) },
                      { value: 'own', label: i18n._({ id: 'sso.grant.own', message: '单独设置' }) },
                    ]}
                  />
                )}
                {!ofAll && shown.isStandard ? (
                  <p className={classes.hint}>
                    {i18n._({
                      id: 'sso.grant.standardText',
                      message: '可打开的菜单与标准角色一致，随标准角色变化。',
                    })}
                  </p>
                ) : (
                  <MenuChooser
                    systems={list}
                    chosen={shown.chosen}
                    isDisabled={save.isPending}
                    onChange={(chosen) => setEdit({ ...shown, chosen })}
                  />
                )}
              </div>
            )}
          </QueryStates>
        )}
      </QueryStates>
    </DetailPanel>
  );
}
