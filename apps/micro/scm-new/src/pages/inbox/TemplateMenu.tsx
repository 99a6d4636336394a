import { useLingui } from '@lingui/react';
import { ActionButton, ActionMenu } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../useApi.ts';
import { templatesQuery } from './queries.ts';

export type TemplateMenuProps = { threadId: string; onChoose: (text: string) => void };

/** The company's templates for a thread, those in the buyer's language first; the chosen one is put into the answer. */
export function TemplateMenu({ threadId, onChoose }: TemplateMenuProps) {
  const { i18n } = useLingui();
  const { data } = useQuery(templatesQuery(useApi(), threadId));
  const label = i18n._({ id: 'scm.inbox.templates', message: '使用模板' });
  const templates = data?.dataList ?? [];
  const none = {
    id: 'none',
    label: i18n._({ id: 'scm.inbox.noTemplates', message: '还没有模板，可在“邮件模板”中添加' }),
    disabled: true,
    onSelect: () => undefined,
  };
  return (
    <ActionMenu
      label={label}
      trigger={(trigger) => <ActionButton {...trigger}>{label}</ActionButton>}
      items={
        templates.length === 0
          ? [none]
          : templates.map(({ id, name, language, text }) => ({
              id,
              label: name,
              hint: language,
              onSelect: () => onChoose(text),
            }))
      }
    />
  );
}
