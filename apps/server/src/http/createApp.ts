import { contract } from '@portal/api-client/contract';
import { operatorContract } from '@portal/api-client/contract/operator';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { AppDeps, AppEnv } from './AppDeps.ts';
import { addGuards } from './addGuards.ts';
import { addHooks } from './addHooks.ts';
import { addPolicyReports } from './addPolicyReports.ts';
import { answerError } from './answerError.ts';
import { HttpError } from './errors.ts';
import { registerHandlers } from './registerHandlers.ts';

/** The calls of the contract as an application that does not listen: tests send it requests by `app.request()`. */
export function createApp(deps: AppDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError((error, c) => answerError(c, error, deps));
  if (deps.trace) app.use(deps.trace);
  // Answers are lists of look-alike records: a menu tree shrinks to a tenth. Event streams are left alone.
  for (const calls of ['/sso/*', '/api/*', '/config.json']) app.use(calls, compress());
  addGuards(app, deps);
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', async (c) => {
    const ready = deps.isReady ? await deps.isReady().catch(() => false) : true;
    return c.json({ status: ready ? 'ready' : 'not ready' }, ready ? 200 : 503);
  });
  addPolicyReports(app, deps);
  addHooks(app, deps);
  registerHandlers(app, contract, deps.handlers, deps);
  if (deps.operatorHandlers) registerHandlers(app, operatorContract, deps.operatorHandlers, deps);
  app.notFound((c) => answerError(c, new HttpError(404, 'notFound'), deps));
  return app;
}
