import { useLingui } from '@lingui/react';
import { TextInput } from '@mantine/core';
import { useGuest } from '@portal/embed/react-guest';
import type { FieldProblems } from '@portal/embed/react-queries';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActForm } from '../../components/ActForm.tsx';
import styles from '../../components/form.module.css';
import { LinkNote } from '../../components/LinkNote.tsx';
import { choicesQuery } from '../../queries.ts';
import { useApi } from '../../useApi.ts';
import { TimeZoneField } from '../companies/TimeZoneField.tsx';
import { OtherProblem } from './OtherProblem.tsx';
import { type Applied, type StepProps, useSetupForm } from './useSetup.ts';

/** A company with its owner and, where one is named, a member; says where they set their passwords. */
export function CompanyStep({ setup, onDirty }: StepProps) {
  const { i18n } = useLingui();
  const { locale } = useGuest();
  const { companies = [] } = useQuery(choicesQuery(useApi())).data ?? {};
  const [links, setLinks] = useState<Applied['links']>([]);
  const empty = {
    name: '',
    code: '',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    owner: '',
    member: '',
  };
  const person = (contact: string) => ({ ...contactOf(contact), language: locale });
  const form = useSetupForm(setup, {
    initial: empty,
    onDirty: () => onDirty(true),
    // The file would rename the company that has the code.
    check: ({ code }): FieldProblems =>
      companies.some((one) => one.code === code.trim().toUpperCase())
        ? { code: i18n._({ id: 'operator.setup.code.taken', message: '这个代码已被使用' }) }
        : {},
    patchOf: ({ name, code, timeZone, owner, member }) => {
      const company = {
        code: code.trim().toUpperCase(),
        name: name.trim(),
        timeZone: timeZone.trim(),
        owner: person(owner),
        ...(member.trim() && { members: [person(member)] }),
      };
      return { file: { companies: [company] } };
    },
    fields: {
      'companies.0.name': 'name',
      'companies.0.code': 'code',
      'companies.0.timeZone': 'timeZone',
      'companies.0.owner': 'owner',
      'companies.0.members': 'member',
    },
    said: i18n._({ id: 'operator.saved', message: '已保存' }),
    onDone: (applied) => {
      setLinks(applied.links);
      onDirty(false);
    },
  });
  if (links.length > 0)
    return (
      <div className={styles.panel}>
        {links.map((link) => (
          <LinkNote key={link.contact} link={link} />
        ))}
      </div>
    );
  return (
    <ActForm form={form} label={i18n._({ id: 'operator.company.new', message: '开通企业' })}>
      {(setup.companyCount ?? 0) > 0 && (
        <p className={styles.hint}>
          {i18n._({
            id: 'operator.setup.company.there',
            message: '已有 {count, plural, other {# 家企业}}，可以继续添加。',
            values: { count: setup.companyCount ?? 0 },
          })}
        </p>
      )}
      <TextInput
        {...form.text('name')}
        label={i18n._({ id: 'operator.company.name', message: '企业名称' })}
        required
        maxLength={200}
      />
      <TextInput
        {...form.text('code')}
        label={i18n._({ id: 'operator.code', message: '代码' })}
        description={i18n._({ id: 'operator.setup.code.hint', message: '用于 portalctl 和日志，例如 ACME' })}
        required
        maxLength={32}
        spellCheck={false}
        autoComplete="off"
      />
      <TimeZoneField {...form.text('timeZone')} />
      <TextInput
        {...form.text('owner')}
        label={i18n._({ id: 'operator.owner.contact', message: '负责人邮箱或手机号' })}
        required
        maxLength={200}
        autoComplete="off"
      />
      <TextInput
        {...form.text('member')}
        label={i18n._({ id: 'operator.setup.member', message: '一位成员的邮箱或手机号' })}
        description={i18n._({
          id: 'operator.setup.member.hint',
          message: '可选。成员只能打开授权的菜单；其他同事由负责人邀请。',
        })}
        maxLength={200}
        autoComplete="off"
      />
      <OtherProblem problems={form.problems} />
    </ActForm>
  );
}

function contactOf(text: string): { email: string } | { phone: string } {
  const contact = text.trim();
  return /^\+?[\d\s-]+$/.test(contact) ? { phone: contact.replace(/[\s-]/g, '') } : { email: contact };
}
