import { useLingui } from '@lingui/react';
import { TextInput } from '@mantine/core';
import type { OperatorCompany } from '@portal/api-client/contract/operator';
import { ActForm } from '../../components/ActForm.tsx';
import { useActForm } from '../../components/useActForm.ts';
import { useApi } from '../../useApi.ts';
import { TimeZoneField } from './TimeZoneField.tsx';

export type CompanyFormProps = { company: OperatorCompany; onDirty: (isDirty: boolean) => void };

/** What a company is called and whose days it counts by. */
export function CompanyForm({ company, onDirty }: CompanyFormProps) {
  const { i18n } = useLingui();
  const api = useApi();
  const { companyId, name = '', timeZone = '' } = company;
  const form = useActForm({
    initial: { name, timeZone },
    onDirty: () => onDirty(true),
    run: (values) => api.saveOperatorCompany({ companyId, ...values }),
    asks: [['queryOperatorCompanyPage'], ['company', companyId], ['choices']],
    said: i18n._({ id: 'operator.saved', message: '已保存' }),
    onDone: () => onDirty(false),
  });
  const isSame = form.values.name === name && form.values.timeZone === timeZone;
  return (
    <ActForm
      form={form}
      label={i18n._({ id: 'operator.save', message: '保存' })}
      isPrimary={false}
      disabled={isSame}
    >
      <TextInput
        {...form.text('name')}
        label={i18n._({ id: 'operator.company.name', message: '企业名称' })}
        required
        maxLength={200}
      />
      <TimeZoneField {...form.text('timeZone')} />
    </ActForm>
  );
}
