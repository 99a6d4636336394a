import { useLingui } from '@lingui/react';
import { useFeedback } from '@portal/ui';
import { useEffect, useMemo } from 'react';
import type { Session, TeamTemplate, TeamTopicForm } from '../../core/entities.ts';
import { useAssistant } from '../../react/AssistantContext.ts';
import { useAssistantState } from '../../react/useAssistantState.ts';
import type { TopicTarget } from '../../runtime/types.ts';
import { useTitleOf } from '../Sessions/useTitleOf.ts';
import { TemplateForm } from '../Team/TemplateForm.tsx';
import { TopicForm } from '../Team/TopicForm.tsx';

export type TopicDialogProps = {
  target: TopicTarget;
  session: Session | undefined;
  onClose: () => void;
};

const NO_TEMPLATES: TeamTemplate[] = [];

/** The form of a team topic, with the form of its templates above it. */
export function TopicDialog({ target, session, onClose }: TopicDialogProps) {
  const { i18n } = useLingui();
  const titleOf = useTitleOf();
  const { dialogs } = useFeedback();
  const { actions, get } = useAssistant();
  const users = useAssistantState(({ lists }) => lists.users);
  const templates = useAssistantState(({ lists }) => lists.teamPrompts) ?? NO_TEMPLATES;
  const isUsersFailed = useAssistantState(({ failedLists }) => failedLists.includes('users'));
  useEffect(() => void actions.loadUsers(), [actions]);
  const colleagues = useMemo(() => users?.filter(({ is_self }) => !is_self), [users]);
  const initial: TeamTopicForm = {
    name: session ? titleOf(session.title) : '',
    members: session?.partakeUsers.filter(({ is_self }) => !is_self) ?? [],
    templates: session?.teamPrompts ?? [],
    clearHistory: false,
  };
  return (
    <TopicForm
      mode={target.mode === 'share' ? 'create' : target.mode}
      initial={initial}
      users={colleagues}
      isUsersFailed={isUsersFailed}
      onRetryUsers={() => void actions.loadUsers()}
      templates={templates}
      onEditTemplate={editTemplate}
      onDeleteTemplate={deleteTemplate}
      onSave={async (form) => {
        const isSaved = await actions.saveTopic(form, target);
        if (isSaved) onClose();
        return isSaved;
      }}
      onCancel={onClose}
    />
  );

  function editTemplate(template?: TeamTemplate): Promise<TeamTemplate | undefined> {
    const before = new Set(templates.map(({ team_prompt_id }) => team_prompt_id));
    return dialogs.open<TeamTemplate>({
      title: template
        ? i18n._({ id: 'ai.template.edit', message: '编辑模板' })
        : i18n._({ id: 'ai.template.add', message: '添加模板' }),
      content: ({ close }) => (
        <TemplateForm
          {...(template && { template })}
          onCancel={() => close()}
          onSave={async (text) => {
            const isSaved = await actions.saveTemplate({
              ...text,
              ...(template && { team_prompt_id: template.team_prompt_id }),
            });
            if (isSaved) close(savedTemplate(before, template));
            return isSaved;
          }}
        />
      ),
    });
  }

  /** Returns the template that was edited, or the one that was not there before. */
  function savedTemplate(before: ReadonlySet<string>, template?: TeamTemplate): TeamTemplate | undefined {
    const all = get().lists.teamPrompts ?? NO_TEMPLATES;
    return all.find(({ team_prompt_id }) =>
      template ? team_prompt_id === template.team_prompt_id : !before.has(team_prompt_id),
    );
  }

  async function deleteTemplate(template: TeamTemplate): Promise<boolean> {
    // Somebody else's is refused with the reason, before anything is asked.
    if (!template.is_haveing) return actions.deleteTemplate(template);
    const isSure = await dialogs.confirm({
      title: i18n._({
        id: 'ai.template.deleteTitle',
        message: '删除模板“{title}”？',
        values: { title: template.title },
      }),
      message: i18n._({ id: 'ai.template.deleteText', message: '使用它的团队话题也将不再有这个模板。' }),
      confirmLabel: i18n._({ id: 'ai.session.delete', message: '删除' }),
      tone: 'danger',
    });
    return isSure && actions.deleteTemplate(template);
  }
}
