import { ASSISTANT } from './constants.ts';
import type { TeamTemplate, TeamTopicForm } from './entities.ts';
import type { NoticeCode } from './types.ts';

/** Why a field of a form is refused. */
export type FieldProblem =
  | 'name-required'
  | 'name-too-long'
  | 'content-required'
  | 'content-too-long'
  | 'members-required';

/** Returns what is wrong with a template, by field. */
export function checkTemplate({ title, content }: Pick<TeamTemplate, 'title' | 'content'>): {
  title?: FieldProblem;
  content?: FieldProblem;
} {
  return definedOf({
    title: checkText(title, ASSISTANT.templateTitleMax, 'name-required', 'name-too-long'),
    content: checkText(content, ASSISTANT.templateContentMax, 'content-required', 'content-too-long'),
  });
}

/** Returns what is wrong with a team topic, by field. */
export function checkTopic({ name, members }: Pick<TeamTopicForm, 'name' | 'members'>): {
  name?: FieldProblem;
  members?: FieldProblem;
} {
  return definedOf({
    name: checkText(name, ASSISTANT.topicNameMax, 'name-required', 'name-too-long'),
    members: members.length === 0 ? 'members-required' : undefined,
  });
}

/** Returns whether one more template fits into a topic's form. */
export function canAddTemplate(templates: readonly unknown[]): boolean {
  return templates.length < ASSISTANT.maxTemplates;
}

/** Returns why a template may not be deleted; undefined when it may. */
export function templateDeletionProblem(template: TeamTemplate): NoticeCode | undefined {
  return template.is_haveing ? undefined : 'not-your-template';
}

function checkText<Required extends FieldProblem, TooLong extends FieldProblem>(
  text: string,
  max: number,
  required: Required,
  tooLong: TooLong,
): Required | TooLong | undefined {
  const length = Array.from(text.trim()).length;
  if (length === 0) return required;
  return length > max ? tooLong : undefined;
}

function definedOf<Fields extends Record<string, FieldProblem | undefined>>(
  fields: Fields,
): { [Key in keyof Fields]?: FieldProblem } {
  const entries = Object.entries(fields).filter(([, problem]) => problem !== undefined);
  return Object.fromEntries(entries) as { [Key in keyof Fields]?: FieldProblem };
}
