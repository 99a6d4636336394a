import { posix } from 'node:path';

const LINK = /\]\((?!https?:|#|mailto:)([^)\s#]+)(#[^)\s]*)?\)/g;

/** A README whose links to files lead into the repository: on a registry's page there are none beside it. */
export function absoluteLinks(readme: string, { page, folder }: { page: string; folder: string }): string {
  return readme.replace(
    LINK,
    (_link, path: string, hash = '') => `](${page}/blob/HEAD/${posix.join(folder, path)}${hash})`,
  );
}
