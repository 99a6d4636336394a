/** What a person who wonders whether to use a package looks for. */
const SECTIONS = ['Install', 'Usage', 'Options', 'Events', 'Theming', 'Accessibility', 'Limits', 'More'];
const PURPOSE = '**Use it**';

/** The sections that a README should have and has not; one without a word in it counts as missing. */
export function missingSections(readme: string): string[] {
  const missing = SECTIONS.filter((name) => !new RegExp(`^## ${name}\\n+[^#\\s]`, 'm').test(readme));
  return readme.includes(PURPOSE) ? missing : [`when to use it (${PURPOSE} …)`, ...missing];
}
