import { useLingui } from '@lingui/react';
import { usePageTitle } from '@portal/embed/react-guest';
import { ActionButton } from '@portal/ui';
import { SearchField, SegmentTabs, TablePage } from '@portal/ui/table';
import list from '../../components/list.module.css';
import { NEW, usePanel } from '../../components/usePanel.ts';
import { AcceptanceList } from './AcceptanceList.tsx';
import { AgreementPanel } from './AgreementPanel.tsx';
import { VersionList, versionOf } from './VersionList.tsx';

const TABS = ['versions', 'accepted'] as const;

/** What people agree to, in versions, and who agreed to which. */
export function AgreementsPage() {
  const { i18n } = useLingui();
  const panel = usePanel();
  const { guarded, openId, go, open, done, setIsDirty } = panel;
  const title = i18n._({ id: 'operator.agreements', message: '协议与隐私' });
  usePageTitle(title);
  const tab = TABS.find((one) => one === guarded.query.get('tab')) ?? 'versions';
  const isVersions = tab === 'versions';
  return (
    <TablePage
      title={title}
      lead={i18n._({
        id: 'operator.agreements.lead',
        message: '注册和登录页显示这里的协议；发布新版本后，已有用户下次进入时会被要求重新同意。',
      })}
      actions={
        <ActionButton icon="plus" isPrimary onClick={() => go({ tab: undefined, id: NEW })}>
          {i18n._({ id: 'operator.agreements.new', message: '添加协议' })}
        </ActionButton>
      }
      head={
        <div className={list.head}>
          <SegmentTabs
            label={title}
            value={tab}
            onChange={(next) =>
              go({ tab: next === 'versions' ? undefined : next, id: undefined, q: undefined })
            }
            options={[
              { value: 'versions', label: i18n._({ id: 'operator.agreements.versions', message: '版本' }) },
              {
                value: 'accepted',
                label: i18n._({ id: 'operator.agreements.accepted', message: '同意记录' }),
              },
            ]}
          />
          <SearchField
            key={tab}
            value={guarded.query.get('q') ?? ''}
            placeholder={
              isVersions
                ? i18n._({ id: 'operator.agreements.search', message: '名称、代号或版本' })
                : i18n._({ id: 'operator.agreements.searchPerson', message: '姓名、账号或联系方式' })
            }
            onSearch={(q) => guarded.change({ q })}
          />
        </div>
      }
      aside={
        isVersions &&
        openId && (
          <AgreementPanel
            key={openId}
            version={openId === NEW ? undefined : versionOf(openId)}
            onDone={() => done()}
            onClose={() => open(undefined)}
            onDirty={() => setIsDirty(true)}
          />
        )
      }
    >
      {isVersions ? <VersionList panel={panel} /> : <AcceptanceList panel={panel} />}
    </TablePage>
  );
}
