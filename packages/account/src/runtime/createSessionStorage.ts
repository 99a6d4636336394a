import { fromWireLocale, type Locale, toWireLocale } from '@portal/api-client';
import { type UserConfig, type UserInfo, UserInfoSchema } from '@portal/api-client/contract';
import { createStoredValue, type StoragePort, storageKeys } from '@portal/api-client/storage';
import { browserLocale } from '@portal/ui/core';
import * as v from 'valibot';
import { type ClearScope, clearedKeys, EXPIRED_KEY, LAST_USER_KEY } from '../core/clearedKeys.ts';
import { identityOf } from '../core/identityOf.ts';
import type { StoredSession } from '../core/sessionEvents.ts';

const VERSION = 1;
const StoredUserSchema = /* @__PURE__ */ v.pipe(
  UserInfoSchema,
  v.check((user) => Boolean(user.userId)),
);
const LocalConfigSchema = /* @__PURE__ */ v.object({
  packageStyle: v.optional(v.number()),
  saveMenuStatus: v.optional(v.number()),
});

/** What the portal remembers on this device to start with before the server has answered. */
export type LocalConfig = v.InferOutput<typeof LocalConfigSchema>;

/** What is stored about the session besides its token; every value is checked when it is read. */
export type SessionStorage = ReturnType<typeof createSessionStorage>;

/** Makes the session's side of a storage; a corrupt value counts as none. */
export function createSessionStorage(storage: StoragePort) {
  const stored = <Schema extends v.GenericSchema>(key: string, schema: Schema) =>
    createStoredValue({ storage, key, version: VERSION, schema });
  const userInfo = stored(storageKeys.userInfo, StoredUserSchema);
  const localConfig = stored(storageKeys.localConfig, LocalConfigSchema);
  const lastUser = stored(LAST_USER_KEY, v.pipe(v.string(), v.minLength(1)));
  const expired = stored(EXPIRED_KEY, v.boolean());

  return {
    /** The signed-in user as last heard of. */
    user: (): UserInfo | undefined => userInfo.get(),
    /** Who used this browser last, while anything of theirs is left. */
    lastUserId: (): string | undefined => lastUser.get(),
    /** Whether the last session ended by itself. */
    hasExpired: (): boolean => expired.get() === true,
    read(hasToken: boolean): StoredSession {
      const user = userInfo.get();
      const identity = identityOf(user);
      const hasSeveral = storage.get(storageKeys.multiSubject) !== null;
      return { hasToken, mustChooseSubject: hasSeveral && user !== undefined && !identity, identity };
    },
    keepUser(user: UserInfo, mustChooseSubject: boolean): void {
      userInfo.set(user);
      if (mustChooseSubject) storage.set(storageKeys.multiSubject, '1');
      else storage.remove(storageKeys.multiSubject);
      if (user.userId) lastUser.set(user.userId);
      expired.remove();
    },
    markExpired: (): void => void expired.set(true),
    localConfig: (): LocalConfig => localConfig.get() ?? {},
    keepLocalConfig(change: Partial<UserConfig>): void {
      const { packageStyle, saveMenuStatus } = { ...localConfig.get(), ...change };
      localConfig.set({ packageStyle, saveMenuStatus });
    },
    /** The chosen language, or the browser's. */
    locale: (): Locale => {
      const chosen = storage.get(storageKeys.language);
      return chosen === null ? browserLocale(globalThis.navigator?.languages ?? []) : fromWireLocale(chosen);
    },
    keepLocale: (locale: Locale): void => void storage.set(storageKeys.language, toWireLocale(locale)),
    clear(scope: ClearScope): void {
      for (const key of clearedKeys(storage.keys(), scope)) storage.remove(key);
    },
  };
}
