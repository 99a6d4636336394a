import type { ChatMessage } from './entities.ts';

/** One message as it stands in the conversation. */
export type ThreadEntry = {
  message: ChatMessage;
  /** Where it stands among its versions; absent when it is the only one. */
  versions?: { group: string; index: number; ids: string[] };
};
