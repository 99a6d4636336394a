import { useLingui } from '@lingui/react';
import { useGuest } from '@portal/embed/react-guest';
import { useFormatters } from '@portal/ui';
import { QueryStates } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { supplyGuideQuery } from '../../queries.ts';
import { useApi } from '../../useApi.ts';
import classes from './GuidePage.module.css';
import { GuideStep } from './GuideStep.tsx';

/** The first steps of a supply chain: what is set up, what comes next, what waits today. */
export function GuidePage() {
  const { i18n } = useLingui();
  const { guest } = useGuest();
  const format = useFormatters();
  const guide = useQuery(supplyGuideQuery(useApi()));
  const open = (path: string) => {
    guest.navigate({ path, newPane: true }).catch(() => undefined);
  };
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <h1>{i18n._({ id: 'scm.guide', message: '供应链新手指引' })}</h1>
        <p>{i18n._({ id: 'scm.guide.lead', message: '照着做完这几步，订单就能从下单一路走到签收。' })}</p>
      </div>
      <QueryStates query={guide}>
        {(counts) => (
          <>
            <ol className={classes.steps}>
              <GuideStep
                number={1}
                title={i18n._({ id: 'scm.guide.shops', message: '授权店铺' })}
                text={i18n._({ id: 'scm.guide.shopsText', message: '授权后，各店铺的订单都汇到这里。' })}
                count={counts.shops}
                onOpen={() => open('/list/shops')}
              />
              <GuideStep
                number={2}
                title={i18n._({ id: 'scm.guide.suppliers', message: '登记供应商' })}
                text={i18n._({
                  id: 'scm.guide.suppliersText',
                  message: '写下交期和联系人，补货时直接选用。',
                })}
                count={counts.suppliers}
                onOpen={() => open('/list/suppliers')}
              />
              <GuideStep
                number={3}
                title={i18n._({ id: 'scm.guide.warehouses', message: '核对仓库库存' })}
                text={i18n._({ id: 'scm.guide.warehousesText', message: '看看各仓的在库、占用和在途。' })}
                count={counts.warehouses}
                onOpen={() => open('/list/stock?view=all')}
              />
              <GuideStep
                number={4}
                title={i18n._({ id: 'scm.guide.carriers', message: '设置物流渠道' })}
                text={i18n._({ id: 'scm.guide.carriersText', message: '选好线路和时效，发货时自动匹配。' })}
                count={counts.carriers}
                onOpen={() => open('/list/carriers')}
              />
              <GuideStep
                number={5}
                title={i18n._({ id: 'scm.guide.orders', message: '处理第一批订单' })}
                text={i18n._({ id: 'scm.guide.ordersText', message: '筛选待发货订单，核对后发货。' })}
                count={counts.toShip}
                onOpen={() => open('/list/orders?view=to-ship')}
              />
            </ol>
            <section
              className={classes.today}
              aria-label={i18n._({ id: 'scm.guide.today', message: '今日待办' })}
            >
              <h2>{i18n._({ id: 'scm.guide.today', message: '今日待办' })}</h2>
              <ul>
                <li>
                  <button type="button" onClick={() => open('/list/orders?view=to-ship')}>
                    <b>{format.number(counts.toShip)}</b>
                    {i18n._({ id: 'scm.guide.toShip', message: '待发货订单' })}
                  </button>
                </li>
                <li>
                  <button
                    type="button"
                    data-alert={counts.overdue > 0 || undefined}
                    onClick={() => open('/list/orders?view=overdue')}
                  >
                    <b>{format.number(counts.overdue)}</b>
                    {i18n._({ id: 'scm.guide.overdue', message: '超时未发货' })}
                  </button>
                </li>
                <li>
                  <button type="button" onClick={() => open('/list/stock?view=all&status=low')}>
                    <b>{format.number(counts.lowStock)}</b>
                    {i18n._({ id: 'scm.guide.lowStock', message: '低库存与断货' })}
                  </button>
                </li>
              </ul>
            </section>
          </>
        )}
      </QueryStates>
    </div>
  );
}
