import { HttpError } from './errors.ts';

/** Bytes a request's body may have unless its call says otherwise. */
const MAX_BODY_BYTES = 1024 * 1024;

/** The whole body of a request; one that is too large is refused before it fills the memory. */
export async function readBytes(request: Request, most = MAX_BODY_BYTES): Promise<Buffer> {
  if (Number(request.headers.get('content-length') ?? 0) > most) throw new HttpError(413, 'tooLarge');
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > most) {
      reader.cancel().catch(() => {});
      throw new HttpError(413, 'tooLarge');
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks);
}
