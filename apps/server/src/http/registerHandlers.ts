import { createHash } from 'node:crypto';
import type { Contract, Endpoint } from '@portal/api-client/contract';
import type { Context, Hono } from 'hono';
import { knowsTag, sendFile } from '../static/sendFile.ts';
import type { AppDeps, AppEnv } from './AppDeps.ts';
import { answerError } from './answerError.ts';
import { createContext } from './createContext.ts';
import { HttpError } from './errors.ts';
import type { HandlersOf } from './handlers.ts';
import { KeptAnswer } from './KeptAnswer.ts';
import { readRequest } from './readRequest.ts';
import { readsOnReplica } from './replicaCalls.ts';

type AnyHandler = (request: unknown, context: unknown) => Promise<unknown>;

/** Adds a route for every call of a contract; a call without a handler or a handler without a call throws. */
export function registerHandlers<C extends Contract>(
  app: Hono<AppEnv>,
  contract: C,
  handlers: HandlersOf<C>,
  deps: AppDeps,
): void {
  const calls: Contract = contract;
  const byName = handlers as Readonly<Record<string, AnyHandler | undefined>>;
  const orphans = Object.keys(handlers).filter((name) => !calls[name]);
  if (orphans.length > 0) throw new Error(`Handlers without a call in the contract: ${orphans.join(', ')}`);
  for (const [name, endpoint] of Object.entries(calls)) {
    const handler = byName[name];
    if (!handler) throw new Error(`The call ${name} has no handler`);
    app.on(endpoint.method, routeOf(endpoint.path), (c) => answer(c, name, endpoint, handler, deps));
  }
  refuseOtherMethods(app, calls, deps);
}

/** A call's address that is asked by another method says which it takes. */
function refuseOtherMethods(app: Hono<AppEnv>, calls: Contract, deps: AppDeps): void {
  const allowed = new Map<string, Set<string>>();
  for (const { method, path } of Object.values(calls)) {
    const methods = allowed.get(path) ?? new Set<string>();
    for (const one of method === 'GET' ? ['GET', 'HEAD'] : [method]) methods.add(one);
    allowed.set(path, methods);
  }
  for (const [path, methods] of allowed)
    app.all(routeOf(path), (c) => {
      c.header('Allow', [...methods].join(', '));
      return answerError(c, new HttpError(405, 'methodNotAllowed'), deps);
    });
}

/** A path of the contract in the router's notation. */
export function routeOf(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

async function answer(
  c: Context<AppEnv>,
  name: string,
  endpoint: Endpoint,
  handler: AnyHandler,
  deps: AppDeps,
): Promise<Response> {
  c.set('call', name);
  try {
    const context = await createContext(c, name, endpoint, deps);
    const request = await readRequest(c, endpoint);
    const data =
      deps.replica && readsOnReplica(name)
        ? await deps.replica.read((db) => handler(request, { ...context, db }))
        : await handler(request, context);
    if (data instanceof Response) return data;
    if (data instanceof KeptAnswer) return await sendKept(c, name, endpoint, data, deps);
    if (deps.checkAnswers) await checkAnswer(name, endpoint, data);
    const message = endpoint.successMessage ?? '';
    if (endpoint.answer !== 'json') c.set('code', '200');
    const body = endpoint.answer === 'json' ? data : { code: '200', message, data: data ?? null };
    return endpoint.tagged ? sendTagged(c, JSON.stringify(body)) : c.json(body);
  } catch (error) {
    return answerError(c, error, deps);
  }
}

async function sendKept(
  c: Context<AppEnv>,
  name: string,
  endpoint: Endpoint,
  { file }: KeptAnswer<unknown>,
  deps: AppDeps,
): Promise<Response> {
  if (deps.checkAnswers) await checkAnswer(name, endpoint, JSON.parse(String(file.content)).data);
  c.set('code', '200');
  return sendFile(c, file, {});
}

/** The tag is weak: an answer may be compressed on its way. */
function sendTagged(c: Context<AppEnv>, text: string): Response {
  const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  const headers = { ETag: tag, 'Content-Type': 'application/json' };
  return knowsTag(c, tag) ? c.body(null, 304, headers) : c.body(text, 200, headers);
}

async function checkAnswer(name: string, endpoint: Endpoint, data: unknown): Promise<void> {
  const result = await endpoint.response['~standard'].validate(data);
  if (result.issues) throw new Error(`${name} answers against its contract: ${result.issues[0]?.message}`);
}
