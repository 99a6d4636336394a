import type { I18n, Messages } from '@lingui/core';
import { isLocale, type Locale } from '../core/locales.ts';

/** The catalogs of one package: a lazily loaded chunk per language. */
export type CatalogSource = Record<Locale, () => Promise<{ messages: Messages }>>;

/**
 * Loads one language of every given package, switches the interface to it and names it on the document, or on the
 * element that an app inside another page has for its own; a server has neither. A later call wins over an earlier one
 * that is still loading.
 */
export async function loadLocale(
  i18n: I18n,
  locale: Locale,
  sources: readonly CatalogSource[],
  root: HTMLElement | undefined = globalThis.document?.documentElement,
): Promise<void> {
  requested.set(i18n, locale);
  const catalogs = await Promise.all(sources.map((source) => catalogOf(source, locale)));
  if (requested.get(i18n) !== locale) return;
  i18n.load(locale, Object.assign({}, ...catalogs.map(({ messages }) => messages)));
  i18n.activate(locale);
  // Setting it costs a new look at every element below, also when it is what it was.
  if (root && root.lang !== locale) root.lang = locale;
}

/**
 * Begins to load texts that will soon be asked for, in a language that is only a guess: one that the interface does not
 * have asks for nothing, and a failure is left to the one that asks.
 */
export function preloadLocale(locale: string | undefined, sources: readonly CatalogSource[]): void {
  if (!isLocale(locale)) return;
  for (const source of sources) void catalogOf(source, locale).catch(() => undefined);
}

const requested = new WeakMap<I18n, Locale>();

/** Catalogs that load or are there: importing one again would wait for its turn once more. */
const known = new WeakMap<CatalogSource, Map<Locale, Promise<{ messages: Messages }>>>();

function catalogOf(source: CatalogSource, locale: Locale): Promise<{ messages: Messages }> {
  const catalogs = known.get(source) ?? new Map<Locale, Promise<{ messages: Messages }>>();
  known.set(source, catalogs);
  const there = catalogs.get(locale);
  if (there) return there;
  const coming = source[locale]();
  catalogs.set(locale, coming);
  coming.catch(() => catalogs.delete(locale));
  return coming;
}
