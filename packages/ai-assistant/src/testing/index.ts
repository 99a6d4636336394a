export type { CreateFakeTransportOptions, FakeTransport } from './createFakeTransport.ts';
export { createFakeTransport } from './createFakeTransport.ts';
