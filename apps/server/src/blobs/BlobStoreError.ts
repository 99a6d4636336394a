/** A store of files that could not be reached, or refused; what was asked for is not done, and may be asked for again. */
export class BlobStoreError extends Error {
  override name = 'BlobStoreError';
}
