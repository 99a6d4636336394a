export { MockRefusal } from './MockRefusal.ts';
export type { MockHandler, MockHandlers } from './mockApi.ts';
export { mockApi } from './mockApi.ts';
