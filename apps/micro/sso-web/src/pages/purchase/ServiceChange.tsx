import { useLingui } from '@lingui/react';
import type { PurchaseQuote } from '@portal/api-client/contract';
import { useFormatters } from '@portal/ui';
import classes from './ServiceChange.module.css';
import { usePurchaseWords } from './usePurchaseWords.ts';

export type ServiceChangeProps = Pick<PurchaseQuote, 'before' | 'after'>;

/** What the company has now and what it has then: package, end, quantities. */
export function ServiceChange({ before, after }: ServiceChangeProps) {
  const { i18n } = useLingui();
  const format = useFormatters();
  const words = usePurchaseWords();
  if (!after) return null;
  const now = i18n._({ id: 'sso.buy.before', message: '现在' });
  const then = i18n._({ id: 'sso.buy.after', message: '订购后' });
  const rows = [
    {
      name: i18n._({ id: 'sso.system.package', message: '套餐' }),
      before: before?.packageName,
      after: after.packageName,
    },
    {
      name: i18n._({ id: 'sso.system.expires', message: '到期日' }),
      before: before && format.date(before.expireTime),
      after: format.date(after.expireTime),
    },
    ...after.items.map((item) => ({
      name: words.itemName(item.keyValue),
      before: before && words.quantity(before.items.find(({ keyValue }) => keyValue === item.keyValue)),
      after: words.quantity(item),
    })),
  ];
  return (
    <table className={classes.change} aria-label={i18n._({ id: 'sso.buy.change', message: '服务变化' })}>
      <thead>
        <tr>
          <td />
          {before && <th scope="col">{now}</th>}
          <th scope="col">{then}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name} data-changed={row.before !== row.after || undefined}>
            <th scope="row">{row.name}</th>
            {before && <td>{row.before ?? '—'}</td>}
            <td>{row.after ?? '—'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
