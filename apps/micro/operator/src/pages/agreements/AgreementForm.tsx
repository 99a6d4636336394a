import { useLingui } from '@lingui/react';
import { Checkbox, TextInput } from '@mantine/core';
import { announcementTypes } from '@portal/api-client/contract';
import { useState } from 'react';
import { ActForm } from '../../components/ActForm.tsx';
import { ChoiceField } from '../../components/ChoiceField.tsx';
import styles from '../../components/form.module.css';
import { Preview } from '../../components/Preview.tsx';
import { ThreeFields } from '../../components/ThreeFields.tsx';
import { EMPTY_THREE, toThree } from '../../components/three.ts';
import { useActForm } from '../../components/useActForm.ts';
import { type OperatorApi, useApi } from '../../useApi.ts';
import { AGREEMENT_ASKS } from './agreementAsks.ts';

export type AgreementFormProps = {
  written?: Awaited<ReturnType<OperatorApi['getOperatorAgreement']>>;
  onDone: () => void;
  onDirty: () => void;
};

/** What a version of an agreement says, or where it stands; saved, it is the one that people are asked for. */
export function AgreementForm({ written, onDone, onDirty }: AgreementFormProps) {
  const { i18n } = useLingui();
  const api = useApi();
  const [isAccepted] = useState((written?.acceptedCount ?? 0) > 0);
  const required = i18n._({ id: 'operator.required', message: '请填写' });
  const form = useActForm({
    initial: {
      id: written?.id ?? '',
      version: written?.version ?? '',
      name: toThree(written?.name),
      place: written?.address ? 'address' : 'text',
      text: toThree(written?.text ?? EMPTY_THREE),
      address: toThree(written?.address ?? EMPTY_THREE),
      renew: written?.renew ?? true,
    },
    onDirty,
    check: ({ id, version, name, place, text, address }) => ({
      ...(!/^[a-z][a-z0-9-]{0,49}$/.test(id) && {
        id: i18n._({ id: 'operator.agreements.idRule', message: '小写字母开头，可用数字和连字符' }),
      }),
      ...(version.trim() === '' && { version: required }),
      ...(name.zh.trim() === '' && { name: required }),
      ...(place === 'text' && text.zh.trim() === '' && { text: required }),
      ...(place === 'address' && address.zh.trim() === '' && { address: required }),
    }),
    run: ({ place, text, address, ...described }) =>
      api.saveOperatorAgreement({ ...described, ...(place === 'text' ? { text } : { address }) }),
    asks: AGREEMENT_ASKS,
    said: i18n._({ id: 'operator.saved', message: '已保存' }),
    onDone,
  });
  const { values, set } = form;
  return (
    <ActForm form={form} label={i18n._({ id: 'operator.agreements.publish', message: '发布' })}>
      <div className={styles.pair}>
        <TextInput
          {...form.text('id')}
          label={i18n._({ id: 'operator.agreements.id', message: '代号' })}
          placeholder="terms"
          disabled={written !== undefined}
          required
          maxLength={50}
          spellCheck={false}
        />
        <TextInput
          {...form.text('version')}
          label={i18n._({ id: 'operator.agreements.version', message: '版本' })}
          placeholder="2026-11"
          required
          maxLength={40}
          spellCheck={false}
        />
      </div>
      {isAccepted && (
        <p className={styles.hint}>
          {i18n._({
            id: 'operator.agreements.isAccepted',
            message: '这个版本已有人同意：修改内容时请换一个版本号。',
          })}
        </p>
      )}
      <ThreeFields
        label={i18n._({ id: 'operator.agreements.name', message: '名称' })}
        {...form.field('name')}
        maxLength={200}
      />
      <ChoiceField
        label={i18n._({ id: 'operator.agreements.place', message: '正文' })}
        value={values.place}
        options={[
          { value: 'text', label: i18n._({ id: 'operator.agreements.here', message: '写在这里' }) },
          {
            value: 'address',
            label: i18n._({ id: 'operator.agreements.elsewhere', message: '其他网站的页面' }),
          },
        ]}
        onChange={(place) => set('place', place)}
      />
      {values.place === 'text' ? (
        <>
          <ThreeFields
            label={i18n._({ id: 'operator.announcement.html', message: '内容（HTML）' })}
            {...form.field('text')}
            maxLength={262_144}
            lines={8}
          />
          <Preview type={announcementTypes.featureNotice} title={values.name} content={values.text} />
        </>
      ) : (
        <ThreeFields
          label={i18n._({ id: 'operator.agreements.address', message: '地址（https）' })}
          {...form.field('address')}
          maxLength={2000}
        />
      )}
      <Checkbox
        label={i18n._({ id: 'operator.agreements.renew', message: '要求已同意旧版本的用户重新同意' })}
        {...form.tick('renew')}
      />
    </ActForm>
  );
}
