export { createFakeFlowsApi } from './createFakeFlowsApi.ts';
export {
  createFakeApi,
  createFakeBrowser,
  createFakePorts,
  exampleAnswer,
  exampleChoice,
  exampleUser,
  type FakeBrowser,
} from './createFakePorts.ts';
export { createLoginDriver, type LoginDriver } from './createLoginDriver.ts';
