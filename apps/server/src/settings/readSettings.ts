import { resolve } from 'node:path';
import type { BackupSchedule } from '../backup/createBackups.ts';
import { splitList } from './splitList.ts';

/** The repository's root. */
export const REPOSITORY = resolve(import.meta.dirname, '../../../..');

/** What the environment says, checked. */
export type Settings = {
  readonly port: number;
  /** The port was named: when it is taken, the portal does not start on another one. */
  readonly isPortNamed: boolean;
  /** The port after the portal's, or the next that is free, when not given. */
  readonly appsPort: number | undefined;
  /** The address to listen on; all when not given. */
  readonly host: string | undefined;
  readonly dataDir: string;
  /** Another PostgreSQL than the embedded one. */
  readonly databaseUrl: string | undefined;
  /** A streaming replica of it, which some calls read from. */
  readonly databaseReadUrl: string | undefined;
  /** Valkey or Redis, which carries hints between processes in the database's place. */
  readonly busUrl: string | undefined;
  readonly logLevel: string;
  readonly allowedOrigins: readonly string[];
  /** Names that the server is addressed by; all when there are none. */
  readonly allowedHosts: readonly string[];
  readonly trustProxy: 'none' | 'loopback' | 'all';
  readonly isDevelopment: boolean;
  readonly stopWithParent: boolean;
  /** The port that browsers see the portal on, where that is not its own: behind a proxy. */
  readonly publicPort: number | undefined;
  /** By which e-mail address the first person of an empty portal signs in. */
  readonly operator: string;
  /** Backups that the server makes by itself; none when not given. */
  readonly backup: BackupSchedule | undefined;
  /** Where figures are read: on a port of their own, else on the portal's with a token; nowhere when not given. */
  readonly metrics:
    | {
        readonly port: number | undefined;
        readonly token: string | undefined;
        /** The share of page loads, 0 to 1, that report how they fare. */
        readonly pageReports: number;
      }
    | undefined;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings; a value that cannot be meant throws with the variable's name. */
export function readSettings(env: Environment): Settings {
  const port = portOf(env, 'PORT', 4400);
  const isDevelopment = env.PORTAL_DEV === '1';
  return {
    port,
    isPortNamed: Boolean(env.PORT),
    appsPort: env.APPS_PORT ? portOf(env, 'APPS_PORT', 0) : port === 0 ? 0 : undefined,
    host: env.PORTAL_HOST || undefined,
    dataDir: resolve(env.PORTAL_DATA_DIR || resolve(REPOSITORY, '.portal-data')),
    databaseUrl: env.DATABASE_URL || undefined,
    databaseReadUrl: replicaOf(env),
    busUrl: busOf(env),
    logLevel: choice(env, 'PORTAL_LOG', ['debug', 'info', 'warn', 'error', 'silent'], 'warn'),
    allowedOrigins: splitList(env.PORTAL_ALLOWED_ORIGINS),
    allowedHosts: hostsOf(env),
    trustProxy: isDevelopment
      ? 'loopback'
      : choice(env, 'PORTAL_TRUST_PROXY', ['none', 'loopback', 'all'], 'none'),
    isDevelopment,
    publicPort: env.PORTAL_PUBLIC_PORT ? portOf(env, 'PORTAL_PUBLIC_PORT', 0) : undefined,
    stopWithParent: env.PORTAL_STOP_WITH_PARENT === '1',
    operator: operatorOf(env),
    metrics: metricsOf(env),
    backup: backupOf(env),
  };
}

const HOST = /^(\*\.)?[a-z\d-]+(\.[a-z\d-]+)*$|^\[[\da-f:.]+\]$/;

function hostsOf({ PORTAL_ALLOWED_HOSTS: text }: Environment): string[] {
  const hosts = splitList(text?.toLowerCase());
  const wrong = hosts.find((host) => !HOST.test(host));
  if (wrong !== undefined)
    throw new Error(
      `PORTAL_ALLOWED_HOSTS takes names such as portal.example.com or *.example.com, not "${wrong}"`,
    );
  return hosts;
}

function replicaOf({ DATABASE_URL: primary, DATABASE_READ_URL: url }: Environment): string | undefined {
  if (!url) return undefined;
  // Not repeated: it may hold a password.
  if (!/^postgres(ql)?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new Error(
      'DATABASE_READ_URL must be the address of a PostgreSQL, such as postgres://replica.internal/portal',
    );
  if (!primary)
    throw new Error(
      'DATABASE_READ_URL is set, and DATABASE_URL is not: the embedded PostgreSQL has no replica',
    );
  return url;
}

function busOf({ BUS_URL: url }: Environment): string | undefined {
  if (!url) return undefined;
  // Not repeated: it may hold a password.
  if (!/^rediss?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new Error('BUS_URL must be the address of a Valkey or Redis, such as redis://bus.internal:6379');
  return url;
}

const EMAIL = /^[^\s@<>"]{1,64}@[^\s@<>"]{1,130}$/;

function operatorOf({ PORTAL_OPERATOR: email = '' }: Environment): string {
  if (email && !EMAIL.test(email))
    throw new Error(`PORTAL_OPERATOR must be an e-mail address, not "${email}"`);
  return email.toLowerCase() || 'operator@localhost';
}

const TOKEN_LENGTH = 16;

function metricsOf(env: Environment): Settings['metrics'] {
  const { PORTAL_METRICS_PORT: port, PORTAL_METRICS_TOKEN: token } = env;
  if (!port && !token) return undefined;
  if (token && !(token.length >= TOKEN_LENGTH && /^[\x21-\x7e]+$/.test(token)))
    throw new Error(`PORTAL_METRICS_TOKEN must have ${TOKEN_LENGTH} characters or more, without spaces`);
  return {
    port: port ? portOf(env, 'PORTAL_METRICS_PORT', 0) : undefined,
    token: token || undefined,
    pageReports: shareOf(env),
  };
}

const USUAL_SHARE = 0.1;

function shareOf({ PORTAL_PAGE_REPORTS: text }: Environment): number {
  const share = text ? Number(text) : USUAL_SHARE;
  if (!(share >= 0 && share <= 1))
    throw new Error(`PORTAL_PAGE_REPORTS must be a share from 0 to 1, not "${text}"`);
  return share;
}

const MOST_HOURS = 24 * 366;
const MOST_BACKUPS = 10_000;

function backupOf(env: Environment): Settings['backup'] {
  const { PORTAL_BACKUP_FOLDER: folder, PORTAL_BACKUP_URL: url } = env;
  if (url && !/^(s3|file):\/\//.test(url))
    throw new Error(`PORTAL_BACKUP_URL must be s3://bucket/prefix or file:///folder, not "${url}"`);
  if (folder)
    return {
      folder: resolve(folder),
      everyHours: wholeOf(env, 'PORTAL_BACKUP_EVERY_HOURS', 24, MOST_HOURS),
      keep: wholeOf(env, 'PORTAL_BACKUP_KEEP', 30, MOST_BACKUPS),
      url: url || undefined,
    };
  for (const name of ['PORTAL_BACKUP_EVERY_HOURS', 'PORTAL_BACKUP_KEEP', 'PORTAL_BACKUP_URL'])
    if (env[name]) throw new Error(`${name} is set, and PORTAL_BACKUP_FOLDER is not: backups need a folder`);
  return undefined;
}

function wholeOf(env: Environment, name: string, fallback: number, most: number): number {
  const text = env[name];
  if (!text) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > most)
    throw new Error(`${name} must be a whole number from 1 to ${most}, not "${text}"`);
  return value;
}

function portOf(env: Environment, name: string, fallback: number): number {
  const text = env[name];
  if (!text) return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`${name} must be a port number from 0 to 65535, not "${text}"`);
  return port;
}

/** Returns a variable's value, checked to be one of some; `fallback` where it is not set. */
export function choice<const Value extends string>(
  env: Environment,
  name: string,
  values: readonly Value[],
  fallback: Value,
): Value {
  const text = env[name];
  if (!text) return fallback;
  const value = values.find((one) => one === text);
  if (value === undefined) throw new Error(`${name} must be one of ${values.join(', ')}, not "${text}"`);
  return value;
}
