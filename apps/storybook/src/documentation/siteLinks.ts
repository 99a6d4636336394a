/** Documents that have a page here, by the end of their path. */
const PAGES: Record<string, string> = {
  'embedding.md': 'documentation-embed-a-system-putting-your-system-in',
  'first-hour.md': 'documentation-run-the-portal-the-first-hour',
  'deployment.md': 'documentation-run-the-portal-deployment',
  'operations.md': 'documentation-run-the-portal-operations',
  'extending.md': 'documentation-run-the-portal-extending',
  'architecture.md': 'documentation-run-the-portal-architecture',
  'lifetimes.md': 'documentation-embed-one-package-who-makes-it-ends-it',
  'glossary.md': 'documentation-run-the-portal-glossary',
};
const LINK = /\[([^\]]+)\]\((?!https?:|#|mailto:)([^)\s]+)\)/g;
const PACKAGE = /packages\/([a-z-]+)\/README\.md$/;

/** Leads relative links of a document to pages of this site; what has no page here is left as its words. */
export function siteLinks(text: string): string {
  return text.replace(LINK, (_link, words: string, target: string) => {
    const [path = ''] = target.split('#');
    const readme = PACKAGE.exec(path)?.[1];
    const page = readme ? `documentation-embed-one-package-${readme}` : PAGES[path.split('/').at(-1) ?? ''];
    return page ? `[${words}](?path=/docs/${page}--docs)` : words;
  });
}
