import type { I18n, Messages } from '@lingui/core';
import { closestLocale, FALLBACK_LOCALE, isLocale, type Locale } from '../core/locales.ts';

/** Loads the texts of one language. */
export type LoadCatalog = () => Promise<{ messages: Messages }>;

/**
 * The catalogs of one package, or an application's own words for it: a lazily loaded chunk for each BCP-47 language. What
 * stands later in the list of sources wins, so an application changes single texts, or adds a language, by a source of its own.
 */
export type CatalogSource = Readonly<Record<string, LoadCatalog>>;

/** The catalogs of a package of the portal, which has every language of `LOCALES`. */
export type PackageCatalogs = CatalogSource & Readonly<Record<Locale, LoadCatalog>>;

/**
 * Loads one language of every given source, switches the interface to it and names it on the document, or on the
 * element that an app inside another page has for its own; a server has neither. A source that does not have the language
 * gives its English, which the words of all others go before. A later call wins over an earlier one that is still loading.
 */
export async function loadLocale(
  i18n: I18n,
  locale: string,
  sources: readonly CatalogSource[],
  root: HTMLElement | undefined = globalThis.document?.documentElement,
): Promise<void> {
  requested.set(i18n, locale);
  const catalogs = await Promise.all(
    [
      ...sources.filter((source) => !has(source, locale)),
      ...sources.filter((source) => has(source, locale)),
    ].map((source) => catalogOf(source, locale)),
  );
  if (requested.get(i18n) !== locale) return;
  i18n.load(locale, asCompiled(Object.assign({}, ...catalogs.map((catalog) => catalog?.messages))));
  i18n.activate(locale);
  // Setting it costs a new look at every element below, also when it is what it was.
  if (root && root.lang !== locale) root.lang = locale;
}

/**
 * Begins to load texts that will soon be asked for, in a language that is only a guess: one that packages do not
 * have asks for nothing, and a failure is left to the one that asks.
 */
export function preloadLocale(locale: string | undefined, sources: readonly CatalogSource[]): void {
  if (!isLocale(locale)) return;
  for (const source of sources) void catalogOf(source, locale)?.catch(() => undefined);
}

/** Words that an application writes by hand are texts as they are; only what has placeholders has to be compiled first. */
function asCompiled(messages: Messages): Messages {
  for (const [id, text] of Object.entries(messages))
    if (typeof text === 'string' && !text.includes('{')) messages[id] = [text];
  return messages;
}

const requested = new WeakMap<I18n, string>();

/** Catalogs that load or are there: importing one again would wait for its turn once more. */
const known = new WeakMap<CatalogSource, Map<string, ReturnType<LoadCatalog>>>();

function has(source: CatalogSource, locale: string): boolean {
  return closestLocale(locale, Object.keys(source)) !== undefined;
}

function catalogOf(source: CatalogSource, wanted: string): ReturnType<LoadCatalog> | undefined {
  const locale = closestLocale(wanted, Object.keys(source)) ?? FALLBACK_LOCALE;
  const load = source[locale];
  if (!load) return undefined;
  const catalogs = known.get(source) ?? new Map<string, ReturnType<LoadCatalog>>();
  known.set(source, catalogs);
  const there = catalogs.get(locale);
  if (there) return there;
  const coming = load();
  catalogs.set(locale, coming);
  coming.catch(() => catalogs.delete(locale));
  return coming;
}
