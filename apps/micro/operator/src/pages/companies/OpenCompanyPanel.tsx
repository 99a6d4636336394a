import { useLingui } from '@lingui/react';
import { TextInput } from '@mantine/core';
import type { PasswordLink } from '@portal/api-client/contract/operator';
import { useGuest } from '@portal/embed/react-guest';
import { ActionButton } from '@portal/ui';
import { DetailPanel } from '@portal/ui/table';
import { useState } from 'react';
import { ActForm } from '../../components/ActForm.tsx';
import { ChoiceField } from '../../components/ChoiceField.tsx';
import classes from '../../components/form.module.css';
import { LinkNote } from '../../components/LinkNote.tsx';
import { LANGUAGES } from '../../components/three.ts';
import { useActForm } from '../../components/useActForm.ts';
import { useApi } from '../../useApi.ts';
import { TimeZoneField } from './TimeZoneField.tsx';

export type OpenCompanyPanelProps = {
  onDone: (companyId?: string) => void;
  onClose: () => void;
  onDirty: () => void;
};

/** Opens a company with its first owner, and says where the owner sets a password. */
export function OpenCompanyPanel({ onDone, onClose, onDirty }: OpenCompanyPanelProps) {
  const { i18n } = useLingui();
  const { locale } = useGuest();
  const api = useApi();
  const [opened, setOpened] = useState<{ companyId: string; link?: PasswordLink | undefined }>();
  const form = useActForm({
    initial: {
      name: '',
      code: '',
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      ownerName: '',
      ownerContact: '',
      language: toWire(locale),
    },
    onDirty,
    run: (values) => api.openOperatorCompany(values),
    asks: [['queryOperatorCompanyPage'], ['queryOperatorPeoplePage'], ['choices']],
    onDone: setOpened,
  });
  const title = i18n._({ id: 'operator.company.new', message: '开通企业' });
  if (opened)
    return (
      <DetailPanel title={title} onClose={() => onDone()}>
        <div className={classes.panel}>
          {opened.link && <LinkNote link={opened.link} />}
          <div className={classes.actions}>
            <ActionButton isPrimary onClick={() => onDone(opened.companyId)}>
              {i18n._({ id: 'operator.company.show', message: '查看企业' })}
            </ActionButton>
          </div>
        </div>
      </DetailPanel>
    );
  return (
    <DetailPanel title={title} onClose={onClose}>
      <ActForm form={form} label={title}>
        <TextInput
          {...form.text('name')}
          label={i18n._({ id: 'operator.company.name', message: '企业名称' })}
          required
          maxLength={200}
        />
        <TextInput
          {...form.text('code')}
          label={i18n._({ id: 'operator.code', message: '代码' })}
          description={i18n._({
            id: 'operator.code.hint',
            message: '用于 portalctl 和日志，例如 ACME；留空则自动生成。',
          })}
          maxLength={32}
          spellCheck={false}
          autoComplete="off"
        />
        <TimeZoneField {...form.text('timeZone')} />
        <TextInput
          {...form.text('ownerName')}
          label={i18n._({ id: 'operator.owner.name', message: '负责人姓名' })}
          required
          maxLength={100}
          autoComplete="off"
        />
        <TextInput
          {...form.text('ownerContact')}
          label={i18n._({ id: 'operator.owner.contact', message: '负责人邮箱或手机号' })}
          required
          maxLength={200}
          autoComplete="off"
        />
        <ChoiceField
          label={i18n._({ id: 'operator.language', message: '语言' })}
          value={form.values.language}
          options={LANGUAGES.map((one) => ({ value: toWire(one.locale), label: one.name }))}
          onChange={(language) => form.set('language', language as ReturnType<typeof toWire>)}
        />
      </ActForm>
    </DetailPanel>
  );
}

function toWire(locale: string): 'zh_CN' | 'en_US' | 'ko_KR' {
  return ({ 'en-US': 'en_US', 'ko-KR': 'ko_KR' } as const)[locale] ?? 'zh_CN';
}
