import { eq } from 'drizzle-orm';
import { aiImages } from '../../../db/schema/assistant.ts';
import { HttpError } from '../../../http/errors.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { imageKey, imageSubject } from './imageAddress.ts';

/** The image of a signed address. */
export const getAgentImage: Handlers['getAgentImage'] = async ({ id, expires, sign }, { db, services }) => {
  if (services.links.check(imageSubject(id), { expires, sign }) !== 'good')
    throw new HttpError(403, 'forbidden');
  const [image] = await db.select().from(aiImages).where(eq(aiImages.imageId, id)).limit(1);
  const file = image && (await services.blobs.get(image.companyId, imageKey(id)));
  if (!file) throw new HttpError(404, 'notFound');
  return new Response(new Uint8Array(file.content), {
    headers: {
      'Content-Type': file.contentType,
      'Content-Length': String(file.content.length),
      'Content-Disposition': 'inline',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, max-age=3600, no-transform',
    },
  });
};
