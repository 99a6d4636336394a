import type { I18n } from '@lingui/core';
import { PortalProvider } from '@portal/ui/shell';
import { type ReactNode, useState } from 'react';
import './docsFrame.css';

export type DocsFrameProps = { i18n: I18n; theme: 'light' | 'dark'; children: ReactNode };

/** One story among others on a documentation page: its theme must not reach beyond its own frame. */
export function DocsFrame({ i18n, theme, children }: DocsFrameProps) {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  return (
    <div ref={setRoot} className="docs-frame">
      {root && (
        <PortalProvider i18n={i18n} forceColorScheme={theme} root={root}>
          {children}
        </PortalProvider>
      )}
    </div>
  );
}
