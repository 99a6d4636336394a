export { createFakePortal, type FakePortal, type FakePortalCall } from './createFakePortal.ts';
export { createStandaloneGuest, type StandaloneGuestOptions } from './createStandaloneGuest.ts';
export { mountStandalone, standalone } from './mountStandalone.ts';
