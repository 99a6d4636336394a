import { definePackageTests } from '@portal/tooling-test';

export default definePackageTests(import.meta.dirname, {
  asInNode: true,
  sharesModules: true,
  testTimeoutMs: 30_000,
  globalSetup: ['src/testing/globalSetup.ts'],
});
