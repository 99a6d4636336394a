import { existsSync, readFileSync } from 'node:fs';
import type { RuntimeConfig } from '@portal/api-client/contract';
import { toAgreement } from '../features/agreements/toAgreement.ts';
import type { StoredConfig } from '../features/setup/storedConfig.ts';
import type { Channel } from '../outbox/channels.ts';
import { reachedChannels } from '../outbox/readSenders.ts';
import type { Ports } from '../ports/Ports.ts';
import { microApps, withAdded } from './microApps.ts';

/** By which name a request reached this server. */
type RequestHost = { host: string; secure: boolean };

/** The configuration that pages read at start, computed for the name they were loaded by. */
export type ReadRuntimeConfig = ((request: RequestHost) => RuntimeConfig) & {
  /** The origin of the frame apps, on the same host name. */
  appsOrigin(request: RequestHost): string;
  /** The portal's origin, also for a request that came to the apps' one. */
  portalOrigin(request: RequestHost): string;
  /** The origin on which the demo environment opens, so that its session does not take the place of the person's. */
  demoOrigin(request: RequestHost): string;
  /** Whether a request addressed one of the special-brand hosts. */
  isSpecialBrand(request: RequestHost): boolean;
};

/** What the configuration is computed from. */
export type RuntimeConfigOptions = {
  /** The port that the apps' origin listens on. */
  appsPort: () => number;
  /** The port that browsers see the portal on. */
  portalPort?: () => number;
  /** A JSON file whose fields replace the computed ones, read anew when asked: no rebuild. */
  overridesFile: string;
  /** Fields that another workspace brings. @default none */
  extra?: (appsOrigin: string) => Partial<RuntimeConfig>;
  /** What an operator set up in the database, as it is at this moment. @default nothing */
  stored?: () => StoredConfig;
  /** The share of page loads that report how they fare. @default 0 */
  pageReports?: number | undefined;
  /** Whether the process traces its calls. @default false */
  hasTraces?: boolean;
  isDevelopment: boolean;
  /** Who else is connected. @default nobody */
  ports?: Pick<Ports, 'readsOutbox' | 'shopData' | 'authorisation'>;
  env: Readonly<Record<string, string | undefined>>;
};

/** Makes the reader of the runtime configuration. */
export function createRuntimeConfig(options: RuntimeConfigOptions): ReadRuntimeConfig {
  const { env } = options;
  const appsOrigin = ({ host, secure }: RequestHost) =>
    env.PORTAL_APPS_ORIGIN ?? `${secure ? 'https' : 'http'}://${hostnameOf(host)}:${options.appsPort()}`;
  const portalOrigin = (request: RequestHost) => {
    const { host, secure } = request;
    const protocol = secure ? 'https' : 'http';
    const own = `${protocol}://${host}`;
    if (!options.portalPort || own !== appsOrigin(request)) return own;
    return new URL(`${protocol}://${hostnameOf(host)}:${options.portalPort()}`).origin;
  };
  const demoOrigin = (request: RequestHost) => {
    if (env.PORTAL_DEMO_ORIGIN) return env.PORTAL_DEMO_ORIGIN;
    const url = new URL(portalOrigin(request));
    const isLocal = url.hostname === '127.0.0.1' || /(^|\.)localhost$/.test(url.hostname);
    if (isLocal) url.hostname = 'demo.localhost';
    return url.origin;
  };
  const read = (request: RequestHost): RuntimeConfig => {
    const { brand, brandHosts, agreements = [], microApps: added = [] } = options.stored?.() ?? {};
    const own = appsOrigin(request);
    const extra = options.extra?.(own);
    const messageOrigins = added.flatMap(({ engine, origin }) =>
      engine === 'frame' && origin ? origin : [],
    );
    return {
      ...(brand && { brand }),
      mobileSiteUrl: env.PORTAL_MOBILE_SITE_URL,
      specialBrandHosts: brandHosts ?? ['brand.localhost'],
      partnerSources: ['selmuch'],
      agreements: agreements.map(toAgreement),
      extras: true,
      ...(options.hasTraces && { traces: true }),
      ...(options.pageReports && { pageReports: options.pageReports }),
      downloadHosts: [],
      consultTable: [],
      productAiUrl: undefined,
      microApps: withAdded(microApps(own), added),
      printMinimums: { plugin: '6.0', cloud: '4.0.0.0' },
      allowedMessageOrigins: [...new Set([own, ...messageOrigins])],
      development: options.isDevelopment,
      codesBy: reachedChannels(env, options.ports).flatMap((channel) => CODE_CHANNELS[channel] ?? []),
      offers: [
        ...(options.ports?.shopData && options.ports.authorisation ? (['shops'] as const) : []),
        // Demo accounts and the environment behind them come with the same data.
        ...(extra?.demoAccounts?.length ? (['demo'] as const) : []),
      ],
      ...extra,
      ...readOverrides(options.overridesFile),
    };
  };
  const isSpecialBrand = (request: RequestHost) =>
    read(request).specialBrandHosts.includes(hostnameOf(request.host));
  return Object.assign(read, { appsOrigin, portalOrigin, demoOrigin, isSpecialBrand });
}

const CODE_CHANNELS: Partial<Record<Channel, 'email' | 'phone'>> = { email: 'email', sms: 'phone' };

function hostnameOf(host: string): string {
  return URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : 'localhost';
}

function readOverrides(file: string): Partial<RuntimeConfig> {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${file} is not valid JSON`, { cause });
  }
}
