import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { createPostgresBlobStore, type Database, storePublicFile } from '@portal/server/data';
import { mediaToken } from '../mediaToken.ts';
import { guideClips } from './guideClips.ts';

const MEDIA = join(import.meta.dirname, '../media/guide');
const TYPES: Readonly<Record<string, string>> = {
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.vtt': 'text/vtt',
};

/** Stores the guide's clips with their pictures and captions. */
export async function seedGuideClips(db: Database): Promise<void> {
  for (const name of guideClips.flatMap(({ files }) => files)) {
    await storePublicFile(db, createPostgresBlobStore({ db }), {
      token: mediaToken(name),
      kind: 'media',
      name,
      contentType: TYPES[extname(name)] ?? '',
      position: 0,
      pieces: [await readFile(join(MEDIA, name))],
    });
  }
}
