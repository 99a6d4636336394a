import { EmbedError } from '../core/errors.ts';
import type { MicroAppEntry, ModuleApp } from '../core/types.ts';
import { within } from '../core/within.ts';
import { entryUrl } from './entryUrl.ts';

/** A module and its style sheets, ready to be mounted any number of times. */
export type LoadedModule = { app: ModuleApp; sheets: CSSStyleSheet[] };

/** Imports the entry and fetches its style sheets; the reason of a failure is told apart. */
export async function loadModule(
  entry: MicroAppEntry,
  attempt: number,
  signal: AbortSignal,
): Promise<LoadedModule> {
  const url = entryUrl(entry);
  // A browser may keep a failed import for as long as the page lives: a retry asks under another address.
  if (attempt > 1 && url.protocol !== 'blob:') url.searchParams.set('attempt', String(attempt));
  const listed = entry.styles?.length ? entry.styles : undefined;
  const styles = listed ?? [entry.entry.replace(/\.js(?=$|\?)/, '.css')];
  const [module, sheets] = await Promise.all([
    importEntry(entry, url, signal),
    Promise.all(styles.map((style) => loadSheet(entry, style, listed === undefined, signal))),
  ]);
  if (!isModuleApp(module))
    throw new EmbedError('load-failed', { app: entry.name, cause: 'the entry exports no mount and unmount' });
  await within(Promise.resolve(module.bootstrap?.()), signal);
  return { app: module, sheets: sheets.filter((sheet) => sheet !== undefined) };
}

async function importEntry(entry: MicroAppEntry, url: URL, signal: AbortSignal): Promise<unknown> {
  try {
    return await within(import(/* @vite-ignore */ url.href), signal);
  } catch (cause) {
    if (signal.aborted) throw cause;
    throw new EmbedError((await isMissing(url)) ? 'not-found' : 'load-failed', { app: entry.name, cause });
  }
}

async function loadSheet(
  entry: MicroAppEntry,
  style: string,
  optional: boolean,
  signal: AbortSignal,
): Promise<CSSStyleSheet | undefined> {
  const url = entryUrl({ ...entry, entry: style });
  const response = await fetch(url, { signal }).catch((cause: unknown) => {
    if (signal.aborted) throw signal.reason;
    throw new EmbedError('load-failed', { app: entry.name, cause });
  });
  if (optional && isNothing(response)) return undefined;
  if (!response.ok) throw new EmbedError('load-failed', { app: entry.name, status: response.status });
  const sheet = new CSSStyleSheet({ baseURL: url.href });
  return sheet.replace(await response.text());
}

async function isMissing(url: URL): Promise<boolean> {
  try {
    const response = await fetch(url, { method: 'HEAD', cache: 'no-store' });
    return isNothing(response);
  } catch {
    return false;
  }
}

/** True for an answer that there is nothing, or for a page in place of a script or style sheet. */
function isNothing(response: Response): boolean {
  const type = response.headers.get('content-type') ?? '';
  return response.status === 404 || response.status === 410 || (response.ok && type.startsWith('text/html'));
}

function isModuleApp(module: unknown): module is ModuleApp {
  const app = module as Partial<ModuleApp>;
  return typeof app.mount === 'function' && typeof app.unmount === 'function';
}
