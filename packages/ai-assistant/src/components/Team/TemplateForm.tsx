import { Trans, useLingui } from '@lingui/react';
import { ActionButton } from '@portal/ui';
import { useState } from 'react';
import { ASSISTANT } from '../../core/constants.ts';
import type { TeamTemplate } from '../../core/entities.ts';
import { checkTemplate } from '../../core/validation.ts';
import { Field } from './Field.tsx';
import { templateProblem } from './fieldProblems.ts';
import classes from './Team.module.css';

type TemplateText = Pick<TeamTemplate, 'title' | 'content'>;

export type TemplateFormProps = {
  template?: TemplateText;
  /** Resolves with whether it was saved; a form that was not stays open. */
  onSave: (template: TemplateText) => Promise<boolean>;
  onCancel: () => void;
};

/** A shared template: its title and what it says. */
export function TemplateForm({ template, onSave, onCancel }: TemplateFormProps) {
  const { i18n } = useLingui();
  const [title, setTitle] = useState(template?.title ?? '');
  const [content, setContent] = useState(template?.content ?? '');
  const [isChecked, setIsChecked] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const problems = checkTemplate({ title, content });
  const save = async () => {
    setIsChecked(true);
    if (problems.title || problems.content || isSaving) return;
    setIsSaving(true);
    const isSaved = await onSave({ title: title.trim(), content: content.trim() });
    if (!isSaved) setIsSaving(false);
  };
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field
        isFirst
        label={<Trans id="ai.template.name" message="模板名称" />}
        value={title}
        onChange={setTitle}
        limit={ASSISTANT.templateTitleMax}
        problem={isChecked ? templateProblem(i18n, problems.title) : undefined}
        onEnter={() => void save()}
      />
      <Field
        label={<Trans id="ai.template.content" message="模板内容" />}
        value={content}
        onChange={setContent}
        rows={6}
        limit={ASSISTANT.templateContentMax}
        problem={isChecked ? templateProblem(i18n, problems.content) : undefined}
      />
      <FormButtons isSaving={isSaving} onCancel={onCancel} />
    </form>
  );
}

/** The two ways out of a form. */
export function FormButtons({ isSaving, onCancel }: { isSaving: boolean; onCancel: () => void }) {
  return (
    <footer className={classes.buttons}>
      <ActionButton onClick={onCancel}>
        <Trans id="ai.form.cancel" message="取消" />
      </ActionButton>
      <ActionButton isPrimary type="submit" aria-busy={isSaving} disabled={isSaving}>
        <Trans id="ai.form.save" message="保存" />
      </ActionButton>
    </footer>
  );
}
