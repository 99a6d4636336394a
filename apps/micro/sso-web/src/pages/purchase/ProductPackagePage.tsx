import { useLingui } from '@lingui/react';
import type { ProductOffer, ProductPackage } from '@portal/api-client/contract';
import { useGuest } from '@portal/embed/react-guest';
import { ActionButton } from '@portal/ui';
import { QueryStates } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import classes from './cards.module.css';
import { PackageFacts } from './PackageFacts.tsx';
import { PackageMark } from './PackageMark.tsx';
import { PresentService } from './PresentService.tsx';
import { PurchasePage } from './PurchasePage.tsx';
import { PATHS } from './paths.ts';
import shared from './purchase.module.css';
import { offersQuery } from './purchaseQueries.ts';
import { SystemChoice } from './SystemChoice.tsx';
import { useChoice } from './useChoice.ts';
import { usePurchaseApi } from './usePurchaseApi.ts';
import { usePurchaseWords } from './usePurchaseWords.ts';

/** The company's package of a system beside the others that there are. */
export function ProductPackagePage() {
  const { i18n } = useLingui();
  const { locale } = useGuest();
  const offers = useQuery(offersQuery(usePurchaseApi(), locale));
  const [query, change] = useChoice();
  const list = offers.data?.offers ?? [];
  const offer = list.find(({ systemCode }) => systemCode === query.get('systemCode')) ?? list[0];
  const all = i18n._({ id: 'sso.packages.all', message: '全部套餐' });
  return (
    <PurchasePage
      title={i18n._({ id: 'sso.packages.title', message: '产品套餐' })}
      lead={i18n._({ id: 'sso.packages.lead', message: '查看当前套餐的用量与有效期，比较并更换套餐。' })}
    >
      <QueryStates query={offers}>
        {({ currency }) => (
          <>
            <SystemChoice
              offers={list}
              value={offer?.systemCode}
              onChange={(systemCode) => change({ systemCode })}
            />
            {offer?.serviceId && <PresentService offer={offer} />}
            {offer && (
              <section aria-label={all}>
                <h2 className={shared.heading}>{all}</h2>
                <ul className={classes.cards}>
                  {offer.packages.map((one) => (
                    <li key={one.packageId} className={classes.card}>
                      <PackageFacts
                        package={one}
                        currency={currency}
                        mark={<PackageMark action={one.action} />}
                      />
                      <PackageAction offer={offer} package={one} />
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </>
        )}
      </QueryStates>
    </PurchasePage>
  );
}

function PackageAction({ offer, package: one }: { offer: ProductOffer; package: ProductPackage }) {
  const { i18n } = useLingui();
  const { history } = useGuest();
  const words = usePurchaseWords();
  const { action = 'none', packageId: productId, packageName: name } = one;
  if (action === 'none') return null;
  const { systemCode } = offer;
  const path =
    action === 'renew'
      ? `${PATHS.renew}?${new URLSearchParams({ systemCode })}`
      : `${PATHS.buy}?${new URLSearchParams({ systemCode, productId })}`;
  const label = words.kind(action);
  return (
    <ActionButton
      isPrimary={action !== 'renew'}
      aria-label={i18n._({
        id: 'sso.packages.actionNamed',
        message: '{action}{name}',
        values: { action: label, name },
      })}
      onClick={() => history.navigate(path)}
    >
      {label}
    </ActionButton>
  );
}
