import { useLingui } from '@lingui/react';
import { Textarea, TextInput } from '@mantine/core';
import type { OperatorParam } from '@portal/api-client/contract/operator';
import { RowAction } from '@portal/embed/react-queries';
import { DetailPanel } from '@portal/ui/table';
import { ActForm } from '../../components/ActForm.tsx';
import { useActForm } from '../../components/useActForm.ts';
import { useApi } from '../../useApi.ts';

export type ParamPanelProps = {
  /** Whose; of new companies without one. */
  companyId: string | undefined;
  /** Missing where one is added. */
  param: OperatorParam | undefined;
  onDone: () => void;
  onClose: () => void;
  onDirty: () => void;
};

const ASKS = [['queryOperatorParamPage'], ['setup'], ['queryOperatorSetupPage']] as const;

/** Adds a parameter, changes its value, or removes it. */
export function ParamPanel({ companyId, param, onDone, onClose, onDirty }: ParamPanelProps) {
  const { i18n } = useLingui();
  const api = useApi();
  const required = i18n._({ id: 'operator.required', message: '请填写' });
  const form = useActForm({
    initial: { group: param?.group ?? '', name: param?.name ?? '', value: param?.value ?? '' },
    onDirty,
    check: ({ group, name }) => ({
      ...(group.trim() === '' && { group: required }),
      ...(name.trim() === '' && { name: required }),
    }),
    run: (values) => api.saveOperatorParam({ companyId, ...values, isNew: !param }),
    asks: ASKS,
    said: i18n._({ id: 'operator.saved', message: '已保存' }),
    onDone,
  });
  const field = { maxLength: 200, spellCheck: false, disabled: param !== undefined, required: !param };
  return (
    <DetailPanel
      title={
        param
          ? i18n._({ id: 'operator.param', message: '参数' })
          : i18n._({ id: 'operator.param.new', message: '添加参数' })
      }
      onClose={onClose}
      foot={
        param && (
          <RowAction
            label={i18n._({ id: 'operator.delete', message: '删除' })}
            asks={ASKS}
            said={i18n._({ id: 'operator.param.removed', message: '参数已删除' })}
            question={{
              title: i18n._({
                id: 'operator.param.removeTitle',
                message: '删除“{name}”？',
                values: { name: param.name },
              }),
              message: i18n._({
                id: 'operator.param.removeText',
                message: '使用它的功能会回到没有设置时的样子。',
              }),
            }}
            run={() => api.removeOperatorParam({ companyId, group: param.group, name: param.name })}
            onDone={onDone}
          />
        )
      }
    >
      <ActForm form={form} label={i18n._({ id: 'operator.save', message: '保存' })}>
        <TextInput
          {...field}
          {...form.text('group')}
          label={i18n._({ id: 'operator.param.group', message: '分组' })}
          placeholder="GUIDE_VIDEO"
        />
        <TextInput
          {...field}
          {...form.text('name')}
          label={i18n._({ id: 'operator.param.name', message: '名称' })}
          placeholder="SHOP_AUTHORISATION"
        />
        <Textarea
          {...form.text('value')}
          label={i18n._({ id: 'operator.param.value', message: '值' })}
          maxLength={20_000}
          minRows={3}
          maxRows={14}
          autosize
          spellCheck={false}
        />
      </ActForm>
    </DetailPanel>
  );
}
