export type { FakeTab } from './createFakeBrowser.ts';
export { createFakeBrowser } from './createFakeBrowser.ts';
export { createFakeNews, exampleAnnouncement } from './createFakeNews.ts';
export type { FakeNotify } from './createFakeNotify.ts';
export { createFakeNotify } from './createFakeNotify.ts';
export type { FakeServer } from './createFakeServer.ts';
export { createFakeServer } from './createFakeServer.ts';
export { NotifyExample, type NotifyExampleProps } from './NotifyExample.tsx';
