import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { type ReactNode, useInsertionEffect, useMemo, useState } from 'react';
import { DialogOutlet } from '../components/Dialogs/DialogOutlet.tsx';
import { ToastOutlet } from '../components/Toasts/ToastOutlet.tsx';
import { createDialogs, type Dialogs } from '../runtime/createDialogs.ts';
import { createToasts, type Toasts } from '../runtime/createToasts.ts';
import { FeedbackContext } from './FeedbackContext.ts';
import { portalCssVariables, portalTheme } from './portalTheme.ts';
import { themeInRoot } from './themeInRoot.ts';

/** Props of `PortalProvider`. */
export type PortalProviderProps = {
  /** The instance that `loadLocale` fills. */
  i18n: I18n;
  /** Toasts that code outside React also shows. @default a queue of its own */
  toasts?: Toasts;
  /** Dialogs that code outside React also opens. @default a stack of its own */
  dialogs?: Dialogs;
  /** Leads to the home page, where a failed call offers that. @default nothing is offered */
  onHome?: () => void;
  /** Shows one colour scheme whatever the person or the system prefers. */
  forceColorScheme?: 'light' | 'dark';
  /** The element inside a shadow root that carries the theme. @default the document's root */
  root?: HTMLElement;
  /** The application. */
  children: ReactNode;
};

const COLOR_SCHEME_KEY = 'portal:color-scheme';
const ROOT_ATTRIBUTE = 'data-portal-root';

/** Gives everything below it theme, language, toasts and dialogs; the colours follow the system until a person chooses. */
export function PortalProvider({
  i18n,
  toasts,
  dialogs,
  onHome,
  forceColorScheme,
  root,
  children,
}: PortalProviderProps) {
  const feedback = useMemo(
    () => ({ toasts: toasts ?? createToasts(), dialogs: dialogs ?? createDialogs(), onHome }),
    [toasts, dialogs, onHome],
  );
  const theme = useMemo(() => (root ? themeInRoot(root) : portalTheme), [root]);
  // One for each provider: a manager remembers a single listener, and would keep those of all other providers for ever.
  const [colorSchemeManager] = useState(() => localStorageColorSchemeManager({ key: COLOR_SCHEME_KEY }));
  // Base rules hold below it. A server-rendered page may say it on `<html>` itself, and has them from the first paint.
  useInsertionEffect(() => (root ?? document.documentElement).setAttribute(ROOT_ATTRIBUTE, ''), [root]);
  return (
    <I18nProvider i18n={i18n}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={portalCssVariables}
        cssVariablesSelector={root ? `[${ROOT_ATTRIBUTE}]` : ':root'}
        getRootElement={() => root ?? document.documentElement}
        colorSchemeManager={colorSchemeManager}
        defaultColorScheme="auto"
        forceColorScheme={forceColorScheme}
        deduplicateCssVariables={false}
      >
        <FeedbackContext value={feedback}>
          {children}
          <ToastOutlet toasts={feedback.toasts} />
          <DialogOutlet dialogs={feedback.dialogs} />
        </FeedbackContext>
      </MantineProvider>
    </I18nProvider>
  );
}
