const DOC_ID = /^[a-z0-9][a-z0-9-]{0,59}$/;

/** The document that an address names; `invalid` when it names something that no document can be called. */
export function docIdOf(path: string): string | 'invalid' | undefined {
  const named = new URLSearchParams(path.split('?')[1]).get('docId');
  if (!named) return undefined;
  return DOC_ID.test(named) ? named : 'invalid';
}
