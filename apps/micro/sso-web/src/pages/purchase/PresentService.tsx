import { useLingui } from '@lingui/react';
import type { ProductOffer } from '@portal/api-client/contract';
import { useGuest } from '@portal/embed/react-guest';
import { ActionButton, useFormatters } from '@portal/ui';
import { SystemStateBadge } from '../home/SystemStateBadge.tsx';
import { systemState } from '../home/systemState.ts';
import { PATHS } from './paths.ts';
import classes from './purchase.module.css';
import { usePurchaseWords } from './usePurchaseWords.ts';

/** What the company has of a system now, and what it can do about it. */
export function PresentService({ offer }: { offer: ProductOffer }) {
  const { i18n } = useLingui();
  const { history } = useGuest();
  const format = useFormatters();
  const words = usePurchaseWords();
  const { systemCode, systemName, packageName, packageId, status, expireTime, items } = offer;
  const state = systemState({ systemCode, status, packageId, serviceBillingValueDTOList: [], serviceId: '' });
  const heading = i18n._({ id: 'sso.packages.present', message: '当前服务' });
  const of = new URLSearchParams({ systemCode });
  return (
    <section aria-label={heading} className={classes.present}>
      <h2 className={classes.heading}>
        {systemName ?? systemCode}
        <SystemStateBadge state={state} />
      </h2>
      <dl className={classes.figures}>
        <div>
          <dt>{i18n._({ id: 'sso.system.package', message: '套餐' })}</dt>
          <dd>{packageName ?? '—'}</dd>
        </div>
        <div>
          <dt>{i18n._({ id: 'sso.system.expires', message: '到期日' })}</dt>
          <dd>{format.date(expireTime)}</dd>
        </div>
        {items.map((item) => (
          <div key={item.keyValue}>
            <dt>{words.itemName(item.keyValue)}</dt>
            <dd>{words.quantity(item)}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.actions}>
        {offer.packages.some(({ action }) => action === 'renew') && (
          <ActionButton onClick={() => history.navigate(`${PATHS.renew}?${of}`)}>
            {words.kind('renew')}
          </ActionButton>
        )}
        {offer.additions.length > 0 && (
          <ActionButton onClick={() => history.navigate(`${PATHS.additional}?type=quantity&${of}`)}>
            {i18n._({ id: 'sso.more.quantity', message: '增加数量' })}
          </ActionButton>
        )}
      </div>
    </section>
  );
}
