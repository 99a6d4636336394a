import { randomBytes } from 'node:crypto';
import { AVATAR_LIMITS, accountCodes, profileCodes } from '@portal/api-client/contract';
import { eq } from 'drizzle-orm';
import { publicFiles } from '../../db/schema/announcements.ts';
import { users } from '../../db/schema/identity.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { refuseInDemo } from '../account/refuseInDemo.ts';
import { PUBLIC_FILES, publicFileKey } from '../announcements/publicFiles.ts';
import { storePublicFile } from '../announcements/storePublicFile.ts';
import { readImageInfo } from './readImageInfo.ts';

/** Begins the address of a picture that the portal keeps. */
export const MEDIA = '/upload/media/';

/** Stores the caller's picture under an address of its own; the former one goes. */
export const uploadAvatar: Handlers['uploadAvatar'] = async ({ FILE }, context) => {
  refuseInDemo(context, accountCodes.notInDemo);
  const { db, services, userId } = context;
  const bytes = new Uint8Array(FILE ? await FILE.arrayBuffer() : []);
  const image = bytes.length > AVATAR_LIMITS.bytes ? undefined : readImageInfo(bytes);
  if (!image || !isModest(image.width) || !isModest(image.height))
    throw new BusinessError(profileCodes.avatarRefused, 'avatarRefused');
  const { contentType } = image;
  const token = randomBytes(24).toString('base64url');
  const file = { token, kind: 'media', name: `avatar-${userId}`, contentType, position: 0, pieces: [bytes] };
  await storePublicFile(db, services.blobs, file);
  const headImgUrl = `${MEDIA}${token}`;
  await replace(context, headImgUrl);
  return { headImgUrl };
};

/** Takes the caller's picture away. */
export const removeAvatar: Handlers['removeAvatar'] = async (_request, context) => {
  refuseInDemo(context, accountCodes.notInDemo);
  await replace(context, '');
  return undefined;
};

function isModest(pixels: number): boolean {
  return pixels > 0 && pixels <= AVATAR_LIMITS.pixels;
}

async function replace({ db, services, userId }: RequestContext, headImgUrl: string): Promise<void> {
  const former = await db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    await tx.update(users).set({ headImgUrl }).where(eq(users.id, userId));
    return user?.headImgUrl ?? '';
  });
  if (!former.startsWith(MEDIA)) return;
  const token = former.slice(MEDIA.length);
  await db.delete(publicFiles).where(eq(publicFiles.token, token));
  await services.blobs.remove(PUBLIC_FILES, publicFileKey(token));
}
