import type { Locale } from '@portal/api-client';
import { toWireLocale } from '@portal/api-client';
import type { UserConfig } from '@portal/api-client/contract';
import { isLocale } from '@portal/ui/core';
import type { LocalConfig, SessionStorage } from './createSessionStorage.ts';
import type { AccountPorts } from './ports.ts';

/** 1: menu on the left; 2: menu on top. */
export type MenuStyle = 1 | 2;
/** 1: the tabs of the last time come back; 2: the workspace starts with home alone. */
export type StartWith = 1 | 2;

const LANGUAGE_CHANGED = 'language-changed';

/** Makes what a person may prefer: kept on this device, told to the server, in step over browser tabs. */
export function createPreferences(
  { api, shell, channel }: Pick<AccountPorts, 'api' | 'shell' | 'channel'>,
  storage: SessionStorage,
  hasSession: () => boolean,
) {
  // The message brings the language: it may be here before the storage that it was written to.
  const onMessage = (event: Event) => {
    const locale = 'data' in event ? toldLocale(event.data) : undefined;
    if (locale) void shell.applyLocale(locale);
  };
  channel?.addEventListener('message', onMessage);

  return {
    /** The chosen language, or the browser's. */
    locale: storage.locale,
    /** What this device remembers of the user's configuration. */
    localConfig: (): LocalConfig => storage.localConfig(),
    /** Remembers parts of the configuration on this device. */
    keepLocalConfig: (config: Partial<UserConfig>): void => storage.keepLocalConfig(config),
    /** Switches the language here and in the other tabs; false when it could not be saved for the user who is signed in. */
    async changeLanguage(locale: Locale): Promise<boolean> {
      storage.keepLocale(locale);
      channel?.postMessage({ type: LANGUAGE_CHANGED, locale });
      await shell.applyLocale(locale);
      return !hasSession() || isDone(api.chooseLanguage({ chooseLanguage: toWireLocale(locale) }));
    },
    /** Saves the menu style, then loads the page again in it; false when it could not be saved. */
    async changeMenuStyle(style: MenuStyle): Promise<boolean> {
      if (!(await isDone(api.changePackageStyle({ styleCode: style })))) return false;
      storage.keepLocalConfig({ packageStyle: style });
      shell.reload();
      return true;
    },
    stop: (): void => channel?.removeEventListener('message', onMessage),
  };
}

/** The language that another tab tells of; undefined for every other message. */
function toldLocale(message: unknown): Locale | undefined {
  const { type, locale } = { ...(message as { type?: unknown; locale?: unknown } | null) };
  return type === LANGUAGE_CHANGED && isLocale(locale) ? locale : undefined;
}

/* The client has told the person by then. */
function isDone(call: Promise<unknown>): Promise<boolean> {
  return call.then(
    () => true,
    () => false,
  );
}
