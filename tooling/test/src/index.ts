export { definePackageTests, type PackageTestsOptions } from './definePackageTests.ts';
export { type FoundBrowser, findBrowser, findTestChromium } from './findBrowser.ts';
