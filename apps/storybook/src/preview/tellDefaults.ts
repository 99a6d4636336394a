type Prop = { description?: string; defaultValue?: { value: string } | null };

/** What a prop is without being given stands behind its description as `@default …`; the table has a column for it. */
const DEFAULT = /\s*@default\s+([\s\S]*)$/;

/** Takes what docgen read of a component and moves the defaults into their column. */
export function tellDefaults<Docgen>(docgen: Docgen): Docgen {
  const { props } = (docgen ?? {}) as { props?: Record<string, Prop> };
  if (!props) return docgen;
  return {
    ...docgen,
    props: Object.fromEntries(Object.entries(props).map(([name, prop]) => [name, tellDefault(prop)])),
  };
}

function tellDefault(prop: Prop): Prop {
  const [tag, value] = DEFAULT.exec(prop.description ?? '') ?? [];
  if (!tag || !value) return prop;
  return {
    ...prop,
    description: prop.description?.replace(tag, ''),
    defaultValue: { value: value.replace(/\s+/g, ' ') },
  };
}
