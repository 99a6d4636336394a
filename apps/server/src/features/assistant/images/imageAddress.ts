import type { LinkSigner } from '../../../blobs/createLinkSigner.ts';

const LIFE_S = 3600;

/** What the address of an image is signed over. */
export function imageSubject(imageId: string): string {
  return `ai-image/${imageId}`;
}

/** Where an image lies in the blob store. */
export function imageKey(imageId: string): string {
  return `assistant/${imageId}`;
}

/** The address of an image, good for an hour. */
export function imageAddress(links: LinkSigner, imageId: string): string {
  return `/api/v1/agent/image/${imageId}?${links.sign(imageSubject(imageId), LIFE_S).query}`;
}

/** The image that an address of ours names; undefined for any other address. */
export function imageOfAddress(address: string): string | undefined {
  if (!URL.canParse(address, 'http://localhost')) return undefined;
  return /^\/api\/v1\/agent\/image\/([\da-f-]{36})$/.exec(new URL(address, 'http://localhost').pathname)?.[1];
}
