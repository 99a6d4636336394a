import { useLingui } from '@lingui/react';
import type { ProductOffer, ProductPackage } from '@portal/api-client/contract';
import { useGuest } from '@portal/embed/react-guest';
import { EmptyState } from '@portal/ui';
import { QueryStates } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { NothingOnSale } from './NothingOnSale.tsx';
import { PackageFacts } from './PackageFacts.tsx';
import { PackageMark } from './PackageMark.tsx';
import { PeriodChoice } from './PeriodChoice.tsx';
import { PurchasePage } from './PurchasePage.tsx';
import { offersQuery } from './purchaseQueries.ts';
import { QuoteSummary } from './QuoteSummary.tsx';
import { RadioCards } from './RadioCards.tsx';
import { SystemChoice } from './SystemChoice.tsx';
import { monthsOf, readMonths, type Selection } from './selection.ts';
import { useChoice } from './useChoice.ts';
import { usePurchaseApi } from './usePurchaseApi.ts';

/** Buys a system's package, or goes up to a higher one. */
export function BuyPage() {
  const { i18n } = useLingui();
  const { locale } = useGuest();
  const offers = useQuery(offersQuery(usePurchaseApi(), locale));
  const [query, change] = useChoice();
  const list = offers.data?.offers ?? [];
  const offer = list.find(({ systemCode }) => systemCode === query.get('systemCode')) ?? list[0];
  const wanted = offer && chosenPackage(offer, query.get('productId'));
  const months = monthsOf(offers.data?.periods ?? [], readMonths(query.get('months')));
  return (
    <PurchasePage
      title={i18n._({ id: 'sso.buy.title', message: '订购服务' })}
      lead={i18n._({ id: 'sso.buy.lead', message: '选择系统、套餐和时长。' })}
      step="choose"
      summary={offer && wanted && <QuoteSummary selection={selectionFor(offer, wanted, months)} />}
    >
      <QueryStates query={offers}>
        {({ currency, periods }) =>
          list.length === 0 ? (
            <NothingOnSale />
          ) : (
            <>
              <SystemChoice
                offers={list}
                value={offer?.systemCode}
                onChange={(systemCode) => change({ systemCode, productId: undefined })}
              />
              {offer && (
                <RadioCards
                  look="card"
                  legend={i18n._({ id: 'sso.system.package', message: '套餐' })}
                  value={wanted?.packageId}
                  onChange={(productId) => change({ productId })}
                  cards={offer.packages.map((one) => ({
                    value: one.packageId,
                    isDisabled: one.action === 'none',
                    content: (
                      <PackageFacts
                        package={one}
                        currency={currency}
                        mark={<PackageMark action={one.action} />}
                      />
                    ),
                  }))}
                />
              )}
              {wanted && wanted.action !== 'upgrade' && (
                <PeriodChoice
                  periods={periods}
                  months={months}
                  onChange={(value) => change({ months: value })}
                />
              )}
              {wanted?.action === 'upgrade' && (
                <p>
                  {i18n._({
                    id: 'sso.buy.upgradeRule',
                    message: '升级后到期日不变，按剩余天数补差价，最多按两年计。',
                  })}
                </p>
              )}
              {offer && !wanted && (
                <EmptyState
                  icon="package"
                  title={i18n._({ id: 'sso.buy.nothing', message: '该系统当前没有可订购的套餐' })}
                  text={i18n._({ id: 'sso.buy.nothingText', message: '请选择其他系统。' })}
                />
              )}
            </>
          )
        }
      </QueryStates>
    </PurchasePage>
  );
}

/** The package that the address names, else the present one, else the first that can be had. */
function chosenPackage({ packages }: ProductOffer, productId: string | null): ProductPackage | undefined {
  const open = packages.filter(({ action }) => action !== 'none');
  return (
    open.find(({ packageId }) => packageId === productId) ??
    open.find(({ action }) => action === 'renew') ??
    open[0]
  );
}

function selectionFor(
  { systemCode }: ProductOffer,
  { packageId: productId, action }: ProductPackage,
  months: number,
): Selection {
  if (action === 'upgrade') return { kind: 'upgrade', systemCode, productId };
  if (action === 'renew') return { kind: 'renew', systemCode, months };
  return { kind: 'buy', systemCode, productId, months };
}
