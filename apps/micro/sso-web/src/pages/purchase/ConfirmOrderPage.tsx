import { useLingui } from '@lingui/react';
import { isApiError } from '@portal/api-client';
import { useGuest, usePanePath } from '@portal/embed/react-guest';
import { ActionButton, EmptyState } from '@portal/ui';
import { QueryStates } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { Amounts } from './Amounts.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { PeriodChoice } from './PeriodChoice.tsx';
import { PurchasePage } from './PurchasePage.tsx';
import { PATHS } from './paths.ts';
import classes from './purchase.module.css';
import { offersQuery, quoteQuery } from './purchaseQueries.ts';
import { ServiceChange } from './ServiceChange.tsx';
import { isForTime, monthsOf, readSelection, type Selection } from './selection.ts';
import { useChoice } from './useChoice.ts';
import { usePurchaseApi } from './usePurchaseApi.ts';
import { usePurchaseError } from './usePurchaseError.ts';
import { useSubmit } from './useSubmit.ts';

/** What is about to be ordered: the person sees the price and what it changes, and orders. */
export function ConfirmOrderPage() {
  const { i18n } = useLingui();
  const { history } = useGuest();
  const selection = readSelection(usePanePath());
  if (selection) return <ConfirmSelection selection={selection} />;
  const title = i18n._({ id: 'sso.confirm.title', message: '确认订单' });
  return (
    <PurchasePage title={title} step="confirm">
      <EmptyState
        icon="clipboard"
        title={i18n._({ id: 'sso.confirm.nothing', message: '还没有选择要订购的内容' })}
        text={i18n._({ id: 'sso.confirm.nothingText', message: '请先选择系统和套餐。' })}
        action={
          <ActionButton isPrimary onClick={() => history.navigate(PATHS.buy)}>
            {i18n._({ id: 'sso.buy.title', message: '订购服务' })}
          </ActionButton>
        }
      />
    </PurchasePage>
  );
}

function ConfirmSelection({ selection: asked }: { selection: Selection }) {
  const { i18n } = useLingui();
  const { history, locale } = useGuest();
  const api = usePurchaseApi();
  const offers = useQuery(offersQuery(api, locale));
  const periods = offers.data?.periods ?? [];
  const selection = isForTime(asked) ? { ...asked, months: monthsOf(periods, asked.months) } : asked;
  // What time can be bought is known before its price is asked.
  const isKnown = !isForTime(asked) || !offers.isPending;
  const quote = useQuery(quoteQuery(api, locale, isKnown ? selection : undefined));
  const [, change] = useChoice();
  const submit = useSubmit();
  const errorText = usePurchaseError();
  const failure = errorText(submit.error) ?? errorText(quote.error);
  const title = i18n._({ id: 'sso.confirm.title', message: '确认订单' });
  const { data } = quote;
  const isReady = data !== undefined && !quote.isError && !quote.isFetching && !submit.isPending;
  const order = () => {
    if (data && isReady) submit.mutate({ selection, quote: data });
  };
  if (isApiError(quote.error) && quote.error.kind === 'business')
    return (
      <PurchasePage title={title} step="confirm">
        <EmptyState
          icon="package"
          title={errorText(quote.error)}
          action={
            <ActionButton onClick={() => history.navigate(PATHS.packages)}>
              {i18n._({ id: 'sso.buy.seePackages', message: '查看套餐' })}
            </ActionButton>
          }
        />
      </PurchasePage>
    );
  return (
    <PurchasePage
      title={title}
      step="confirm"
      summary={
        <aside
          className={classes.summary}
          aria-label={i18n._({ id: 'sso.buy.summary', message: '订单金额' })}
        >
          <div aria-live="polite">
            {failure && (
              <p role="alert" className={classes.failure}>
                {failure}
              </p>
            )}
            {data && !quote.isError && <Amounts {...data} />}
          </div>
          <ActionButton isPrimary disabled={!isReady} aria-busy={submit.isPending} onClick={order}>
            {i18n._({ id: 'sso.confirm.submit', message: '提交订单' })}
          </ActionButton>
          <ActionButton onClick={() => history.navigate(choicePath(selection))}>
            {i18n._({ id: 'sso.confirm.change', message: '返回修改' })}
          </ActionButton>
          <p className={classes.faint}>
            {i18n._({ id: 'sso.confirm.rule', message: '提交后请在 30 分钟内支付，逾期订单自动关闭。' })}
          </p>
        </aside>
      }
    >
      <QueryStates query={quote} rows={6}>
        {(found) => (
          <>
            <OrderFacts order={found} hidesPeriod />
            {selection.months && (
              <PeriodChoice
                periods={periods}
                months={selection.months}
                onChange={(months) => change({ months })}
              />
            )}
            <ServiceChange {...found} />
          </>
        )}
      </QueryStates>
    </PurchasePage>
  );
}

/** The page on which a selection is made. */
function choicePath({ kind, systemCode = '', productId = '', months }: Selection): string {
  const of = new URLSearchParams({ systemCode, ...(months && { months: String(months) }) });
  switch (kind) {
    case 'app':
      return PATHS.market;
    case 'renew':
      return `${PATHS.renew}?${of}`;
    case 'additional':
      return `${PATHS.additional}?${new URLSearchParams({ type: 'quantity', systemCode, productId })}`;
    default:
      of.set('productId', productId);
      return `${PATHS.buy}?${of}`;
  }
}
