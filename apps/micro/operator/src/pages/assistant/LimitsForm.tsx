import { useLingui } from '@lingui/react';
import { TextInput } from '@mantine/core';
import { ActionButton } from '@portal/ui';
import { ActForm } from '../../components/ActForm.tsx';
import { OtherProblem } from '../setup/OtherProblem.tsx';
import { type Setup, useSetupForm } from '../setup/useSetup.ts';
import classes from './LimitsForm.module.css';
import { type LimitValues, toLimits, toLimitsValues } from './limitValues.ts';

export type LimitsFormProps = { setup: Setup; onDirty: (isDirty: boolean) => void };

/** Questions of a person a day and tokens of a company a month; more for companies with a package. */
export function LimitsForm({ setup, onDirty }: LimitsFormProps) {
  const { i18n } = useLingui();
  const stored = setup.file.assistant ?? {};
  const required = i18n._({ id: 'operator.required', message: '请填写' });
  const form = useSetupForm(setup, {
    initial: toLimitsValues(stored.limits),
    onDirty: () => onDirty(true),
    check: ({ packages }) =>
      Object.fromEntries(
        packages.flatMap((one, index) => (one.package.trim() ? [] : [[`package.${index}`, required]])),
      ),
    patchOf: (values) => ({ file: { assistant: { ...stored, limits: toLimits(values) } } }),
    fields: {},
    said: i18n._({ id: 'operator.saved', message: '已保存' }),
    onDone: () => onDirty(false),
  });
  const { packages, ...usual } = form.values;
  const setPackages = (next: typeof packages) => form.set('packages', next);
  return (
    <ActForm
      form={form}
      className={classes.form}
      label={i18n._({ id: 'operator.save', message: '保存' })}
      aside={
        <ActionButton
          icon="plus"
          onClick={() => setPackages([...packages, { package: '', questionsADay: '', tokensAMonth: '' }])}
        >
          {i18n._({ id: 'operator.limits.add', message: '为套餐单独设置' })}
        </ActionButton>
      }
    >
      <fieldset className={classes.row}>
        <legend>{i18n._({ id: 'operator.limits.usual', message: '所有企业' })}</legend>
        <LimitFields
          name="usual"
          values={usual}
          onChange={(field, value) => form.set(field, value)}
          usualQuestions="10"
        />
      </fieldset>
      {packages.map((one, index) => (
        <fieldset key={index} className={classes.row}>
          <legend>
            {i18n._({
              id: 'operator.limits.package',
              message: '套餐 {number}',
              values: { number: index + 1 },
            })}
          </legend>
          <TextInput
            name={`package.${index}`}
            label={i18n._({ id: 'operator.limits.packageCode', message: '套餐代码' })}
            placeholder="PRO"
            value={one.package}
            error={form.problems[`package.${index}`]}
            maxLength={200}
            spellCheck={false}
            required
            onChange={({ currentTarget }) =>
              setPackages(packages.with(index, { ...one, package: currentTarget.value }))
            }
          />
          <LimitFields
            name={`package.${index}`}
            values={one}
            onChange={(field, value) => setPackages(packages.with(index, { ...one, [field]: value }))}
          />
          <ActionButton
            aria-label={i18n._({
              id: 'operator.limits.removeOf',
              message: '移除{code}的额度',
              values: { code: one.package },
            })}
            onClick={() => setPackages(packages.toSpliced(index, 1))}
          >
            {i18n._({ id: 'operator.remove', message: '移除' })}
          </ActionButton>
        </fieldset>
      ))}
      <OtherProblem problems={form.problems} />
    </ActForm>
  );
}

type LimitFieldsProps = {
  name: string;
  values: LimitValues;
  onChange: (field: keyof LimitValues, value: string) => void;
  /** What holds where nothing is filled in. */
  usualQuestions?: string;
};

function LimitFields({ name, values, onChange, usualQuestions }: LimitFieldsProps) {
  const { i18n } = useLingui();
  const noLimit = i18n._({ id: 'operator.quota.noLimit', message: '不限' });
  const asUsual = i18n._({ id: 'operator.limits.asUsual', message: '与所有企业相同' });
  const digits = (field: keyof LimitValues, label: string, placeholder: string) => (
    <TextInput
      name={`${name}.${field}`}
      label={label}
      placeholder={placeholder}
      value={values[field]}
      inputMode="numeric"
      maxLength={12}
      onChange={({ currentTarget }) => onChange(field, currentTarget.value.replace(/\D/g, ''))}
    />
  );
  return (
    <>
      {digits(
        'questionsADay',
        i18n._({ id: 'operator.limits.questions', message: '每人每天问题数' }),
        usualQuestions ?? asUsual,
      )}
      {digits(
        'tokensAMonth',
        i18n._({ id: 'operator.limits.tokens', message: '每企业每月词元' }),
        usualQuestions ? noLimit : asUsual,
      )}
    </>
  );
}
