type Node = {
  type?: unknown;
  entries?: unknown;
  wrapped?: unknown;
  item?: unknown;
  options?: unknown;
  literal?: unknown;
  pipe?: unknown;
  metadata?: unknown;
  getter?: unknown;
};

/** Describes a schema in one line, the way a type is written; what repeats inside itself ends in `…`. */
export function describeSchema(schema: unknown, inside: readonly unknown[] = []): string {
  const node = asNode(schema);
  if (typeof node.getter === 'function') return describeSchema(node.getter(), inside);
  if (inside.includes(schema)) return '…';
  const within = [...inside, schema];
  if (Array.isArray(node.pipe)) return describePipe(node.pipe, within);
  if (node.wrapped !== undefined) return describeSchema(node.wrapped, within);
  if (isEntries(node.entries)) return describeEntries(node.entries, within);
  if (node.item !== undefined) return `${describeSchema(node.item, within)}[]`;
  if (node.literal !== undefined) return quote(node.literal);
  if (Array.isArray(node.options)) {
    return node.options
      .map((option) => (isSchema(option) ? describeSchema(option, within) : quote(option)))
      .join(' | ');
  }
  return typeof node.type === 'string' ? (NAMES[node.type] ?? node.type) : 'unknown';
}

const NAMES: Readonly<Record<string, string>> = { string: 'text', boolean: 'flag', any: 'unknown' };

function describePipe(pipe: readonly unknown[], inside: readonly unknown[]): string {
  for (const action of pipe) {
    const { metadata } = asNode(action);
    if (!isMetadata(metadata)) continue;
    if (metadata.is === 'list') return `${describeSchema(metadata.of, inside)}[]`;
    return metadata.of === undefined ? metadata.is : describeSchema(metadata.of, inside);
  }
  return describeSchema(pipe[0], inside);
}

function describeEntries(entries: Record<string, unknown>, inside: readonly unknown[]): string {
  const fields = Object.entries(entries).map(([name, schema]) => {
    const optional = asNode(schema).type === 'optional' ? '?' : '';
    return `${name}${optional}: ${describeSchema(schema, inside)}`;
  });
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

function quote(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}

function asNode(value: unknown): Node {
  return typeof value === 'object' && value !== null ? value : {};
}

function isSchema(value: unknown): boolean {
  return asNode(value).type !== undefined;
}

function isEntries(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isMetadata(value: unknown): value is { is: string; of?: unknown } {
  return typeof value === 'object' && value !== null && 'is' in value && typeof value.is === 'string';
}
