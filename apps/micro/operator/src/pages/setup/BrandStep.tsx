import { useLingui } from '@lingui/react';
import { FileButton, TextInput } from '@mantine/core';
import { fromSetupNames, toSetupNames } from '@portal/api-client/contract/operator';
import { ActionButton } from '@portal/ui';
import { ActForm } from '../../components/ActForm.tsx';
import { ThreeFields } from '../../components/ThreeFields.tsx';
import { EMPTY_THREE } from '../../components/three.ts';
import { OtherProblem } from './OtherProblem.tsx';
import classes from './SetupPage.module.css';
import { type StepProps, useSetupForm } from './useSetup.ts';

const MOST_BYTES = 24_000;

/** What the portal is called, and the picture beside its name. */
export function BrandStep({ setup, onDirty }: StepProps) {
  const { i18n } = useLingui();
  const { brand } = setup.file;
  const name = brand ? fromSetupNames(brand.name) : EMPTY_THREE;
  const form = useSetupForm(setup, {
    initial: { name, logo: brand?.logo ?? '' },
    onDirty: () => onDirty(true),
    patchOf: (values) => {
      const logo = values.logo.trim();
      return { file: { brand: { name: toSetupNames(values.name), ...(logo && { logo }) } } };
    },
    fields: { 'brand.name': 'name', 'brand.logo': 'logo' },
    said: i18n._({ id: 'operator.saved', message: '已保存' }),
    onDone: () => onDirty(false),
  });
  const choose = async (file: File | null) => {
    if (!file) return;
    if (file.size > MOST_BYTES)
      return form.refuse({
        logo: i18n._({ id: 'operator.setup.logo.large', message: '图片不能超过 24 kB' }),
      });
    form.set('logo', await asData(file));
  };
  const isPicture = form.values.logo.startsWith('data:');
  return (
    <ActForm form={form} label={i18n._({ id: 'operator.save', message: '保存' })}>
      <ThreeFields
        maxLength={60}
        label={i18n._({ id: 'operator.setup.portalName', message: '门户名称' })}
        {...form.field('name')}
      />
      <TextInput
        name="logo"
        label={i18n._({ id: 'operator.setup.logo', message: '标志' })}
        description={i18n._({
          id: 'operator.setup.logo.hint',
          message: '正方形图片：https 地址，或 24 kB 以内的图片文件。留空使用默认标志。',
        })}
        placeholder="https://"
        value={isPicture ? '' : form.values.logo}
        error={form.problems.logo}
        disabled={isPicture}
        onChange={({ currentTarget }) => form.set('logo', currentTarget.value)}
      />
      <div className={classes.logo}>
        {form.values.logo && (
          <img src={form.values.logo} alt={i18n._({ id: 'operator.setup.logo', message: '标志' })} />
        )}
        <FileButton
          accept="image/png,image/jpeg,image/webp,image/svg+xml"
          onChange={(file) => void choose(file)}
        >
          {(props) => (
            <ActionButton {...props}>
              {i18n._({ id: 'operator.setup.logo.choose', message: '选择图片' })}
            </ActionButton>
          )}
        </FileButton>
        {form.values.logo && (
          <ActionButton onClick={() => form.set('logo', '')}>
            {i18n._({ id: 'operator.setup.logo.remove', message: '移除标志' })}
          </ActionButton>
        )}
      </div>
      <OtherProblem problems={form.problems} />
    </ActForm>
  );
}

function asData(file: File): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => done(String(reader.result)));
    reader.addEventListener('error', () => failed(reader.error));
    reader.readAsDataURL(file);
  });
}
