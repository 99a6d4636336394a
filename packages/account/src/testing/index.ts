export {
  createFakeApi,
  createFakeBrowser,
  createFakePorts,
  exampleAnswer,
  exampleChoice,
  exampleUser,
  type FakeBrowser,
} from './createFakePorts.ts';
