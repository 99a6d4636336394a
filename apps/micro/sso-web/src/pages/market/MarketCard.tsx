import { useLingui } from '@lingui/react';
import type { MarketApp } from '@portal/api-client/contract';
import { useGuest } from '@portal/embed/react-guest';
import { ActionButton, Icon, useFormatters } from '@portal/ui';
import { StatusBadge } from '@portal/ui/table';
import { confirmPath } from '../purchase/selection.ts';
import { usePurchaseWords } from '../purchase/usePurchaseWords.ts';
import classes from './MarketPage.module.css';

const IN_USE = 1;
const EXPIRED = 2;

export type MarketCardProps = { app: MarketApp; category: string | undefined };

/** An app: what it does, what it costs, whether it runs. */
export function MarketCard({ app, category }: MarketCardProps) {
  const { i18n } = useLingui();
  const { history } = useGuest();
  const format = useFormatters();
  const words = usePurchaseWords();
  const { appId, appName = appId, appDesc, icon = 'apps', status, monthlyAmount, currency, expireTime } = app;
  const has = status === IN_USE || status === EXPIRED;
  const action = has ? words.kind('renew') : i18n._({ id: 'sso.market.get', message: '开通' });
  return (
    <li className={classes.app}>
      <div className={classes.head}>
        <span className={classes.icon}>
          <Icon name={icon} size={20} />
        </span>
        <div>
          <h2>{appName}</h2>
          {category && <p>{category}</p>}
        </div>
        {status === IN_USE && (
          <StatusBadge tone="success">{i18n._({ id: 'sso.market.inUse', message: '使用中' })}</StatusBadge>
        )}
        {status === EXPIRED && (
          <StatusBadge tone="danger">{i18n._({ id: 'sso.market.expired', message: '已到期' })}</StatusBadge>
        )}
      </div>
      <p className={classes.text}>{appDesc}</p>
      {expireTime && (
        <p className={classes.until}>
          {i18n._({
            id: 'sso.market.until',
            message: '有效期至 {date}',
            values: { date: format.date(expireTime) },
          })}
        </p>
      )}
      <div className={classes.foot}>
        <span>
          <strong>{words.money(monthlyAmount, currency)}</strong>{' '}
          {i18n._({ id: 'sso.buy.perMonth', message: '/ 月' })}
        </span>
        <ActionButton
          isPrimary={status !== IN_USE}
          aria-label={i18n._({
            id: 'sso.packages.actionNamed',
            message: '{action}{name}',
            values: { action, name: appName },
          })}
          onClick={() => history.navigate(confirmPath({ kind: 'app', productId: appId }))}
        >
          {action}
        </ActionButton>
      </div>
    </li>
  );
}
