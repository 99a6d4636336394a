export { definePackageTests, type PackageTestsOptions } from './definePackageTests.ts';
export { type FoundBrowser, findBrowser } from './findBrowser.ts';
