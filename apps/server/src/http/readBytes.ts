import { HttpError } from './errors.ts';

/** Bytes a request's body may have. */
const MAX_BODY_BYTES = 1024 * 1024;

/** The whole body of a request; one that is too large is refused before it fills the memory. */
export async function readBytes(request: Request): Promise<Buffer> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES)
    throw new HttpError(413, 'tooLarge');
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > MAX_BODY_BYTES) {
      reader.cancel().catch(() => {});
      throw new HttpError(413, 'tooLarge');
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}
