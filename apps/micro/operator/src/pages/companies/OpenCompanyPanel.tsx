import { useLingui } from '@lingui/react';
import { TextInput } from '@mantine/core';
import type { PasswordLink } from '@portal/api-client/contract/operator';
import { useGuest } from '@portal/embed/react-guest';
import { ActionButton } from '@portal/ui';
import { DetailPanel, SelectField } from '@portal/ui/table';
import { useState } from 'react';
import form from '../../components/form.module.css';
import { LinkNote } from '../../components/LinkNote.tsx';
import { LANGUAGES } from '../../components/three.ts';
import { useAct } from '../../components/useAct.ts';
import { useFields } from '../../components/useFields.ts';
import { useApi } from '../../useApi.ts';
import classes from './ServiceForm.module.css';
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
  const fields = useFields(
    {
      name: '',
      code: '',
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      ownerName: '',
      ownerContact: '',
      language: toWire(locale),
    },
    onDirty,
  );
  const open = useAct({
    run: (values: typeof fields.values) => api.openOperatorCompany(values),
    asks: [['queryOperatorCompanyPage'], ['queryOperatorPeoplePage'], ['choices']],
    onDone: setOpened,
    onRefused: fields.refuse,
  });
  const title = i18n._({ id: 'operator.company.new', message: '开通企业' });
  if (opened)
    return (
      <DetailPanel title={title} onClose={() => onDone()}>
        <div className={form.panel}>
          {opened.link && <LinkNote link={opened.link} />}
          <div className={form.actions}>
            <ActionButton isPrimary onClick={() => onDone(opened.companyId)}>
              {i18n._({ id: 'operator.company.show', message: '查看企业' })}
            </ActionButton>
          </div>
        </div>
      </DetailPanel>
    );
  return (
    <DetailPanel title={title} onClose={onClose}>
      <form ref={fields.form} className={form.form} noValidate onSubmit={fields.submit(open.mutate)}>
        <TextInput
          {...fields.text('name')}
          label={i18n._({ id: 'operator.company.name', message: '企业名称' })}
          required
          maxLength={200}
        />
        <TextInput
          {...fields.text('code')}
          label={i18n._({ id: 'operator.code', message: '代码' })}
          description={i18n._({
            id: 'operator.code.hint',
            message: '用于 portalctl 和日志，例如 ACME；留空则自动生成。',
          })}
          maxLength={32}
          spellCheck={false}
          autoComplete="off"
        />
        <TimeZoneField {...fields.text('timeZone')} />
        <TextInput
          {...fields.text('ownerName')}
          label={i18n._({ id: 'operator.owner.name', message: '负责人姓名' })}
          required
          maxLength={100}
          autoComplete="off"
        />
        <TextInput
          {...fields.text('ownerContact')}
          label={i18n._({ id: 'operator.owner.contact', message: '负责人邮箱或手机号' })}
          required
          maxLength={200}
          autoComplete="off"
        />
        <div className={classes.select}>
          <span aria-hidden="true">{i18n._({ id: 'operator.language', message: '语言' })}</span>
          <SelectField
            label={i18n._({ id: 'operator.language', message: '语言' })}
            value={fields.values.language}
            options={LANGUAGES.map((one) => ({ value: toWire(one.locale), label: one.name }))}
            onChange={(language) => fields.set('language', language as ReturnType<typeof toWire>)}
          />
        </div>
        <div className={form.actions}>
          <ActionButton type="submit" isPrimary disabled={open.isPending} aria-busy={open.isPending}>
            {title}
          </ActionButton>
        </div>
      </form>
    </DetailPanel>
  );
}

function toWire(locale: string): 'zh_CN' | 'en_US' | 'ko_KR' {
  return ({ 'en-US': 'en_US', 'ko-KR': 'ko_KR' } as const)[locale] ?? 'zh_CN';
}
