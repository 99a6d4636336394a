import { useLingui } from '@lingui/react';
import type { ProductOffer, SystemEntry } from '@portal/api-client/contract';
import { useGuest } from '@portal/embed/react-guest';
import { systemState } from '../home/systemState.ts';
import { nameOf } from '../home/useSystemColumns.tsx';
import { PATHS } from '../purchase/paths.ts';
import { usePurchaseWords } from '../purchase/usePurchaseWords.ts';
import classes from './ServiceActions.module.css';

export type ServiceActionsProps = {
  system: SystemEntry;
  /** What the system is sold as; missing while it is not known. */
  offer: ProductOffer | undefined;
};

/** What can be done about a service: open it, run it on, go up, have more. */
export function ServiceActions({ system, offer }: ServiceActionsProps) {
  const { i18n } = useLingui();
  const { guest, history } = useGuest();
  const words = usePurchaseWords();
  const { systemCode } = system;
  const can = new Set(offer?.packages.map(({ action }) => action));
  const of = new URLSearchParams({ systemCode });
  const go = (path: string) => () => history.navigate(path);
  const actions: { label: string; run: () => void }[] = [
    ...(systemState(system) === 'ready'
      ? [
          {
            label: i18n._({ id: 'sso.system.open', message: '打开' }),
            run: () => void guest.navigate({ path: '/', systemCode }),
          },
        ]
      : []),
    ...(can.has('renew') ? [{ label: words.kind('renew'), run: go(`${PATHS.renew}?${of}`) }] : []),
    ...(can.has('upgrade')
      ? [{ label: words.kind('upgrade'), run: go(`${PATHS.additional}?type=upGrade&${of}`) }]
      : []),
    ...(offer && offer.additions.length > 0
      ? [{ label: words.kind('additional'), run: go(`${PATHS.additional}?type=quantity&${of}`) }]
      : []),
    ...(can.has('buy') && !can.has('renew')
      ? [{ label: words.kind('buy'), run: go(`${PATHS.buy}?${of}`) }]
      : []),
  ];
  return (
    <span className={classes.actions}>
      {actions.map(({ label, run }) => (
        <button
          key={label}
          type="button"
          aria-label={i18n._({
            id: 'sso.packages.actionNamed',
            message: '{action}{name}',
            values: { action: label, name: nameOf(system) },
          })}
          onClick={run}
        >
          {label}
        </button>
      ))}
    </span>
  );
}
