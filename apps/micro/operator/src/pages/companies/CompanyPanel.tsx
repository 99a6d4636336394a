import { useLingui } from '@lingui/react';
import { RowAction } from '@portal/embed/react-queries';
import { useFormatters } from '@portal/ui';
import { DetailPanel, QueryStates, StatusBadge } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import form from '../../components/form.module.css';
import { companyQuery } from '../../queries.ts';
import { useApi } from '../../useApi.ts';
import { CompanyForm } from './CompanyForm.tsx';
import { Owners } from './Owners.tsx';
import { Services } from './Services.tsx';

export type CompanyPanelProps = {
  companyId: string;
  onClose: () => void;
  onDirty: (isDirty: boolean) => void;
};

/** One company: what it is called, who owns it, what it has, and whether it is open. */
export function CompanyPanel({ companyId, onClose, onDirty }: CompanyPanelProps) {
  const { i18n } = useLingui();
  const format = useFormatters();
  const api = useApi();
  const query = useQuery(companyQuery(api, companyId));
  const { company } = query.data ?? {};
  const name = company?.name ?? '';
  const isLocked = company?.lockedAt !== undefined;
  const asks = [['queryOperatorCompanyPage'], ['company', companyId]];
  return (
    <DetailPanel
      title={name || i18n._({ id: 'operator.company', message: '企业' })}
      onClose={onClose}
      foot={
        company &&
        !company.isOperators && (
          <RowAction
            label={
              isLocked
                ? i18n._({ id: 'operator.company.unlock', message: '解除锁定' })
                : i18n._({ id: 'operator.company.lock', message: '锁定企业' })
            }
            asks={asks}
            said={
              isLocked
                ? i18n._({ id: 'operator.company.unlocked', message: '企业已重新开放' })
                : i18n._({ id: 'operator.company.lockedNow', message: '企业已锁定，所有人已退出' })
            }
            {...(!isLocked && {
              question: {
                title: i18n._({
                  id: 'operator.company.lockTitle',
                  message: '锁定“{name}”？',
                  values: { name },
                }),
                message: i18n._({
                  id: 'operator.company.lockText',
                  message: '该企业的所有人会立即退出，解除锁定前不能登录。数据保持不变。',
                }),
              },
            })}
            run={() => api.lockOperatorCompany({ companyId, isLocked: !isLocked })}
          />
        )
      }
    >
      <QueryStates isRecord query={query}>
        {({ company: shown, services, owners, addable }) => (
          <div className={form.panel}>
            <dl className={form.facts}>
              <dt>{i18n._({ id: 'operator.code', message: '代码' })}</dt>
              <dd>
                {shown.code}{' '}
                {shown.lockedAt && (
                  <StatusBadge tone="danger">
                    {i18n._({
                      id: 'operator.company.lockedSince',
                      message: '{date} 起锁定',
                      values: { date: format.dateTime(shown.lockedAt) },
                    })}
                  </StatusBadge>
                )}
              </dd>
              <dt>{i18n._({ id: 'operator.createdAt', message: '开通时间' })}</dt>
              <dd>{format.dateTime(shown.createdAt)}</dd>
            </dl>
            <CompanyForm key={`${shown.name} ${shown.timeZone}`} company={shown} onDirty={onDirty} />
            <Owners owners={owners} />
            <Services company={shown} services={services} addable={addable} onDirty={onDirty} />
          </div>
        )}
      </QueryStates>
    </DetailPanel>
  );
}
