/** Data with a help document of their own; every other list is one that a company keeps itself. */
const OWN_DOCUMENTS = ['orders', 'stock', 'listings', 'reviews', 'ads', 'sales', 'downloads'];

/** The help document of the pages that show a kind of data. */
export function helpDocumentOf(resource: string): string {
  return `help-${OWN_DOCUMENTS.includes(resource) ? resource : 'records'}`;
}
