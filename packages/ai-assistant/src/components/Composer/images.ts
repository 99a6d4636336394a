/** A picture beside the text: on its way, stored, or refused. */
export type PendingImage = {
  id: string;
  name: string;
  /** Shown while it is small. */
  preview: string;
  status: 'uploading' | 'ready' | 'failed';
  /** Its address once it is stored. */
  url?: string;
};

/** Why a file is not taken. */
export type ImageProblem = 'not-an-image' | 'too-large' | 'too-many';

/** What a question may carry; the server checks it again. */
export const IMAGE_LIMITS = { count: 3, bytes: 8 * 1024 * 1024 } as const;

/** First bytes of the kinds that are taken: a name can be anything. */
const BEGINNINGS: readonly (readonly (number | undefined)[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0x52, 0x49, 0x46, 0x46, undefined, undefined, undefined, undefined, 0x57, 0x45, 0x42, 0x50],
];

/** Returns whether bytes begin like a JPEG, PNG or WebP. */
function isImage(beginning: Uint8Array): boolean {
  return BEGINNINGS.some((bytes) => bytes.every((byte, at) => byte === undefined || beginning[at] === byte));
}

/** Returns why a file cannot be taken, judged by its content and not by its name; undefined when it can. */
export async function checkImage(file: Blob, present: number): Promise<ImageProblem | undefined> {
  if (present >= IMAGE_LIMITS.count) return 'too-many';
  const beginning = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  if (!isImage(beginning)) return 'not-an-image';
  return file.size > IMAGE_LIMITS.bytes ? 'too-large' : undefined;
}
