import { announcementTypes, isVisitAddress, KeyFeatureSchema } from '@portal/api-client/contract';
import * as v from 'valibot';

/** Characters that a page can sanitise and show in a moment. */
const LONGEST_CONTENT = 256 * 1024;
const TYPES: readonly number[] = Object.values(announcementTypes);

/** What is wrong with the content of an announcement; undefined when it can be published. */
export function contentProblem(type: number, content: string): string | undefined {
  if (!TYPES.includes(type)) return `--type must be one of ${TYPES.join(', ')}.`;
  if (content.length > LONGEST_CONTENT) return 'The content is longer than 256 kB.';
  if (type !== announcementTypes.keyFeature) return undefined;
  const value = parseJson(content);
  const parsed = v.safeParse(KeyFeatureSchema, Array.isArray(value) ? undefined : value);
  const addresses = parsed.success && [
    parsed.output.visitLink,
    ...parsed.output.fileList.map(({ url }) => url),
  ];
  if (!addresses || addresses.some((address) => !isAddress(address)))
    return 'Type 7 takes JSON such as {"visitLink":"https://…","fileList":[]}.';
  return undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether it leads to a page, whose host is what it looks like, or to a file of ours. */
function isAddress(address: string | undefined): boolean {
  return address === undefined || /^\/(?![/\\])/.test(address) || isVisitAddress(address);
}
