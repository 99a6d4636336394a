export { createFakePortal, type FakePortal, type FakePortalCall } from './createFakePortal.ts';
export { createStandaloneGuest, type StandaloneGuestOptions } from './createStandaloneGuest.ts';
export { mountStandalone } from './mountStandalone.ts';
