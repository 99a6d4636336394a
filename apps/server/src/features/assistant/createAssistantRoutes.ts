import type { aiContract } from '@portal/api-client/contract/ai';
import { HttpError } from '../../http/errors.ts';
import type { Handlers } from '../../http/handlers.ts';

/** Handlers of the assistant's calls by HTTP. */
export function createAssistantRoutes(): Pick<Handlers, keyof typeof aiContract> {
  const later = async () => {
    throw new HttpError(404, 'notFound');
  };
  return {
    questionStream: later,
    stopAnswer: later,
    uploadAgentImage: later,
    getAgentImage: later,
    callUnite: later,
  };
}
