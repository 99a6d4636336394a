export type { Locale } from './core/locales.ts';
export { DEFAULT_LOCALE, LOCALES } from './core/locales.ts';
export { createI18n } from './react/createI18n.ts';
export type { CatalogSource } from './react/loadLocale.ts';
export { loadLocale } from './react/loadLocale.ts';
export type { PortalProviderProps } from './react/PortalProvider.tsx';
export { PortalProvider } from './react/PortalProvider.tsx';
export { useLocale } from './react/useLocale.ts';
