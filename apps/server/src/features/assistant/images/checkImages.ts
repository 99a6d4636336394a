import { aiCodes } from '@portal/api-client/contract/ai';
import { and, eq, inArray } from 'drizzle-orm';
import { aiImages } from '../../../db/schema/assistant.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { AssistantContext } from '../AssistantContext.ts';
import { imageOfAddress } from './imageAddress.ts';

/** The images that addresses name: only what the caller sent here themselves. Nothing is ever fetched. */
export async function checkImages(
  { db, userId, companyId }: AssistantContext,
  addresses: readonly string[],
): Promise<string[]> {
  if (addresses.length === 0) return [];
  const ids = addresses.map((address) => imageOfAddress(address) ?? '');
  const known = await db
    .select({ imageId: aiImages.imageId })
    .from(aiImages)
    .where(
      and(eq(aiImages.companyId, companyId), eq(aiImages.userId, userId), inArray(aiImages.imageId, ids)),
    );
  if (known.length < new Set(ids).size) throw new BusinessError(aiCodes.imageRefused, 'aiImageRefused');
  return ids;
}
