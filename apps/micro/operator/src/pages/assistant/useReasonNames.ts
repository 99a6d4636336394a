import { useLingui } from '@lingui/react';

/** Names a reason that was ticked; one that a newer version knows keeps its code. */
export function useReasonNames(): (choice: string) => string {
  const { i18n } = useLingui();
  const names: Readonly<Record<string, string>> = {
    figures: i18n._({ id: 'operator.assistant.why.figures', message: '数字不对' }),
    misread: i18n._({ id: 'operator.assistant.why.misread', message: '没有理解问题' }),
    incomplete: i18n._({ id: 'operator.assistant.why.incomplete', message: '不完整' }),
    useless: i18n._({ id: 'operator.assistant.why.useless', message: '没有帮助' }),
  };
  return (choice) => names[choice] ?? choice;
}
