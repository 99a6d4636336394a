import { randomUUID } from 'node:crypto';
import { aiCodes, aiLimits } from '@portal/api-client/contract/ai';
import { and, eq, gt, sql } from 'drizzle-orm';
import { aiImages } from '../../../db/schema/assistant.ts';
import { BusinessError, tooMany } from '../../../http/errors.ts';
import { readImageInfo } from '../../profile/readImageInfo.ts';
import type { AssistantContext } from '../AssistantContext.ts';
import { imageAddress, imageKey } from './imageAddress.ts';

/** Uploads of one person in a minute, and pixels of one image. */
const UPLOADS_A_MINUTE = 20;
const MOST_PIXELS = 40_000_000;
const MOST_SIDE = 16_384;

/** Keeps an image of the caller's and gives its address; kind and size are read from its bytes, its name is not kept. */
export async function uploadImage(context: AssistantContext, file: File | undefined): Promise<string> {
  const { db, clock, services, userId, companyId } = context;
  const refused = new BusinessError(aiCodes.imageRefused, 'aiImageRefused');
  if (!file || file.size === 0 || file.size > aiLimits.imageBytes) throw refused;
  const bytes = Buffer.from(await file.arrayBuffer());
  const facts = readImageInfo(bytes);
  if (!facts || facts.width < 1 || facts.height < 1) throw refused;
  const isFlood =
    facts.width > MOST_SIDE || facts.height > MOST_SIDE || facts.width * facts.height > MOST_PIXELS;
  if (isFlood) throw refused;
  const now = clock.now();
  const imageId = randomUUID();
  await db.transaction(async (tx) => {
    // One after the other, so that a hundred at once are counted.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`ai-upload/${userId}`}))`);
    const recent = await tx.$count(
      aiImages,
      and(
        eq(aiImages.companyId, companyId),
        eq(aiImages.userId, userId),
        gt(aiImages.createdAt, new Date(now.getTime() - 60_000)),
      ),
    );
    if (recent >= UPLOADS_A_MINUTE) throw tooMany('aiTooManyUploads', aiCodes.slowDown, 60);
    await tx
      .insert(aiImages)
      .values({ imageId, companyId, userId, ...facts, size: bytes.length, createdAt: now });
  });
  await services.blobs.put(companyId, imageKey(imageId), { contentType: facts.contentType, content: bytes });
  return imageAddress(services.links, imageId);
}
