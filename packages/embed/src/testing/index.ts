export { createFakePortal, type FakePortal, type FakePortalCall } from './createFakePortal.ts';
