// Chromium, Firefox and Safari each have words of their own, and no code.
const WORDS = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Whether an error says that a part of the page could not be loaded. */
export function isImportFailure(error: unknown): boolean {
  return error instanceof Error && WORDS.test(error.message);
}
