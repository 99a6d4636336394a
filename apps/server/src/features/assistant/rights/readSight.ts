import { aiSources } from '@portal/api-client/contract/ai';
import type { DataResource } from '../../../data/catalogue/measures.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { Locale } from '../../../http/localeOf.ts';
import { messageText } from '../../../http/messages.ts';
import type { AccessScope } from '../../access/readAccessFacts.ts';
import { requireResource } from '../../access/requireAccess.ts';
import type { StoredMessage } from '../sessions/findPlace.ts';
import { DATA_RESOURCES, resourcesIn } from './resourcesIn.ts';

/** Who reads what others were answered. */
export type Reader = AccessScope & { readonly locale: Locale };

/** A message as far as its reader may see it. */
type Seen = Pick<StoredMessage, 'userId' | 'source' | 'think' | 'content'> & {
  resources: readonly DataResource[];
};

/** What one person may see of what others were answered. */
export type Sight = {
  /** Every kind of data. */
  seesAll: boolean;
  /** Whether an answer to somebody else shows figures that this person may not see. */
  isHidden(message: Seen): boolean;
  /** Returns the message with its figures, or with a sentence in place of them. */
  show<Message extends Seen>(message: Message): Message;
};

/** Reads the rights that a person has now. */
export async function readSight(reader: Reader): Promise<Sight> {
  const { locale, userId } = reader;
  const hidden = new Set<string>();
  for (const resource of DATA_RESOURCES) if (!(await maySee(reader, resource))) hidden.add(resource);
  const isHidden = (message: Seen) =>
    hidden.size > 0 &&
    message.source === aiSources.assistant &&
    message.userId !== userId &&
    [...resourcesIn(message)].some((resource) => hidden.has(resource));
  return {
    seesAll: hidden.size === 0,
    isHidden,
    show: (message) =>
      isHidden(message)
        ? { ...message, think: '', content: messageText('aiFiguresNotYours', locale) }
        : message,
  };
}

async function maySee(reader: Reader, resource: string): Promise<boolean> {
  try {
    await requireResource(reader, resource);
    return true;
  } catch (error) {
    if (error instanceof BusinessError) return false;
    throw error;
  }
}
