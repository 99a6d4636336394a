import type { I18n } from '@lingui/core';
import { useMachine } from '@portal/machine/react';
import type { CatalogSource } from '@portal/ui';
import { loadLocale, PortalProvider } from '@portal/ui/shell';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo } from 'react';
import type { PortalGuest } from '../core/types.ts';
import type { PaneHistory } from '../guest/history.ts';
import type { GuestStore } from './createGuestStore.ts';
import { GuestContext } from './GuestContext.ts';

/** Props of `GuestRoot`. */
export type GuestRootProps = {
  guest: PortalGuest;
  history: PaneHistory;
  store: GuestStore;
  i18n: I18n;
  catalogs: readonly CatalogSource[];
  /** The element inside a shadow root that carries the theme. @default the document's root */
  root?: HTMLElement;
  /** Called once the first content is in the page. */
  onReady?(): void;
  children: ReactNode;
};

/** Gives a micro-app the portal, its theme and its language, and follows both. */
export function GuestRoot(props: GuestRootProps) {
  const { guest, history, store, i18n, catalogs, root, onReady, children } = props;
  const { locale, theme } = useMachine(store);
  useEffect(() => {
    if (i18n.locale !== locale) loadLocale(i18n, locale, catalogs, root).catch(reportError);
  }, [i18n, locale, catalogs, root]);
  useLayoutEffect(() => onReady?.(), [onReady]);
  const value = useMemo(() => ({ guest, history, locale, theme }), [guest, history, locale, theme]);
  const goHome = useCallback(() => void guest.navigate({ path: '/' }).catch(() => undefined), [guest]);
  return (
    <GuestContext value={value}>
      <PortalProvider i18n={i18n} onHome={goHome} forceColorScheme={theme} root={root}>
        {children}
      </PortalProvider>
    </GuestContext>
  );
}
