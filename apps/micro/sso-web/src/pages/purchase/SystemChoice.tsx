import { useLingui } from '@lingui/react';
import type { ProductOffer } from '@portal/api-client/contract';
import { SystemIcon } from '@portal/ui';
import classes from './purchase.module.css';
import { RadioCards } from './RadioCards.tsx';

export type SystemChoiceProps = {
  offers: readonly ProductOffer[];
  value: string | undefined;
  onChange: (systemCode: string) => void;
};

/** Which system, with the package that the company has of it. */
export function SystemChoice({ offers, value, onChange }: SystemChoiceProps) {
  const { i18n } = useLingui();
  return (
    <RadioCards
      legend={i18n._({ id: 'sso.system.name', message: '系统' })}
      value={value}
      onChange={onChange}
      cards={offers.map(({ systemCode, systemName, packageName }) => ({
        value: systemCode,
        content: (
          <>
            <SystemIcon code={systemCode} size="small" />
            {systemName ?? systemCode}
            {packageName && <span className={classes.faint}>{packageName}</span>}
          </>
        ),
      }))}
    />
  );
}
