import { useLingui } from '@lingui/react';
import { useGuest } from '@portal/embed/react-guest';
import { useAct } from '@portal/embed/react-queries';
import { systemLabel } from '@portal/menu-engine/core';
import { ActionButton } from '@portal/ui';
import { SelectField } from '@portal/ui/table';
import { useState } from 'react';
import { useApi } from '../../useApi.ts';
import classes from './ServiceForm.module.css';
import { useServiceWords } from './useServiceWords.ts';

/** A system that a company can be given. */
export type Addable = {
  systemCode: string;
  systemName?: string | undefined;
  systemEnName?: string | undefined;
  systemKrName?: string | undefined;
  plans: string[];
};

export type AddServiceProps = { companyId: string; addable: readonly Addable[] };

/** Gives a company a system by one of its plans. */
export function AddService({ companyId, addable }: AddServiceProps) {
  const { i18n } = useLingui();
  const { locale } = useGuest();
  const api = useApi();
  const words = useServiceWords();
  const [chosen, setChosen] = useState('');
  const options = addable.flatMap((system) =>
    system.plans.map((plan) => ({
      value: `${system.systemCode} ${plan}`,
      label: `${systemLabel(system, locale)} · ${words.planOf(plan)}`,
    })),
  );
  const add = useAct({
    run: (value: string) => {
      const [systemCode = '', plan = ''] = value.split(' ');
      return api.addOperatorService({ companyId, systemCode, plan });
    },
    asks: [['queryOperatorCompanyPage'], ['company', companyId]],
    said: i18n._({ id: 'operator.service.added', message: '系统已开通' }),
    onDone: () => setChosen(''),
  });
  const label = i18n._({ id: 'operator.service.add', message: '开通系统' });
  return (
    <div className={classes.add}>
      <SelectField
        label={label}
        value={chosen}
        options={[
          { value: '', label: i18n._({ id: 'operator.service.choose', message: '选择系统' }) },
          ...options,
        ]}
        onChange={setChosen}
      />
      <ActionButton
        icon="plus"
        disabled={chosen === '' || add.isPending}
        aria-busy={add.isPending}
        onClick={() => add.mutate(chosen)}
      >
        {label}
      </ActionButton>
    </div>
  );
}
