import { isVisitAddress, KeyFeatureSchema } from '@portal/api-client/contract';
import * as v from 'valibot';

/** Whether pages can show this content of a key feature, and follow its addresses. */
export function isKeyFeature(content: string): boolean {
  const value = parseJson(content);
  const parsed = v.safeParse(KeyFeatureSchema, Array.isArray(value) ? undefined : value);
  if (!parsed.success) return false;
  const { visitLink, fileList } = parsed.output;
  return [visitLink, ...fileList.map(({ url }) => url)].every(isAddress);
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
