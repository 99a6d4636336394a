import { useLingui } from '@lingui/react';
import { useGuest } from '@portal/embed/react-guest';
import { ActionButton, EmptyState } from '@portal/ui';
import { QueryStates } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { PeriodChoice } from './PeriodChoice.tsx';
import { PurchasePage } from './PurchasePage.tsx';
import { PATHS } from './paths.ts';
import { offersQuery, quoteQuery } from './purchaseQueries.ts';
import { QuoteSummary } from './QuoteSummary.tsx';
import { ServiceChange } from './ServiceChange.tsx';
import { SystemChoice } from './SystemChoice.tsx';
import { monthsOf, readMonths, type Selection } from './selection.ts';
import { useChoice } from './useChoice.ts';
import { usePurchaseApi } from './usePurchaseApi.ts';

/** Runs a service on. */
export function RenewPage() {
  const { i18n } = useLingui();
  const { history, locale } = useGuest();
  const api = usePurchaseApi();
  const offers = useQuery(offersQuery(api, locale));
  const [query, change] = useChoice();
  const renewable = (offers.data?.offers ?? []).filter(({ packages }) =>
    packages.some(({ action }) => action === 'renew'),
  );
  const isAsked = query.has('systemCode') || query.has('serviceId');
  const asked = renewable.find(
    ({ systemCode, serviceId }) =>
      systemCode === query.get('systemCode') || serviceId === query.get('serviceId'),
  );
  const offer = isAsked ? asked : renewable[0];
  const months = monthsOf(offers.data?.periods ?? [], readMonths(query.get('months')));
  const selection: Selection | undefined = offer && { kind: 'renew', systemCode: offer.systemCode, months };
  const quote = useQuery(quoteQuery(api, locale, selection));
  return (
    <PurchasePage
      title={i18n._({ id: 'sso.renew.title', message: '续费' })}
      lead={i18n._({ id: 'sso.renew.lead', message: '从到期日起顺延；已到期的服务从今天起算。' })}
      step="choose"
      summary={<QuoteSummary selection={selection} />}
    >
      <QueryStates query={offers}>
        {({ periods }) =>
          renewable.length > 0 ? (
            <>
              <SystemChoice
                offers={renewable}
                value={offer?.systemCode}
                onChange={(systemCode) => change({ systemCode, serviceId: undefined })}
              />
              {offer ? (
                <>
                  <PeriodChoice
                    periods={periods}
                    months={months}
                    onChange={(value) => change({ months: value })}
                  />
                  {quote.data && <ServiceChange {...quote.data} />}
                </>
              ) : (
                <p role="status">
                  {i18n._({
                    id: 'sso.renew.notThis',
                    message: '该服务当前不能续费，请选择其他服务，或订购新的套餐。',
                  })}
                </p>
              )}
            </>
          ) : (
            <EmptyState
              icon="package"
              title={i18n._({ id: 'sso.renew.nothing', message: '没有可续费的服务' })}
              text={i18n._({ id: 'sso.renew.nothingText', message: '订购套餐后，可以在这里续费。' })}
              action={
                <ActionButton isPrimary onClick={() => history.navigate(PATHS.buy)}>
                  {i18n._({ id: 'sso.buy.title', message: '订购服务' })}
                </ActionButton>
              }
            />
          )
        }
      </QueryStates>
    </PurchasePage>
  );
}
