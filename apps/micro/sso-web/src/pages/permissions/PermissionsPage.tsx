import { useLingui } from '@lingui/react';
import { auditKinds, STANDARD_MENUS } from '@portal/api-client/contract';
import { useGuest, usePageTitle, useUnsavedInput } from '@portal/embed/react-guest';
import { ActionButton, latePart } from '@portal/ui';
import { SearchField, SegmentTabs, TablePage, useListQuery } from '@portal/ui/table';
import { useState } from 'react';
import { late } from '../../components/late.tsx';
import list from '../../components/list.module.css';
import { PeopleList } from './PeopleList.tsx';

// The people come first; what stands on the other tabs and beside the list loads when it is opened.
const RolesList = late(async () => (await import('./RolesList.tsx')).RolesList);
const SessionsList = late(async () => (await import('./SessionsList.tsx')).SessionsList);
const ExportsList = late(async () => (await import('./ExportsList.tsx')).ExportsList);
const AuditList = late(async () => (await import('./AuditList.tsx')).AuditList);
const AuditFilter = latePart(async () => (await import('./AuditFilter.tsx')).AuditFilter);
const CompanyDoors = late(async () => (await import('./CompanyDoors.tsx')).CompanyDoors);
const AddSubUserPanel = latePart(async () => (await import('./AddSubUserPanel.tsx')).AddSubUserPanel);
const GrantPanel = latePart(async () => (await import('./GrantPanel.tsx')).GrantPanel);

/** What is shown beside the people. */
const TABS = ['roles', 'sessions', 'exports', 'audit', 'doors'] as const;
/** The `id` of the panel that adds somebody. */
const NEW = 'new';

/** The company's people, what they may open, where they are signed in, what they exported, who did what, and how they sign in. */
export function PermissionsPage() {
  const { i18n } = useLingui();
  const { history } = useGuest();
  const state = useListQuery(history);
  const tab = TABS.find((one) => one === state.query.get('tab')) ?? '';
  const kind = auditKinds.find((one) => one === state.query.get('kind'));
  const openId = state.query.get('id')?.slice(0, 100) || undefined;
  const keyword = state.query.get('q')?.slice(0, 100) ?? '';
  const title = i18n._({ id: 'sso.permissions', message: '权限管理' });
  usePageTitle(title);
  const [isDirty, setIsDirty] = useState(false);
  const mayLeave = useUnsavedInput(isDirty);
  const go: typeof state.change = async (patch) => {
    if (await mayLeave()) state.change(patch);
  };
  const open = (id: string | undefined) => go({ id });
  const close = () => open(undefined);
  return (
    <TablePage
      title={title}
      lead={i18n._({ id: 'sso.permissions.lead', message: '添加子账号，决定每个人能打开哪些菜单。' })}
      actions={
        <ActionButton icon="plus" isPrimary onClick={() => go({ tab: undefined, id: NEW })}>
          {i18n._({ id: 'sso.people.add', message: '添加子账号' })}
        </ActionButton>
      }
      head={
        <div className={list.head}>
          <SegmentTabs
            label={title}
            value={tab}
            onChange={(next) =>
              go({ tab: next, id: undefined, q: undefined, kind: undefined, page: undefined })
            }
            options={[
              { value: '', label: i18n._({ id: 'sso.people', message: '成员' }) },
              { value: 'roles', label: i18n._({ id: 'sso.roles', message: '角色' }) },
              { value: 'sessions', label: i18n._({ id: 'sso.oversight.sessions', message: '登录设备' }) },
              { value: 'exports', label: i18n._({ id: 'sso.oversight.exports', message: '导出文件' }) },
              { value: 'audit', label: i18n._({ id: 'sso.audit', message: '审计日志' }) },
              { value: 'doors', label: i18n._({ id: 'sso.doors', message: '登录安全' }) },
            ]}
          />
          {tab === '' && (
            <SearchField
              value={keyword}
              placeholder={i18n._({ id: 'sso.people.search', message: '姓名、账号、手机号或邮箱' })}
              onSearch={(q) => state.change({ q })}
            />
          )}
          {tab === 'audit' && (
            <AuditFilter kind={kind} onChange={(kind) => state.change({ kind, page: undefined })} />
          )}
        </div>
      }
      aside={
        openId === NEW ? (
          <AddSubUserPanel onAdded={(id) => state.change({ id })} onClose={close} onDirty={setIsDirty} />
        ) : (
          openId && (
            <GrantPanel
              key={openId}
              holder={openId}
              title={
                openId === STANDARD_MENUS
                  ? i18n._({ id: 'sso.roles.standard', message: '标准角色' })
                  : i18n._({ id: 'sso.grant', message: '菜单权限' })
              }
              onClose={close}
              onDirty={setIsDirty}
            />
          )
        )
      }
    >
      {tab === '' && <PeopleList state={state} keyword={keyword} openId={openId} onOpen={open} />}
      {tab === 'roles' && <RolesList openId={openId} onOpen={open} />}
      {tab === 'sessions' && <SessionsList state={state} />}
      {tab === 'exports' && <ExportsList state={state} />}
      {tab === 'audit' && <AuditList state={state} kind={kind} />}
      {tab === 'doors' && <CompanyDoors />}
    </TablePage>
  );
}
