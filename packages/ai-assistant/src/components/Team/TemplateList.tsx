import { Trans, useLingui } from '@lingui/react';
import { IconButton } from '@portal/ui';
import type { TeamTemplate } from '../../core/entities.ts';
import { canAddTemplate } from '../../core/validation.ts';
import classes from './Team.module.css';

export type TemplateListProps = {
  /** The templates of this topic. */
  templates: readonly TeamTemplate[];
  /** Templates of the company that the topic does not have. */
  others: readonly TeamTemplate[];
  onAdd: () => void;
  onUse: (template: TeamTemplate) => void;
  onEdit: (template: TeamTemplate) => void;
  onDelete: (template: TeamTemplate) => void;
};

/** The templates of a topic: added until there are ten; only their makers change and delete them. */
export function TemplateList({ templates, others, onAdd, onUse, onEdit, onDelete }: TemplateListProps) {
  const { i18n } = useLingui();
  const isFull = !canAddTemplate(templates);
  return (
    <section className={classes.field} aria-label={i18n._({ id: 'ai.topic.templates', message: '团队模板' })}>
      <span className={classes.label}>
        <Trans id="ai.topic.templates" message="团队模板" />
      </span>
      {templates.length > 0 && (
        <ul className={classes.templates}>
          {templates.map((template) => {
            const { team_prompt_id, title, content, is_haveing } = template;
            return (
              <li key={team_prompt_id} className={classes.template}>
                <div>
                  <b>{title}</b>
                  <p>{content}</p>
                </div>
                {is_haveing && (
                  <IconButton
                    icon="edit"
                    size="small"
                    label={i18n._({
                      id: 'ai.template.editOf',
                      message: '编辑模板 {title}',
                      values: { title },
                    })}
                    onClick={() => onEdit(template)}
                  />
                )}
                <IconButton
                  icon="trash"
                  size="small"
                  label={i18n._({
                    id: 'ai.template.deleteOf',
                    message: '删除模板 {title}',
                    values: { title },
                  })}
                  onClick={() => onDelete(template)}
                />
              </li>
            );
          })}
        </ul>
      )}
      {isFull ? (
        <p className={classes.hint}>
          <Trans id="ai.template.limit" message="最多添加10个团队模板" />
        </p>
      ) : (
        <p className={classes.more}>
          <button type="button" className={classes.link} onClick={onAdd}>
            <Trans id="ai.template.add" message="添加模板" />
          </button>
          {others.length > 0 && (
            <span className={classes.others}>
              <Trans id="ai.template.existing" message="或选用：" />
              {others.map((template) => (
                <button
                  key={template.team_prompt_id}
                  type="button"
                  className={classes.link}
                  title={template.content}
                  onClick={() => onUse(template)}
                >
                  {template.title}
                </button>
              ))}
            </span>
          )}
        </p>
      )}
    </section>
  );
}
