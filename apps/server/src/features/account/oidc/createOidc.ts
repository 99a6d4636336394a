import * as client from 'openid-client';
import type { Logger } from '../../../http/Logger.ts';
import type { SignInDoor } from './SignInDoor.ts';

/** The providers of OpenID Connect that people can sign in with. */
export type Oidc = {
  /** The doors that are set up at this moment. */
  doors(): readonly SignInDoor[];
  /** What a door's provider says of itself; undefined for a door that there is not. Throws while it does not answer. */
  find(provider: string): Promise<{ door: SignInDoor; config: client.Configuration } | undefined>;
};

/** What doors are opened with: what is set up, and the environment, which holds their secrets. */
export type OidcDeps = {
  doors: () => readonly SignInDoor[];
  env: Readonly<Record<string, string | undefined>>;
  log: Logger;
};

/** Providers change their keys seldom, and their addresses hardly ever. */
const KEPT_MS = 10 * 60_000;
const PATIENCE_S = 10;

/** Makes the reader of providers, each of which is asked once in ten minutes. */
export function createOidc({ doors, env, log }: OidcDeps): Oidc {
  const known = new Map<string, { at: number; config: Promise<client.Configuration> }>();
  const read = (door: SignInDoor): Promise<client.Configuration> => {
    const key = JSON.stringify(door);
    const found = known.get(key);
    if (found && performance.now() - found.at < KEPT_MS) return found.config;
    const config = discover(door, env);
    known.set(key, { at: performance.now(), config });
    config.catch((error) => {
      log.warn({ err: error, provider: door.provider }, 'a sign-in provider does not answer');
      known.delete(key);
    });
    return config;
  };
  return {
    doors,
    async find(provider) {
      const door = doors().find((one) => one.provider === provider);
      return door && { door, config: await read(door) };
    },
  };
}

async function discover(door: SignInDoor, env: OidcDeps['env']): Promise<client.Configuration> {
  const issuer = new URL(door.issuer);
  const secret = door.secretEnv === undefined ? undefined : env[door.secretEnv];
  if (door.secretEnv !== undefined && !secret)
    throw new Error(`${door.secretEnv} holds no secret for the sign-in provider ${door.provider}`);
  // Signatures are checked also where the token came over a connection that is trusted.
  const execute = [client.enableNonRepudiationChecks];
  if (issuer.protocol === 'http:') execute.push(client.allowInsecureRequests);
  const authentication = secret ? undefined : client.None();
  return client.discovery(issuer, door.clientId, secret, authentication, { execute, timeout: PATIENCE_S });
}
