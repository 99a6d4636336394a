import type { Logger } from '../../../http/Logger.ts';
import type { DoorFetch } from './askDoor.ts';
import type { DoorProtocol } from './DoorProtocol.ts';
import { dingTalkProtocol } from './dingTalkProtocol.ts';
import { oidcProtocol } from './oidcProtocol.ts';
import type { SignInDoor } from './SignInDoor.ts';
import { weChatProtocol } from './weChatProtocol.ts';

/** The providers that people can sign in with. */
export type Oidc = {
  /** The doors that are set up at this moment. */
  doors(): readonly SignInDoor[];
  /** How a door's provider is spoken to; undefined for a door that there is not. Throws while it does not answer. */
  find(provider: string): Promise<{ door: SignInDoor; protocol: DoorProtocol } | undefined>;
};

/** What doors are opened with: what is set up, and the environment, which holds their secrets. */
export type OidcDeps = {
  doors: () => readonly SignInDoor[];
  env: Readonly<Record<string, string | undefined>>;
  log: Logger;
  /** @default fetch */
  fetch?: DoorFetch | undefined;
};

/** Providers change their keys seldom, and their addresses hardly ever. */
const KEPT_MS = 10 * 60_000;

/** Makes the reader of providers, each of which is asked once in ten minutes. */
export function createOidc({ doors, env, log, fetch = globalThis.fetch }: OidcDeps): Oidc {
  const known = new Map<string, { at: number; protocol: Promise<DoorProtocol> }>();
  const read = (door: SignInDoor): Promise<DoorProtocol> => {
    const key = JSON.stringify(door);
    const found = known.get(key);
    if (found && performance.now() - found.at < KEPT_MS) return found.protocol;
    const protocol = open(door, env, fetch);
    known.set(key, { at: performance.now(), protocol });
    protocol.catch((error) => {
      log.warn({ err: error, provider: door.provider }, 'a sign-in provider does not answer');
      known.delete(key);
    });
    return protocol;
  };
  return {
    doors,
    async find(provider) {
      const door = doors().find((one) => one.provider === provider);
      return door && { door, protocol: await read(door) };
    },
  };
}

async function open(door: SignInDoor, env: OidcDeps['env'], fetch: DoorFetch): Promise<DoorProtocol> {
  const secret = door.secretEnv === undefined ? undefined : env[door.secretEnv];
  if (door.secretEnv !== undefined && !secret)
    throw new Error(`${door.secretEnv} holds no secret for the sign-in provider ${door.provider}`);
  if (door.preset === 'wechat') return weChatProtocol(door.clientId, secret ?? '', fetch);
  if (door.preset === 'dingtalk') return dingTalkProtocol(door.clientId, secret ?? '', fetch);
  return oidcProtocol(door, secret);
}
