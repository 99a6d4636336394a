import { toMediaAddress } from '../core/downloadLink.ts';
import { attachmentName } from '../core/fileName.ts';
import type { NewsPorts } from './NewsContext.ts';

/** An attachment as an announcement names it. */
export type Attachment = { enclosureFileUrl?: string; enclosureFileName?: string };

/** Saves an attachment under its name; false when its address is unusable, then nothing was asked for. */
export async function saveAttachment(
  { enclosureFileUrl, enclosureFileName }: Attachment,
  { api, navigation, place }: Pick<NewsPorts, 'api' | 'navigation' | 'place'>,
): Promise<boolean> {
  const address = toMediaAddress(enclosureFileUrl, place.page);
  if (address === undefined) return false;
  const query = new URL(address).searchParams;
  const token = query.get('token');
  if (!token) return false;
  const { blob } = await api.downloadAttachment({ token, fileName: query.get('fileName') ?? '' });
  const named = query.get('fileName') ? `${new URL(address).origin}/${query.get('fileName')}` : address;
  navigation.save(blob, attachmentName(enclosureFileName, named));
  return true;
}
