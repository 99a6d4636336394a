type Licence = { license?: { id?: string; name?: string }; expression?: string };

/** A list of materials of one package, as CycloneDX writes it. */
export type Bill = {
  metadata: { component: { name: string } };
  components?: { group?: string; name: string; version?: string; licenses?: Licence[] }[];
};

const REFUSED = /\bA?GPL\b/i;

/** Lists which licences stand behind each package; names what has none, or one that nothing published may carry. */
export function licenceList(bills: readonly Bill[]): { text: string; problems: string[] } {
  const problems: string[] = [];
  const parts = bills.map(({ metadata, components = [] }) => {
    const lines = components.map(({ group, name, version, licenses = [] }) => {
      const who = `${group ? `${group}/` : ''}${name}${version ? ` ${version}` : ''}`;
      const named = licenses.map(
        ({ license, expression }) => expression ?? license?.id ?? license?.name ?? '',
      );
      const licence = named.filter(Boolean).join(', ');
      if (licence === '') problems.push(`${who} names no licence`);
      // A choice of licences may have one that is fine.
      else if (licence.split(/ OR /i).every((one) => REFUSED.test(one)))
        problems.push(`${who} is ${licence}`);
      return `- ${who}: ${licence}`;
    });
    return `## ${metadata.component.name}\n\n${lines.sort().join('\n') || 'Nothing of others.'}\n`;
  });
  return {
    text: `# Licences of what is published with each package\n\n${parts.join('\n')}`,
    problems: [...new Set(problems)],
  };
}
