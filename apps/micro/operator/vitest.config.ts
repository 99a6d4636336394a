import { definePackageTests } from '@portal/tooling-test';

export default definePackageTests(import.meta.dirname);
