import {
  type Contract,
  contract,
  type Menu,
  type RequestOf,
  type ResponseOf,
} from '@portal/api-client/contract';
import { operatorContract } from '@portal/api-client/contract/operator';
import { eq } from 'drizzle-orm';
import { createServices } from '../createServices.ts';
import type { Database } from '../db/Database.ts';
import { memberships, users } from '../db/schema/identity.ts';
import type { SignInDoor } from '../features/account/oidc/SignInDoor.ts';
import { createHandlers } from '../features/createHandlers.ts';
import { createOperatorHandlers } from '../features/operator/createOperatorHandlers.ts';
import type { OperatorContract } from '../features/operator/OperatorHandlers.ts';
import type { AppDeps } from '../http/AppDeps.ts';
import { createApp } from '../http/createApp.ts';
import type { PortalContract } from '../http/handlers.ts';
import type { Extension } from '../lifecycle/Extension.ts';
import { createLogger } from '../log/createLogger.ts';
import type { ServerServices } from '../ServerServices.ts';
import { createRuntimeConfig } from '../settings/createRuntimeConfig.ts';
import { createAppsOrigin } from '../static/createAppsOrigin.ts';
import { createTestClock, type TestClock } from './createTestClock.ts';

/** The time at which the demo data of tests was made. */
export const DEMO_NOW = new Date('2026-11-21T08:00:00.000Z');

/** An answer's envelope. */
type Answer<Data> = { status: number; code: string; message: string; data: Data };

/** Who calls, in which company when there are several, and in which language. */
type CallAs = { as?: string; companyId?: string; language?: string };

/** Every call that the server answers. */
type Calls = PortalContract & OperatorContract;

/** Makes calls of the contract by name. */
type Caller = {
  /** Sends a call and gives its data; throws when it was refused. */
  call<Name extends keyof Calls>(
    name: Name,
    request: RequestOf<Calls[Name]>,
    as?: CallAs,
  ): Promise<ResponseOf<Calls[Name]>>;
  /** Sends a call, whatever its request, and gives the whole answer. */
  ask(name: keyof Calls, request: unknown, as?: CallAs): Promise<Answer<unknown>>;
};

/** The application over a database with demo data, spoken to by call name and demo account: a session per call. */
export type DemoServer = Caller & {
  db: Database;
  app: ReturnType<typeof createApp>;
  /** The apps' origin, with the pages that stand for other parties'. */
  apps: ReturnType<typeof createAppsOrigin>;
  clock: TestClock;
  services: ServerServices;
  /** A session that stays the same over its calls. */
  signIn(as?: CallAs): Promise<Pick<Caller, 'call' | 'ask'> & { token: string }>;
  /** Whoever holds a token. */
  as(token: string): Pick<Caller, 'call' | 'ask'>;
  /** The leaves of a system's menu tree as an account sees them. */
  leavesOf(as: string, serviceId?: string): Promise<(Menu & { menuId: string })[]>;
};

const HEADERS = { 'content-type': 'application/json', host: 'portal.test:4400', 'user-agent': 'test' };

/** Doors to sign in by, what the environment says, and where some calls read. */
type DemoOptions = {
  signIns?: readonly SignInDoor[];
  env?: Record<string, string>;
  replica?: AppDeps['replica'];
};

/** Makes the application over a seeded database; answers are checked against the contract. */
export async function openDemoServer(
  db: Database,
  extension?: Pick<Extension, 'ports' | 'pages' | 'config'>,
  { signIns = [], env = {}, replica }: DemoOptions = {},
): Promise<DemoServer> {
  const log = createLogger({ level: 'silent' });
  const clock = createTestClock(DEMO_NOW);
  const runtimeConfig = createRuntimeConfig({
    appsPort: () => 4401,
    portalPort: () => 4400,
    overridesFile: '/nowhere/portal.config.json',
    ...(extension && { extra: extension.config, ports: extension.ports }),
    isDevelopment: false,
    env: {},
  });
  const { services } = await createServices({
    db,
    clock,
    log,
    runtimeConfig,
    ports: { readsOutbox: true, ...extension?.ports },
    signIn: () => signIns,
    env,
  });
  const deps: AppDeps = {
    db,
    replica,
    clock,
    log,
    services,
    handlers: createHandlers(),
    operatorHandlers: createOperatorHandlers(),
    allowedOrigins: [],
    trustProxy: 'none',
    checkAnswers: true,
  };
  const app = createApp(deps);
  const apps = createAppsOrigin(deps, {
    appsFolder: '/nowhere',
    portalOrigins: () => ['http://portal.test:4400'],
    pages: extension?.pages,
  });
  const calls: Contract = { ...contract, ...operatorContract };

  const signIn = async ({ as = 'owner', companyId }: CallAs) => {
    const [person] = await db
      .select({ userId: users.id, home: memberships.companyId })
      .from(users)
      .innerJoin(memberships, eq(memberships.userId, users.id))
      .where(eq(users.userName, as))
      .orderBy(memberships.position)
      .limit(1);
    if (!person) throw new Error(`No demo account ${as}`);
    const bearer = { address: '127.0.0.1', userAgent: 'test' };
    return services.sessions.create(db, {
      ...bearer,
      userId: person.userId,
      companyId: companyId ?? person.home,
      autoLogin: false,
    });
  };

  const send = async (token: string, name: keyof Calls, request: unknown, language = 'zh-CN') => {
    const headers = { ...HEADERS, authorization: token, 'accept-language': language };
    const { method = 'POST', path = '' } = calls[name] ?? {};
    const fields = Object.entries(request ?? {});
    const query = method === 'GET' ? `?${new URLSearchParams(fields)}` : '';
    const url = path.replace(/\{(\w+)\}/g, (_all, key) => String(new Map(fields).get(key))) + query;
    const body = method === 'GET' ? undefined : JSON.stringify(request);
    const answer = await app.request(url, { method, headers, body });
    const envelope = (await answer.json()) as Omit<Answer<unknown>, 'status'>;
    return { ...envelope, status: answer.status };
  };
  const callerOf = (tokenOf: (as?: CallAs) => Promise<string>): Caller => ({
    ask: async (name, request, as) => send(await tokenOf(as), name, request, as?.language),
    async call(name, request, as) {
      const answer = await send(await tokenOf(as), name, request, as?.language);
      if (answer.code !== '200') throw new Error(`${name} was refused: ${answer.code} ${answer.message}`);
      return answer.data as never;
    },
  });
  const perCall = callerOf(async (as = {}) => (await signIn(as)).token);

  return {
    db,
    app,
    apps,
    clock,
    services,
    ...perCall,
    async signIn(as = {}) {
      const { token } = await signIn(as);
      return { token, ...callerOf(async () => token) };
    },
    as: (token) => callerOf(async () => token),
    async leavesOf(as, serviceId = 'svc-erp') {
      const tree = await perCall.call(
        'getMenuTreeByServiceAndRole',
        { serviceId, systemCode: 'ERP' },
        { as },
      );
      const flatten = (menus: readonly Menu[] = []): Menu[] =>
        menus.flatMap((menu) => [menu, ...flatten(menu.childMenus)]);
      return flatten(tree.childMenus)
        .filter((menu) => menu.lastMenu === 2)
        .map((menu) => ({ ...menu, menuId: menu.menuId ?? '' }));
    },
  };
}
