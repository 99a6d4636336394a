import { useLingui } from '@lingui/react';
import { type ProductOffer, PURCHASE_MAX_BLOCKS } from '@portal/api-client/contract';
import { EmptyState, useFormatters } from '@portal/ui';
import { useId } from 'react';
import classes from './purchase.module.css';
import { RadioCards } from './RadioCards.tsx';
import { readQuantity } from './selection.ts';
import { usePurchaseWords } from './usePurchaseWords.ts';

export type MoreOfItemProps = {
  offer: ProductOffer;
  currency: string | undefined;
  value: string | undefined;
  quantity: number;
  onChange: (keyValue: string, quantity: number) => void;
};

/** More of what: the item, and how many blocks of it. */
export function MoreOfItem({ offer, currency, value, quantity, onChange }: MoreOfItemProps) {
  const { i18n } = useLingui();
  const format = useFormatters();
  const words = usePurchaseWords();
  const inputId = useId();
  const chosen = offer.additions.find(({ keyValue }) => keyValue === value);
  if (!chosen)
    return (
      <EmptyState
        icon="package"
        title={i18n._({ id: 'sso.more.none', message: '当前没有可增加的数量' })}
        text={i18n._({
          id: 'sso.more.noneText',
          message: '数量不限、已到期或不按数量计费的服务，无需增加数量。',
        })}
      />
    );
  const set = (next: number) => onChange(chosen.keyValue, Math.min(PURCHASE_MAX_BLOCKS, Math.max(1, next)));
  const has = offer.items.find(({ keyValue }) => keyValue === chosen.keyValue);
  const adds = (chosen.block ?? 0) * quantity;
  return (
    <>
      <RadioCards
        legend={i18n._({ id: 'sso.more.item', message: '项目' })}
        value={value}
        onChange={(keyValue) => onChange(keyValue, 1)}
        cards={offer.additions.map(({ keyValue, block, amount }) => ({
          value: keyValue,
          content: (
            <>
              {words.itemName(keyValue)}
              <span className={classes.faint}>
                +{format.number(block)} · {words.money(amount, currency)}
              </span>
            </>
          ),
        }))}
      />
      <div className={classes.stepperField}>
        <label htmlFor={inputId}>{i18n._({ id: 'sso.more.blocks', message: '份数' })}</label>
        <div className={classes.stepper}>
          <button
            type="button"
            aria-label={i18n._({ id: 'sso.more.less', message: '减少一份' })}
            disabled={quantity <= 1}
            onClick={() => set(quantity - 1)}
          >
            −
          </button>
          <input
            id={inputId}
            inputMode="numeric"
            autoComplete="off"
            value={quantity}
            onChange={({ target }) => set(readQuantity(target.value) ?? quantity)}
            onFocus={({ target }) => target.select()}
          />
          <button
            type="button"
            aria-label={i18n._({ id: 'sso.more.more', message: '增加一份' })}
            disabled={quantity >= PURCHASE_MAX_BLOCKS}
            onClick={() => set(quantity + 1)}
          >
            +
          </button>
        </div>
        <p aria-live="polite" className={classes.faint}>
          {i18n._({
            id: 'sso.more.sum',
            message: '{name}：{before} + {adds} = {after}',
            values: {
              name: words.itemName(chosen.keyValue),
              before: format.number(has?.quantity ?? 0),
              adds: format.number(adds),
              after: format.number((has?.quantity ?? 0) + adds),
            },
          })}
        </p>
      </div>
    </>
  );
}
