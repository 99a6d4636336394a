import { registerHooks } from 'node:module';

/** What stands in for each module of traces: the same names, and nothing behind them. */
const EMPTY: Readonly<Record<string, string>> = {
  beginTracing: 'export const beginTracing = async () => undefined;',
  traceJobs: 'export const traceJobs = (handlers) => handlers;',
  traceSockets: 'export const traceSockets = (joined) => joined;',
  addPageTraces: 'export const addPageTraces = () => undefined;',
};

// Loaded by `--import` before a server, which then has no code of traces at all.
registerHooks({
  load(url, context, next) {
    const [, name = ''] = /\/apps\/server\/src\/tracing\/(\w+)\.ts$/.exec(url) ?? [];
    const source = EMPTY[name];
    return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true };
  },
});
