import { useLingui } from '@lingui/react';
import { Checkbox, TextInput } from '@mantine/core';
import type { OperatorService } from '@portal/api-client/contract/operator';
import { ActionButton } from '@portal/ui';
import { ActForm } from '../../components/ActForm.tsx';
import { ChoiceField } from '../../components/ChoiceField.tsx';
import shared from '../../components/form.module.css';
import { MomentField } from '../../components/MomentField.tsx';
import { toDayTime } from '../../components/moments.ts';
import { useActForm } from '../../components/useActForm.ts';
import { useMomentCheck } from '../../components/useMomentCheck.ts';
import { useApi } from '../../useApi.ts';
import classes from './ServiceForm.module.css';
import { serviceChange } from './serviceChange.ts';
import { SERVICE_STATES, useServiceWords } from './useServiceWords.ts';

export type ServiceFormProps = {
  companyId: string;
  service: OperatorService;
  onDirty: () => void;
  onDone: () => void;
};

/** The end, state, plan and quotas of a service. */
export function ServiceForm({ companyId, service, onDirty, onDone }: ServiceFormProps) {
  const { i18n } = useLingui();
  const api = useApi();
  const words = useServiceWords();
  const momentProblems = useMomentCheck();
  const { systemCode, expiresAt, status = 2, plans, quotas } = service;
  const form = useActForm({
    initial: { ends: toDayTime(expiresAt), status: String(status), plan: '', quotas: quotas.map(toQuota) },
    onDirty,
    check: ({ ends }) => momentProblems({ ends }),
    run: (values) => api.saveOperatorService({ companyId, systemCode, ...serviceChange(service, values) }),
    asks: [['queryOperatorCompanyPage'], ['company', companyId]],
    said: i18n._({ id: 'operator.service.saved', message: '服务已更新，打开的页面会随之变化' }),
    onDone,
  });
  const { values, set } = form;
  const moreDays = (months: number) => {
    const from = Math.max(Date.now(), Date.parse(expiresAt ?? '') || 0);
    const end = new Date(from);
    end.setMonth(end.getMonth() + months);
    set('ends', toDayTime(end.toISOString()));
  };
  return (
    <ActForm
      form={form}
      className={classes.form}
      label={i18n._({ id: 'operator.save', message: '保存' })}
      aside={
        <ActionButton onClick={onDone}>{i18n._({ id: 'operator.cancel', message: '取消' })}</ActionButton>
      }
    >
      <MomentField
        label={i18n._({ id: 'operator.service.ends', message: '到期时间' })}
        {...form.field('ends')}
        hint={i18n._({ id: 'operator.service.noEnd', message: '留空表示长期有效。' })}
      />
      <div className={shared.actions}>
        {[1, 3, 12].map((months) => (
          <ActionButton key={months} onClick={() => moreDays(months)}>
            {i18n._({ id: 'operator.service.months', message: '+{months} 个月', values: { months } })}
          </ActionButton>
        ))}
      </div>
      <div className={shared.pair}>
        <ChoiceField
          label={i18n._({ id: 'operator.state', message: '状态' })}
          value={values.status}
          options={SERVICE_STATES.map((one) => ({ value: String(one), label: words.stateOf(one) }))}
          onChange={(next) => set('status', next)}
        />
        {plans.length > 0 && (
          <ChoiceField
            label={i18n._({ id: 'operator.plan', message: '方案' })}
            value={values.plan}
            options={[
              { value: '', label: i18n._({ id: 'operator.plan.stays', message: '保持不变' }) },
              ...plans.map((plan) => ({ value: plan, label: words.planOf(plan) })),
            ]}
            onChange={(next) => set('plan', next)}
          />
        )}
      </div>
      {values.plan === '' &&
        values.quotas.map((quota, index) => (
          <div key={quota.item} className={classes.quota}>
            <TextInput
              label={words.itemOf(quota.item)}
              value={String(quota.left)}
              inputMode="numeric"
              maxLength={9}
              disabled={quota.isUnlimited}
              onChange={({ currentTarget }) =>
                set(
                  'quotas',
                  values.quotas.with(index, {
                    ...quota,
                    left: Number(currentTarget.value.replace(/\D/g, '')),
                  }),
                )
              }
            />
            <Checkbox
              label={i18n._({ id: 'operator.quota.noLimit', message: '不限' })}
              checked={quota.isUnlimited}
              onChange={({ currentTarget }) =>
                set('quotas', values.quotas.with(index, { ...quota, isUnlimited: currentTarget.checked }))
              }
            />
          </div>
        ))}
    </ActForm>
  );
}

function toQuota({ item, left = 0, isUnlimited = false }: OperatorService['quotas'][number]) {
  return { item, left, isUnlimited };
}
