import { eq } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { aiImages } from '../../db/schema/assistant.ts';
import { downloadTasks } from '../../db/schema/exports.ts';
import { users } from '../../db/schema/identity.ts';
import { PUBLIC_FILES, publicFileKey } from '../announcements/publicFiles.ts';
import { imageKey } from '../assistant/images/imageAddress.ts';
import { MEDIA } from '../profile/avatar.ts';
import type { Person } from './personTables.ts';

/** Reads by what a person is named. Throws when there is none of this id. */
export async function readPerson(db: Database, userId: string): Promise<Person> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new Error(`There is no person ${userId}.`);
  const { id, userName, userCode, email, phone, realName, headImgUrl } = user;
  const accounts = [userName, userCode, email, phone].flatMap((account) => account || []);
  const avatar = headImgUrl.startsWith(MEDIA) ? headImgUrl.slice(MEDIA.length) : '';
  return { id, accounts, realName, avatar };
}

/** A file of a person in the blob store. */
export type PersonFile = { companyId: string; key: string };

/** Where a person's files lie: picture, images for the assistant, exports. */
export async function readPersonFiles(db: Database, { id, avatar }: Person): Promise<PersonFile[]> {
  const images = await db.select().from(aiImages).where(eq(aiImages.userId, id));
  const exported = await db.select().from(downloadTasks).where(eq(downloadTasks.userId, id));
  return [
    ...(avatar ? [{ companyId: PUBLIC_FILES, key: publicFileKey(avatar) }] : []),
    ...images.map(({ companyId, imageId }) => ({ companyId, key: imageKey(imageId) })),
    ...exported.flatMap(({ companyId, fileKey }) => (fileKey ? [{ companyId, key: fileKey }] : [])),
  ];
}
