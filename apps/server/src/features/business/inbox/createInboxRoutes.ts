import type { Handlers } from '../../../http/handlers.ts';
import { closeThread } from './closeThread.ts';
import { saveReplyDraft } from './drafts.ts';
import { queryReplyTemplates } from './queryReplyTemplates.ts';
import { queryThread, queryThreads } from './queryThreads.ts';
import { replyToThread } from './replyToThread.ts';

type InboxHandlers = Pick<
  Handlers,
  'queryThreads' | 'queryThread' | 'replyToThread' | 'saveReplyDraft' | 'closeThread' | 'queryReplyTemplates'
>;

/** The handlers of what buyers and shops write each other. */
export function createInboxRoutes(): InboxHandlers {
  return { queryThreads, queryThread, replyToThread, saveReplyDraft, closeThread, queryReplyTemplates };
}
