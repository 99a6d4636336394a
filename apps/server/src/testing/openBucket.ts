import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

/** An S3 server of a test. */
export type TestBucket = {
  /** What `BLOB_URL` says for it. */
  readonly url: string;
  close(): Promise<void>;
};

/** Starts one with a bucket; `env` gets the keys of access that it checks. */
export async function openBucket(env: NodeJS.ProcessEnv): Promise<TestBucket> {
  const directory = mkdtempSync(join(tmpdir(), 'portal-bucket-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'portal', configs: [] }],
  });
  const { port } = await server.run();
  Object.assign(env, { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' });
  return {
    url: `s3://portal/files?endpoint=http://127.0.0.1:${port}`,
    async close() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
