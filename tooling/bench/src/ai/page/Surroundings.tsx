import { I18nProvider } from '@lingui/react';
import { MarkdownContext } from '@portal/ai-assistant/markdown';
import { createI18n } from '@portal/ui/shell';
import type { ReactNode } from 'react';

const i18n = createI18n();
i18n.loadAndActivate({ locale: 'zh-CN', messages: {} });
const options = { onNavigate: () => {}, onCopy: () => {} };

/** What the drawer puts around its markdown. */
export function Surroundings({ children }: { children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      <MarkdownContext value={options}>{children}</MarkdownContext>
    </I18nProvider>
  );
}
