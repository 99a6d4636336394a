import { definePackageTests } from '@portal/tooling-test';

export default definePackageTests(import.meta.dirname, {
  testTimeoutMs: 30_000,
  sharesModules: true,
  globalSetup: ['../server/src/testing/globalSetup.ts'],
});
