import { useLingui } from '@lingui/react';
import type { ProductOffer } from '@portal/api-client/contract';
import { useGuest } from '@portal/embed/react-guest';
import { QueryStates, SegmentTabs } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { MoreOfItem } from './MoreOfItem.tsx';
import { NothingOnSale } from './NothingOnSale.tsx';
import { PurchasePage } from './PurchasePage.tsx';
import { offersQuery } from './purchaseQueries.ts';
import { QuoteSummary } from './QuoteSummary.tsx';
import { SystemChoice } from './SystemChoice.tsx';
import { readQuantity, type Selection } from './selection.ts';
import { UpgradeChoice, upgradesOf } from './UpgradeChoice.tsx';
import { useChoice } from './useChoice.ts';
import { usePurchaseApi } from './usePurchaseApi.ts';

const UPGRADE = 'upGrade';
const QUANTITY = 'quantity';

/** A higher package, as a menu that is not in the present one asks for, or more of what a package has. */
export function AdditionalPage() {
  const { i18n } = useLingui();
  const { locale } = useGuest();
  const offers = useQuery(offersQuery(usePurchaseApi(), locale));
  const [query, change] = useChoice();
  const owned = (offers.data?.offers ?? []).filter(({ serviceId }) => serviceId !== undefined);
  const offer =
    owned.find(
      ({ systemCode, serviceId }) =>
        systemCode === query.get('systemCode') || serviceId === query.get('serviceId'),
    ) ?? owned[0];
  const type = query.get('type') === QUANTITY ? QUANTITY : UPGRADE;
  const selection = offer && selectionFor(offer, type, query);
  const label = i18n._({ id: 'sso.more.title', message: '升级与加量' });
  return (
    <PurchasePage
      title={label}
      lead={i18n._({ id: 'sso.more.lead', message: '换更高的套餐，或为当前套餐增加数量。' })}
      step="choose"
      summary={<QuoteSummary selection={selection} />}
    >
      <QueryStates query={offers}>
        {({ currency, offers: all }) =>
          all?.length === 0 ? (
            <NothingOnSale />
          ) : (
            <>
              <SystemChoice
                offers={owned}
                value={offer?.systemCode}
                onChange={(systemCode) =>
                  change({
                    systemCode,
                    serviceId: undefined,
                    packageId: undefined,
                    updatePackageIds: undefined,
                    productId: undefined,
                  })
                }
              />
              <SegmentTabs
                label={label}
                value={type}
                onChange={(value) => change({ type: value, productId: undefined })}
                options={[
                  { value: UPGRADE, label: i18n._({ id: 'sso.more.upgrade', message: '升级套餐' }) },
                  { value: QUANTITY, label: i18n._({ id: 'sso.more.quantity', message: '增加数量' }) },
                ]}
              />
              {offer && type === UPGRADE && (
                <UpgradeChoice
                  offer={offer}
                  currency={currency}
                  wanted={query.get('updatePackageIds')}
                  value={selection?.productId}
                  onChange={(productId) => change({ productId })}
                />
              )}
              {offer && type === QUANTITY && (
                <MoreOfItem
                  offer={offer}
                  currency={currency}
                  value={selection?.productId}
                  quantity={selection?.quantity ?? 1}
                  onChange={(productId, quantity) => change({ productId, quantity: String(quantity) })}
                />
              )}
            </>
          )
        }
      </QueryStates>
    </PurchasePage>
  );
}

function selectionFor(offer: ProductOffer, type: string, query: URLSearchParams): Selection | undefined {
  const { systemCode } = offer;
  const asked = query.get('productId');
  if (type === UPGRADE) {
    const open = upgradesOf(offer, query.get('updatePackageIds'));
    const productId = (open.find(({ packageId }) => packageId === asked) ?? open[0])?.packageId;
    return productId ? { kind: 'upgrade', systemCode, productId } : undefined;
  }
  const { additions } = offer;
  const productId = (additions.find(({ keyValue }) => keyValue === asked) ?? additions[0])?.keyValue;
  const quantity = readQuantity(query.get('quantity')) ?? 1;
  return productId ? { kind: 'additional', systemCode, productId, quantity } : undefined;
}
