import { Trans, useLingui } from '@lingui/react';
import { useState } from 'react';
import { ASSISTANT } from '../../core/constants.ts';
import type { TeamMember, TeamTemplate, TeamTopicForm } from '../../core/entities.ts';
import { canAddTemplate, checkTopic } from '../../core/validation.ts';
import { Field } from './Field.tsx';
import { topicProblem } from './fieldProblems.ts';
import { MemberField } from './MemberField.tsx';
import classes from './Team.module.css';
import { FormButtons } from './TemplateForm.tsx';
import { TemplateList } from './TemplateList.tsx';

export type TopicFormProps = {
  mode: 'create' | 'edit' | 'convert';
  initial: TeamTopicForm;
  users: readonly TeamMember[] | undefined;
  isUsersFailed?: boolean;
  onRetryUsers: () => void;
  /** Every template that the person may use. */
  templates: readonly TeamTemplate[];
  /** Opens the form of a template; answers with the saved one. */
  onEditTemplate: (template?: TeamTemplate) => Promise<TeamTemplate | undefined>;
  /** Asks, then deletes; true when it is gone. */
  onDeleteTemplate: (template: TeamTemplate) => Promise<boolean>;
  /** Resolves with whether it was saved; a form that was not stays open. */
  onSave: (form: TeamTopicForm) => Promise<boolean>;
  onCancel: () => void;
};

/** A team topic: its name, its members, its templates; and, of a personal chat, whether its history stays. */
export function TopicForm(props: TopicFormProps) {
  const { mode, initial, users, templates, onEditTemplate, onDeleteTemplate, onSave, onCancel } = props;
  const { i18n } = useLingui();
  const [form, setForm] = useState(initial);
  const [isChecked, setIsChecked] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const set = (part: Partial<TeamTopicForm>) => setForm((present) => ({ ...present, ...part }));
  const problems = checkTopic(form);
  const own = form.templates.map((template) => latestOf(template, templates));
  const others = templates.filter(
    ({ team_prompt_id }) => !own.some((template) => template.team_prompt_id === team_prompt_id),
  );
  const use = (template: TeamTemplate) =>
    setForm((present) =>
      canAddTemplate(present.templates)
        ? { ...present, templates: [...present.templates, template] }
        : present,
    );
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        setIsChecked(true);
        if (problems.name || problems.members || isSaving) return;
        setIsSaving(true);
        const isSaved = await onSave({ ...form, name: form.name.trim(), templates: own });
        if (!isSaved) setIsSaving(false);
      }}
    >
      <Field
        isFirst
        label={<Trans id="ai.topic.name" message="聊天室名称" />}
        value={form.name}
        onChange={(name) => set({ name })}
        limit={ASSISTANT.topicNameMax}
        problem={isChecked ? topicProblem(i18n, problems.name) : undefined}
        onEnter={() => undefined}
      />
      <MemberField
        chosen={form.members}
        onChange={(members) => set({ members })}
        users={users}
        {...(props.isUsersFailed !== undefined && { isFailed: props.isUsersFailed })}
        onRetry={props.onRetryUsers}
        problem={isChecked ? topicProblem(i18n, problems.members) : undefined}
      />
      <TemplateList
        templates={own}
        others={others}
        onAdd={async () => {
          const saved = await onEditTemplate();
          if (saved) use(saved);
        }}
        onUse={use}
        onEdit={(template) => void onEditTemplate(template)}
        onDelete={async (template) => {
          if (!(await onDeleteTemplate(template))) return;
          setForm((present) => ({
            ...present,
            templates: present.templates.filter((one) => one.team_prompt_id !== template.team_prompt_id),
          }));
        }}
      />
      {mode === 'convert' && (
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={form.clearHistory}
            onChange={(event) => set({ clearHistory: event.target.checked })}
          />
          <Trans id="ai.topic.clearHistory" message="清除历史消息，成员看不到之前的对话" />
        </label>
      )}
      <FormButtons isSaving={isSaving} onCancel={onCancel} />
    </form>
  );
}

/** Returns a template as it reads now: it may have been edited since the topic got it. */
function latestOf(template: TeamTemplate, all: readonly TeamTemplate[]): TeamTemplate {
  return all.find(({ team_prompt_id }) => team_prompt_id === template.team_prompt_id) ?? template;
}
