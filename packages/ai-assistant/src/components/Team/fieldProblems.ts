import type { I18n } from '@lingui/core';
import type { FieldProblem } from '../../core/validation.ts';

/** Returns what is wrong with a field of a template, as a sentence. */
export function templateProblem(i18n: I18n, problem: FieldProblem | undefined): string | undefined {
  switch (problem) {
    case 'name-required':
      return i18n._({ id: 'ai.template.nameRequired', message: '请输入模板名称' });
    case 'name-too-long':
      return i18n._({ id: 'ai.template.nameTooLong', message: '模板名称不能超过20个字符' });
    case 'content-required':
      return i18n._({ id: 'ai.template.contentRequired', message: '请输入模板内容' });
    case 'content-too-long':
      return i18n._({ id: 'ai.template.contentTooLong', message: '模板内容不能超过1000个字符' });
    default:
      return undefined;
  }
}

/** Returns what is wrong with a field of a team topic, as a sentence. */
export function topicProblem(i18n: I18n, problem: FieldProblem | undefined): string | undefined {
  switch (problem) {
    case 'name-required':
      return i18n._({ id: 'ai.topic.nameRequired', message: '请输入聊天室名称' });
    case 'name-too-long':
      return i18n._({ id: 'ai.topic.nameTooLong', message: '聊天室名称不能超过60个字符' });
    case 'members-required':
      return i18n._({ id: 'ai.topic.membersRequired', message: '请选择团队成员' });
    default:
      return undefined;
  }
}
