import { useLingui } from '@lingui/react';
import { Checkbox, TextInput } from '@mantine/core';
import { QueryStates } from '@portal/ui/table';
import { useQuery } from '@tanstack/react-query';
import { ActForm } from '../../components/ActForm.tsx';
import styles from '../../components/form.module.css';
import { ThreeFields } from '../../components/ThreeFields.tsx';
import { EMPTY_THREE } from '../../components/three.ts';
import { choicesQuery } from '../../queries.ts';
import { useApi } from '../../useApi.ts';
import { OtherProblem } from './OtherProblem.tsx';
import { type SystemValues, systemFields, systemFile } from './systemFile.ts';
import { type StepProps, useSetupForm } from './useSetup.ts';

const EMPTY: SystemValues = {
  app: '',
  origin: '',
  entry: '/',
  code: '',
  systemName: EMPTY_THREE,
  menuName: EMPTY_THREE,
  isForMembers: true,
  companies: [],
};
const OPERATORS = 'OPERATOR';

/** Puts an application of another team behind a menu of a new system, and gives the system to companies. */
export function SystemStep({ setup, onDirty }: StepProps) {
  const { i18n } = useLingui();
  const choices = useQuery(choicesQuery(useApi()));
  const form = useSetupForm(setup, {
    initial: { ...EMPTY, isUnseen: false },
    onDirty: () => onDirty(true),
    patchOf: ({ isUnseen, ...values }) => ({ file: systemFile(setup.file, values), isUnseen }),
    fields: systemFields(setup.file),
    said: i18n._({ id: 'operator.saved', message: '已保存' }),
    onDone: () => onDirty(false),
  });
  const { systems = [] } = setup.file;
  const toggle = (company: { code: string; name: string }) => {
    const others = form.values.companies.filter(({ code }) => code !== company.code);
    const isThere = others.length < form.values.companies.length;
    form.set('companies', isThere ? others : [...others, company]);
  };
  return (
    <ActForm form={form} label={i18n._({ id: 'operator.setup.system.add', message: '添加系统' })}>
      {systems.length > 0 && (
        <p className={styles.hint}>
          {i18n._({
            id: 'operator.setup.system.there',
            message: '已有系统：{names}。可以继续添加。',
            values: { names: systems.map(({ code }) => code).join(', ') },
          })}
        </p>
      )}
      <TextInput
        {...form.text('origin')}
        label={i18n._({ id: 'operator.setup.origin', message: '应用的来源' })}
        description={i18n._({
          id: 'operator.setup.origin.hint',
          message: '只含协议、主机和端口，例如 https://orders.example.com。保存时会检查它是否允许被嵌入。',
        })}
        required
        type="url"
        maxLength={300}
        spellCheck={false}
      />
      <div className={styles.pair}>
        <TextInput
          {...form.text('entry')}
          label={i18n._({ id: 'operator.setup.entry', message: '打开的页面' })}
          description={i18n._({ id: 'operator.setup.entry.hint', message: '例如 /' })}
          maxLength={300}
          spellCheck={false}
        />
        <TextInput
          {...form.text('app')}
          label={i18n._({ id: 'operator.setup.app', message: '应用代号' })}
          description={i18n._({ id: 'operator.setup.app.hint', message: '例如 orders' })}
          required
          maxLength={60}
          spellCheck={false}
        />
        <TextInput
          {...form.text('code')}
          label={i18n._({ id: 'operator.setup.systemCode', message: '系统代码' })}
          description={i18n._({ id: 'operator.setup.systemCode.hint', message: '例如 ORDERS' })}
          required
          maxLength={60}
          spellCheck={false}
        />
      </div>
      <ThreeFields
        maxLength={100}
        label={i18n._({ id: 'operator.setup.systemName', message: '系统名称' })}
        {...form.field('systemName')}
      />
      <ThreeFields
        maxLength={100}
        label={i18n._({ id: 'operator.setup.menuName', message: '菜单名称' })}
        {...form.field('menuName')}
      />
      <Checkbox
        label={i18n._({ id: 'operator.setup.members', message: '成员无需授权即可打开' })}
        {...form.tick('isForMembers')}
      />
      <fieldset className={styles.three}>
        <legend>{i18n._({ id: 'operator.setup.forCompanies', message: '分配给企业' })}</legend>
        <QueryStates query={choices}>
          {({ companies = [] }) => (
            <div className={styles.checks}>
              {companies
                .filter(({ code }) => code !== OPERATORS)
                .map(({ code = '', name = '' }) => (
                  <Checkbox
                    key={code}
                    label={name}
                    checked={form.values.companies.some((one) => one.code === code)}
                    onChange={() => toggle({ code, name })}
                  />
                ))}
            </div>
          )}
        </QueryStates>
      </fieldset>
      <Checkbox
        label={i18n._({ id: 'operator.setup.unseen', message: '即使应用拒绝被嵌入也添加' })}
        {...form.tick('isUnseen')}
      />
      <OtherProblem problems={form.problems} />
    </ActForm>
  );
}
