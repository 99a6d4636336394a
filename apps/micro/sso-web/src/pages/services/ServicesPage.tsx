import { useLingui } from '@lingui/react';
import { useGuest, usePageTitle } from '@portal/embed/react-guest';
import { ActionButton } from '@portal/ui';
import { SegmentTabs, TablePage } from '@portal/ui/table';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import list from '../../components/list.module.css';
import { PATHS } from '../purchase/paths.ts';
import { useChoice } from '../purchase/useChoice.ts';
import { OrdersTable } from './OrdersTable.tsx';
import { ServicesTable } from './ServicesTable.tsx';

const ORDERS = 'orders';
const SERVICES = 'services';

/** The company's systems, how long and how far each reaches, and what was ordered. */
export function ServicesPage() {
  const { i18n } = useLingui();
  const { history } = useGuest();
  const client = useQueryClient();
  const isFetching = useIsFetching() > 0;
  const [query, change] = useChoice();
  const tab = query.get('tab') === ORDERS ? ORDERS : SERVICES;
  const orders = i18n._({ id: 'sso.orders', message: '订购记录' });
  const title = tab === ORDERS ? orders : i18n._({ id: 'sso.services', message: '服务管理' });
  usePageTitle(title);
  return (
    <TablePage
      title={title}
      lead={i18n._({ id: 'sso.services.lead', message: '公司订购的系统、套餐和有效期。' })}
      actions={
        <>
          <ActionButton icon="refresh" aria-busy={isFetching} onClick={() => client.refetchQueries()}>
            {i18n._({ id: 'sso.refresh', message: '刷新' })}
          </ActionButton>
          <ActionButton isPrimary onClick={() => history.navigate(PATHS.buy)}>
            {i18n._({ id: 'sso.buy.title', message: '订购服务' })}
          </ActionButton>
        </>
      }
      head={
        <div className={list.head}>
          <SegmentTabs
            label={title}
            value={tab}
            onChange={(value) => change({ tab: value === ORDERS ? ORDERS : undefined, page: undefined })}
            options={[
              { value: SERVICES, label: i18n._({ id: 'sso.services.tab', message: '服务' }) },
              { value: ORDERS, label: orders },
            ]}
          />
        </div>
      }
    >
      {tab === ORDERS ? <OrdersTable /> : <ServicesTable label={title} />}
    </TablePage>
  );
}
