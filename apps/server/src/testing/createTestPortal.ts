import { Writable } from 'node:stream';
import {
  type Contract,
  contract,
  type Endpoint,
  type PublicKeyAnswer,
  type ResponseOf,
} from '@portal/api-client/contract';
import { createServices } from '../createServices.ts';
import type { OpenDatabase } from '../db/openDatabase.ts';
import { createHandlers } from '../features/createHandlers.ts';
import type { StoredAssistant } from '../features/setup/file/AssistantSchema.ts';
import type { AppDeps } from '../http/AppDeps.ts';
import { createApp } from '../http/createApp.ts';
import type { Handlers, PortalContract } from '../http/handlers.ts';
import { createLogger } from '../log/createLogger.ts';
import type { Ports } from '../ports/Ports.ts';
import { createRuntimeConfig } from '../settings/createRuntimeConfig.ts';
import { createTestClock, type TestClock } from './createTestClock.ts';
import { createTestDatabase } from './createTestDatabase.ts';
import { encryptPassword } from './encryptPassword.ts';
import { seedTestPeople, TEST_PASSWORD } from './seedTestPeople.ts';
import { seedTestTemplates } from './seedTestTemplates.ts';

/** What came back from a call; `data` is null when it was refused. */
type Answer<Name extends keyof Handlers> = {
  status: number;
  headers: Headers;
  code: string;
  message: string;
  data: ResponseOf<PortalContract[Name]>;
};

/** Who calls. */
type Caller = { token?: string; company?: string; headers?: Record<string, string> };

/** A server for a test: no port, a clock that stands still, its log kept. */
export type TestPortal = {
  readonly deps: AppDeps;
  readonly app: ReturnType<typeof createApp>;
  readonly database: OpenDatabase;
  readonly clock: TestClock;
  /** Everything that was logged, as text. */
  log(): string;
  /** Makes a call of the contract. */
  call<Name extends keyof Handlers>(name: Name, request?: unknown, caller?: Caller): Promise<Answer<Name>>;
  offer(): Promise<PublicKeyAnswer>;
  signIn(userName: string, password?: string, more?: object, caller?: Caller): Promise<Answer<'login'>>;
  close(): Promise<void>;
};

/** Makes the server with two companies and three users; `handlers` replace the real ones. */
export async function createTestPortal({
  handlers = {},
  env = {},
  ports = { readsOutbox: true },
  assistant,
  ...changes
}: Partial<Omit<AppDeps, 'handlers'>> & {
  handlers?: Partial<Handlers>;
  env?: Record<string, string>;
  /** @default the outbox is read by hand */
  ports?: Ports;
  /** @default by the environment alone */
  assistant?: () => StoredAssistant | undefined;
} = {}): Promise<TestPortal> {
  const database = await createTestDatabase();
  await seedTestPeople(database.db);
  await seedTestTemplates(database.db);
  const clock = createTestClock();
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const log = createLogger({ level: 'debug', destination });
  const runtimeConfig = createRuntimeConfig({
    appsPort: () => 4401,
    overridesFile: '/nowhere/portal.config.json',
    isDevelopment: false,
    env: {},
  });
  const { services } = await createServices({
    db: database.db,
    clock,
    log,
    runtimeConfig,
    env,
    ports,
    ...(assistant && { assistant }),
  });
  const deps: AppDeps = {
    db: database.db,
    clock,
    log,
    services,
    handlers: { ...createHandlers(), ...handlers },
    allowedOrigins: [],
    trustProxy: 'all',
    checkAnswers: true,
    ...changes,
  };
  const app = createApp(deps);
  const calls: Contract = contract;
  const call: TestPortal['call'] = async (name, request = {}, { token, company, headers } = {}) => {
    const endpoint = calls[name];
    if (!endpoint) throw new Error(`no call ${name}`);
    const fields = request as Record<string, string>;
    const path = endpoint.path.replace(/\{(\w+)\}/g, (whole, key: string) => fields[key] ?? whole);
    const answer = await app.request(path, {
      method: endpoint.method,
      headers: {
        ...(endpoint.method === 'POST' &&
          endpoint.body !== 'multipart' && {
            'content-type':
              endpoint.body === 'form' ? 'application/x-www-form-urlencoded' : 'application/json',
          }),
        ...(token && { authorization: token }),
        ...(company && { company }),
        'accept-language': 'en-US',
        ...headers,
      },
      ...(endpoint.method === 'POST' && { body: bodyOf(endpoint.body, fields) }),
    });
    const envelope = await answer.json();
    return { status: answer.status, headers: answer.headers, ...envelope };
  };
  const offer = async () => (await call('getPublicKey')).data;
  return {
    deps,
    app,
    database,
    clock,
    call,
    offer,
    log: () => lines.join(''),
    async signIn(userName, password = TEST_PASSWORD, more = {}, caller = {}) {
      return call('login', { userName, password: encryptPassword(await offer(), password), ...more }, caller);
    },
    close: () => database.close(),
  };
}

/** A request as it travels; the form data of a request name their own boundary. */
function bodyOf(type: Endpoint['body'], fields: Record<string, string>): string | FormData {
  if (type === 'form') return String(new URLSearchParams(fields));
  if (type !== 'multipart') return JSON.stringify(fields);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
