import { useLingui } from '@lingui/react';
import type { ProductOffer, ProductPackage } from '@portal/api-client/contract';
import { useGuest } from '@portal/embed/react-guest';
import { ActionButton, EmptyState } from '@portal/ui';
import { PackageFacts } from './PackageFacts.tsx';
import { PackageMark } from './PackageMark.tsx';
import { PATHS } from './paths.ts';
import { RadioCards } from './RadioCards.tsx';

export type UpgradeChoiceProps = {
  offer: ProductOffer;
  currency: string | undefined;
  /** The packages that have what was asked for, by comma; all higher ones when missing. */
  wanted: string | null;
  value: string | undefined;
  onChange: (packageId: string) => void;
};

/** The packages that a company can go up to; among them those that have what was asked for. */
export function upgradesOf({ packages }: ProductOffer, wanted: string | null): ProductPackage[] {
  const open = packages.filter(({ action }) => action === 'upgrade');
  const ids = wanted?.split(',').filter(Boolean) ?? [];
  const lowest = Math.min(
    ...packages.filter(({ packageId }) => ids.includes(packageId)).map(({ level = 0 }) => level),
  );
  return Number.isFinite(lowest) ? open.filter(({ level = 0 }) => level >= lowest) : open;
}

/** Which higher package. */
export function UpgradeChoice({ offer, currency, wanted, value, onChange }: UpgradeChoiceProps) {
  const { i18n } = useLingui();
  const { history } = useGuest();
  const upgrades = upgradesOf(offer, wanted);
  if (upgrades.length > 0)
    return (
      <>
        <RadioCards
          look="card"
          legend={i18n._({ id: 'sso.system.package', message: '套餐' })}
          value={value}
          onChange={onChange}
          cards={upgrades.map((one) => ({
            value: one.packageId,
            content: (
              <PackageFacts package={one} currency={currency} mark={<PackageMark action={one.action} />} />
            ),
          }))}
        />
        <p>
          {i18n._({
            id: 'sso.buy.upgradeRule',
            message: '升级后到期日不变，按剩余天数补差价，最多按两年计。',
          })}
        </p>
      </>
    );
  const canBuy = offer.packages.some(({ action }) => action === 'buy' || action === 'renew');
  const isOver = offer.packages.some(({ action }) => action === 'buy');
  return (
    <EmptyState
      icon="package"
      title={
        isOver
          ? i18n._({ id: 'sso.more.buyFirst', message: '请先订购或续费该系统' })
          : i18n._({ id: 'sso.more.highest', message: '当前套餐已是可用的最高套餐' })
      }
      text={
        isOver
          ? i18n._({ id: 'sso.more.buyFirstText', message: '服务使用中才能升级。' })
          : i18n._({ id: 'sso.more.highestText', message: '如需更多数量，请选择“增加数量”。' })
      }
      action={
        canBuy && (
          <ActionButton
            onClick={() =>
              history.navigate(`${PATHS.buy}?systemCode=${encodeURIComponent(offer.systemCode)}`)
            }
          >
            {i18n._({ id: 'sso.buy.seePackages', message: '查看套餐' })}
          </ActionButton>
        )
      }
    />
  );
}
