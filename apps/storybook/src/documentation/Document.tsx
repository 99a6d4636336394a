import { Markdown } from '@storybook/addon-docs/blocks';
import { siteLinks } from './siteLinks.ts';

/** A document of the repository as a page of this site; its links to other documents lead to their pages. */
export function Document({ text }: { text: string }) {
  return <Markdown>{siteLinks(text)}</Markdown>;
}
