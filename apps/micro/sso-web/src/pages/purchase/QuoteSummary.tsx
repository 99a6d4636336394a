import { useLingui } from '@lingui/react';
import { useGuest } from '@portal/embed/react-guest';
import { ActionButton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Amounts } from './Amounts.tsx';
import classes from './purchase.module.css';
import { quoteQuery } from './purchaseQueries.ts';
import { confirmPath, type Selection } from './selection.ts';
import { usePurchaseApi } from './usePurchaseApi.ts';
import { usePurchaseError } from './usePurchaseError.ts';

/** What the selection costs, always in sight, and the way to order it. */
export function QuoteSummary({ selection }: { selection: Selection | undefined }) {
  const { i18n } = useLingui();
  const { history, locale } = useGuest();
  const quote = useQuery(quoteQuery(usePurchaseApi(), locale, selection));
  const errorText = usePurchaseError();
  if (!selection) return null;
  const isReady = quote.data !== undefined && !quote.isError && !quote.isPlaceholderData;
  return (
    <aside className={classes.summary} aria-label={i18n._({ id: 'sso.buy.summary', message: '订单金额' })}>
      <div aria-live="polite">
        {quote.isError ? (
          <p role="alert" className={classes.failure}>
            {errorText(quote.error)}
          </p>
        ) : (
          quote.data && <Amounts {...quote.data} />
        )}
      </div>
      <ActionButton
        isPrimary
        disabled={!isReady}
        aria-busy={quote.isFetching}
        onClick={() => history.navigate(confirmPath(selection))}
      >
        {i18n._({ id: 'sso.buy.checkout', message: '去结算' })}
      </ActionButton>
      {quote.isError && (
        <ActionButton icon="refresh" aria-busy={quote.isFetching} onClick={() => quote.refetch()}>
          {i18n._({ id: 'sso.buy.retry', message: '重试' })}
        </ActionButton>
      )}
    </aside>
  );
}
