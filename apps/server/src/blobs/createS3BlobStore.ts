import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import type { ListedBlobStore } from './BlobStore.ts';
import { BlobStoreError } from './BlobStoreError.ts';
import { inChunks } from './inChunks.ts';
import { nameOf } from './nameOf.ts';
import { wholeFiles } from './wholeFiles.ts';

/** Where an S3-compatible store is; keys of access come from the environment, as its client reads them. */
export type S3Place = {
  bucket: string;
  /** Before all keys; empty or with a slash at its end. */
  prefix: string;
  region: string;
  /** Of another provider than AWS. */
  endpoint: string | undefined;
};

/** The least that a part of a large file has but the last. */
const PART_BYTES = 5 * 1024 * 1024;
const TIMES = { connectionTimeout: 3_000, socketTimeout: 30_000 };

/** A blob store in a bucket. Large files go in parts, and are there once all parts are. */
export function createS3BlobStore({ bucket, prefix, region, endpoint }: S3Place): ListedBlobStore {
  const client = new S3Client({
    region,
    maxAttempts: 3,
    requestHandler: TIMES,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint && { endpoint, forcePathStyle: true }),
  });
  const at = (companyId: string, key: string) => ({
    Bucket: bucket,
    Key: `${prefix}${[companyId, ...key.split('/')].map(nameOf).join('/')}`,
  });

  async function writeParts(
    place: ReturnType<typeof at>,
    contentType: string,
    chunks: AsyncIterable<Buffer>,
  ): Promise<void> {
    const begin = new CreateMultipartUploadCommand({ ...place, ContentType: contentType });
    const { UploadId } = await told(client.send(begin));
    const upload = { ...place, UploadId };
    try {
      const Parts: { ETag: string | undefined; PartNumber: number }[] = [];
      for await (const Body of chunks) {
        const PartNumber = Parts.length + 1;
        const { ETag } = await told(client.send(new UploadPartCommand({ ...upload, PartNumber, Body })));
        Parts.push({ ETag, PartNumber });
      }
      await told(client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } })));
    } catch (error) {
      await client.send(new AbortMultipartUploadCommand(upload)).catch(() => {});
      throw error;
    }
  }

  return wholeFiles({
    async write(companyId, key, contentType, pieces) {
      const place = at(companyId, key);
      const chunks = inChunks(pieces, PART_BYTES);
      const first = (await chunks.next()).value ?? Buffer.alloc(0);
      let size = first.length;
      if (first.length < PART_BYTES) {
        await told(client.send(new PutObjectCommand({ ...place, ContentType: contentType, Body: first })));
        return size;
      }
      const all = async function* () {
        yield first;
        for await (const chunk of chunks) {
          size += chunk.length;
          yield chunk;
        }
      };
      await writeParts(place, contentType, all());
      return size;
    },
    async open(companyId, key) {
      const place = at(companyId, key);
      const head = await told(client.send(new HeadObjectCommand(place)).catch(orMissing));
      if (!head) return undefined;
      const size = head.ContentLength ?? 0;
      return {
        contentType: head.ContentType ?? '',
        size,
        async *read({ start, end } = { start: 0, end: size - 1 }) {
          if (end < start) return;
          const range = { ...place, Range: `bytes=${start}-${end}` };
          const part = await told(client.send(new GetObjectCommand(range)));
          if (!part.Body) throw new Error(`The file ${key} was removed while it was read`);
          yield* part.Body as AsyncIterable<Uint8Array>;
        },
      };
    },
    async remove(companyId, key) {
      await told(client.send(new DeleteObjectCommand(at(companyId, key))));
    },
    async *list() {
      let ContinuationToken: string | undefined;
      do {
        const page = await told(
          client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, ContinuationToken })),
        );
        for (const { Key = '' } of page.Contents ?? []) {
          const [companyId = '', ...key] = Key.slice(prefix.length).split('/').map(decodeURIComponent);
          yield { companyId, key: key.join('/') };
        }
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
  });
}

function orMissing(error: unknown): undefined {
  if (error instanceof S3ServiceException && error.name === 'NotFound') return undefined;
  throw error;
}

/** What the store answers; what fails is told as the store's. */
async function told<Answer>(asked: Promise<Answer>): Promise<Answer> {
  return asked.catch((error) => {
    const why = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    throw new BlobStoreError(`The store of BLOB_URL could not be used: ${why}`, { cause: error });
  });
}
