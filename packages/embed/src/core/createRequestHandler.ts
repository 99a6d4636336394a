import * as v from 'valibot';
import { DEFAULT_CAPABILITIES, REQUEST_CAPABILITIES, type RequestType } from './capabilities.ts';
import { REQUEST_BURST, REQUESTS_PER_SECOND } from './constants.ts';
import { createRateLimit } from './createRateLimit.ts';
import { GuestRefusal } from './errors.ts';
import { type HostAnswer, PROTOCOL, type RefusalCode, type Welcome } from './protocol.ts';
import { REQUEST_SCHEMAS, type RequestPayloads, requestSchema } from './schemas.ts';
import type { PageScope } from './scope.ts';
import type { ErrorReport, GuestIdentity, MicroAppEntry, PortalHost } from './types.ts';

/** What answers an app, and in whose name. */
export type RequestHandlerOptions = {
  entry: MicroAppEntry;
  from: GuestIdentity;
  portal: PortalHost;
  welcome: () => Omit<Welcome, 'v' | 'app' | 'paneId'>;
  now: () => number;
  onPathChange: (path: string, replace: boolean) => void;
  onErrorReport: (report: ErrorReport & { errorCode: number }) => void;
  /** True once the pane is gone: whatever its app still asks is refused. */
  isClosed?: () => boolean;
  /** Called for every refused request, so that the shell can count and show them. */
  onRefusal?: (code: RefusalCode, type: string) => void;
};

type Handlers = {
  [Type in RequestType]: (payload: RequestPayloads[Type], from: GuestIdentity) => unknown;
};

/** Answers a frame's requests: checks form, version, capability and rate first, and never throws. */
export function createRequestHandler(
  options: RequestHandlerOptions,
): (request: unknown) => Promise<HostAnswer> {
  const { entry, onRefusal } = options;
  const handlers = createHandlers(options);
  const mayPass = createRateLimit({ perSecond: REQUESTS_PER_SECOND, burst: REQUEST_BURST, now: options.now });
  const granted = new Set<string>(entry.capabilities ?? DEFAULT_CAPABILITIES);

  const refuse = (code: RefusalCode, type: string, message: string): HostAnswer => {
    onRefusal?.(code, type);
    return { ok: false, error: { code, message } };
  };

  return async (request) => {
    const outer = v.safeParse(requestSchema, request);
    if (!outer.success) return refuse('invalid-message', '', 'a request is { v, type, payload }');
    const { type, payload } = outer.output;
    const shown = type.slice(0, 64);
    if (outer.output.v !== PROTOCOL.version)
      return refuse('unsupported-version', shown, `this portal speaks version ${PROTOCOL.version}`);
    if (options.isClosed?.()) return refuse('closed', shown, 'this pane is closed');
    if (!isRequestType(type)) return refuse('unknown-type', shown, `no request is called ${shown}`);
    if (!mayPass()) return refuse('too-many-requests', type, 'slow down');
    const capability = REQUEST_CAPABILITIES[type];
    if (capability && !granted.has(capability))
      return refuse('not-allowed', type, `${entry.name} is not granted ${capability}`);
    const checked = v.safeParse(REQUEST_SCHEMAS[type], payload);
    if (!checked.success) return refuse('invalid-message', type, `the payload of ${type} does not fit`);
    if (type === 'getCookie' && !mayRead(entry, (checked.output as RequestPayloads['getCookie']).name))
      return refuse('not-allowed', type, `${entry.name} may not read this cookie`);
    try {
      const handle = handlers[type] as (payload: unknown, from: GuestIdentity) => unknown;
      const { app, paneId } = options.from;
      return { ok: true, data: await handle(checked.output, { app, paneId }) };
    } catch (error) {
      if (error instanceof GuestRefusal) return refuse(error.code, type, error.message);
      return refuse('failed', type, `${type} failed`);
    }
  };
}

function createHandlers({ portal, welcome, onPathChange, onErrorReport }: RequestHandlerOptions): Handlers {
  return {
    hello: (_nothing, from) =>
      ({ v: PROTOCOL.version, app: from.app, paneId: from.paneId, ...welcome() }) satisfies Welcome,
    routeChanged: ({ path, replace }) => onPathChange(path, replace ?? false),
    setTitle: ({ title }, from) => portal.setTitle(title, from),
    setBadge: ({ badge }, from) => portal.setBadge(badge, from),
    setDirty: ({ dirty }, from) => portal.setDirty(dirty, from),
    reportError: ({ errorCode = 404, ...report }) => onErrorReport({ errorCode, ...report }),
    getUserInfo: (_nothing, from) => portal.getUserInfo(from),
    getAccessToken: (_nothing, from) => portal.getAccessToken(from),
    getCookie: ({ name }, from) => portal.getCookie(name, from),
    navigate: (request, from) => portal.navigate(request, from),
    openDialog: ({ name, props }, from) => portal.openDialog(name, props, from),
    openMenu: ({ menuId }, from) => portal.openMenu(menuId, from),
    muteTimeChanged: (_nothing, from) => portal.muteTimeChanged(from),
    exportTask: (task, from) => portal.exportTask(task, from),
    stateChanged: ({ keys }, from) => portal.stateChanged(keys, from),
    setScope: ({ scope, chosen }, from) => portal.setScope?.(toScope(scope), chosen ?? false, from),
    logout: (_nothing, from) => portal.logout(from),
    key: (press, from) => portal.pressKey?.(press, from),
  };
}

/** A period that ends before it begins is none. */
function toScope(scope: RequestPayloads['setScope']['scope']): PageScope {
  const { period } = scope;
  return { ...scope, ...(period && period.from > period.to && { period: null }) } as PageScope;
}

/** A name that smells of a session is not read, whatever an operator wrote into the entry. */
const SECRET_COOKIE = /token|session|auth|sid$/i;

function mayRead({ cookies = [] }: MicroAppEntry, name: string): boolean {
  return cookies.includes(name) && !SECRET_COOKIE.test(name);
}

function isRequestType(type: string): type is RequestType {
  return Object.hasOwn(REQUEST_CAPABILITIES, type);
}
