import type { BlobStore } from '../../blobs/BlobStore.ts';
import type { Database } from '../../db/Database.ts';
import type { Clock } from '../../http/Clock.ts';
import type { Logger } from '../../http/Logger.ts';
import type { StoredAssistant } from '../setup/file/AssistantSchema.ts';
import { type Answers, createAnswers } from './answers/createAnswers.ts';
import { prepareAnswer } from './answers/prepareAnswer.ts';
import { createModels, type Models } from './models/createModels.ts';
import { readProvider } from './models/readProvider.ts';

/** The assistant of one process: its models, and the answers under way. */
export type Assistant = Answers & { readonly models: Models };

/** Makes it; without a provider in the environment it answers from reports and help documents. */
export function createAssistant(deps: {
  db: Database;
  clock: Clock;
  log: Logger;
  blobs: BlobStore;
  env: Readonly<Record<string, string | undefined>>;
  /** What an operator set up, as it is at this moment. @default nothing */
  stored?: () => StoredAssistant | undefined;
}): Assistant {
  const { env, stored } = deps;
  const provider = readProvider(env, stored?.());
  const models = createModels(() => readProvider(env, stored?.()));
  const answers = createAnswers({
    ...deps,
    prepare: (messageId, signal) => prepareAnswer({ ...deps, models }, messageId, signal),
    ...(provider && { silenceMs: provider.silenceMs }),
  });
  return Object.assign(answers, { models });
}
