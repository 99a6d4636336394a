import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { portalCssVariables, portalTheme } from './portalTheme.ts';

export type PortalProviderProps = {
  /** The instance that `loadLocale` fills. */
  i18n: I18n;
  /** Shows one colour scheme whatever the person or the system prefers. */
  forceColorScheme?: 'light' | 'dark';
  children: ReactNode;
};

const colorSchemeManager = localStorageColorSchemeManager({ key: 'portal:color-scheme' });

/** Gives everything below it the theme, the colour scheme (the system's until a person chooses) and the language. */
export function PortalProvider({ i18n, forceColorScheme, children }: PortalProviderProps) {
  return (
    <I18nProvider i18n={i18n}>
      <MantineProvider
        theme={portalTheme}
        cssVariablesResolver={portalCssVariables}
        colorSchemeManager={colorSchemeManager}
        defaultColorScheme="auto"
        forceColorScheme={forceColorScheme}
        deduplicateCssVariables={false}
      >
        {children}
      </MantineProvider>
    </I18nProvider>
  );
}
