import { storyNameFromExport } from 'storybook/internal/csf';

const RULE = /^(\[[A-Z]+\d+[a-z]?\]\s*)+/;
const LANGUAGE = /\b(chinese|english|korean)\b/g;

/**
 * Names a story as the state that it shows. A story that proves a rule carries the rule's sentence as the title of its
 * test, which is no name for a list: it goes by its export, `LongNames` or `long-names`, as "Long names". So does one
 * without a name, which Storybook would call "Long Names".
 */
export function stateName(name: string, exported: string | undefined): string {
  if (!exported) return name;
  const state = storyNameFromExport(exported);
  return RULE.test(name) || name === state ? sentenceCase(state) : name;
}

/** The sentence of the rule that a story proves, without its id; undefined where it proves none. */
export function provenRule(name: string): string | undefined {
  return RULE.test(name) ? name.replace(RULE, '') : undefined;
}

function sentenceCase(name: string): string {
  const words = name
    .replaceAll('-', ' ')
    .toLowerCase()
    .replace(LANGUAGE, (language) => language.charAt(0).toUpperCase() + language.slice(1));
  return words.charAt(0).toUpperCase() + words.slice(1);
}
