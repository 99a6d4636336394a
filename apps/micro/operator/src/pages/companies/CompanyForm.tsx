import { useLingui } from '@lingui/react';
import { TextInput } from '@mantine/core';
import type { OperatorCompany } from '@portal/api-client/contract/operator';
import { ActionButton } from '@portal/ui';
import form from '../../components/form.module.css';
import { useAct } from '../../components/useAct.ts';
import { useFields } from '../../components/useFields.ts';
import { useApi } from '../../useApi.ts';
import { TimeZoneField } from './TimeZoneField.tsx';

export type CompanyFormProps = { company: OperatorCompany; onDirty: (isDirty: boolean) => void };

/** What a company is called and whose days it counts by. */
export function CompanyForm({ company, onDirty }: CompanyFormProps) {
  const { i18n } = useLingui();
  const api = useApi();
  const { companyId, name = '', timeZone = '' } = company;
  const fields = useFields({ name, timeZone }, () => onDirty(true));
  const save = useAct({
    run: (values: { name: string; timeZone: string }) => api.saveOperatorCompany({ companyId, ...values }),
    asks: [['queryOperatorCompanyPage'], ['company', companyId], ['choices']],
    said: i18n._({ id: 'operator.saved', message: '已保存' }),
    onDone: () => onDirty(false),
    onRefused: fields.refuse,
  });
  const isSame = fields.values.name === name && fields.values.timeZone === timeZone;
  return (
    <form ref={fields.form} className={form.form} noValidate onSubmit={fields.submit(save.mutate)}>
      <TextInput
        {...fields.text('name')}
        label={i18n._({ id: 'operator.company.name', message: '企业名称' })}
        required
        maxLength={200}
      />
      <TimeZoneField {...fields.text('timeZone')} />
      <div className={form.actions}>
        <ActionButton type="submit" disabled={isSame || save.isPending} aria-busy={save.isPending}>
          {i18n._({ id: 'operator.save', message: '保存' })}
        </ActionButton>
      </div>
    </form>
  );
}
