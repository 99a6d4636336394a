import { storyNameFromExport } from 'storybook/internal/csf';

const RULE = /^(\[[A-Z]+\d+[a-z]?\]\s*)+/;

/**
 * Names a story as the state that it shows. A story that proves a rule carries the rule's sentence as the title of its
 * test, which is no name for a list: it goes by its export, `LongNames` or `long-names`, as "Long names".
 */
export function stateName(name: string, exported: string | undefined): string {
  return RULE.test(name) && exported ? sentenceCase(storyNameFromExport(exported)) : name;
}

/** The sentence of the rule that a story proves, without its id; undefined where it proves none. */
export function provenRule(name: string): string | undefined {
  return RULE.test(name) ? name.replace(RULE, '') : undefined;
}

function sentenceCase(name: string): string {
  const words = name.replaceAll('-', ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
