import type { aiContract } from '@portal/api-client/contract/ai';
import { aiCodes } from '@portal/api-client/contract/ai';
import { BusinessError, HttpError } from '../../http/errors.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { firstFrame } from './answers/firstFrame.ts';
import { stopAnswer } from './answers/stopAnswer.ts';
import { placeOf, streamAnswer } from './answers/streamAnswer.ts';
import { checkImages } from './images/checkImages.ts';
import { getAgentImage } from './images/getImage.ts';
import { uploadImage } from './images/uploadImage.ts';
import { type Asked, ask } from './messages/ask.ts';
import { continueAnswer, editQuestion, retryAnswer } from './messages/versions.ts';
import { findMessage, findPlace, notThere } from './sessions/findPlace.ts';
import { callMethod } from './unite/callMethod.ts';

type StreamRequest = Parameters<Handlers['questionStream']>[0];

/** Handlers of the assistant's calls by HTTP. */
export function createAssistantRoutes(): Pick<Handlers, keyof typeof aiContract> {
  return {
    async questionStream(request, context) {
      if (request.userid !== undefined && request.userid !== context.userId)
        throw new HttpError(403, 'forbidden');
      const isResumed = request.message_id !== undefined && request.message === undefined;
      if (isResumed) return resume(request, context);
      const asked = await askBy(request, context);
      return streamAnswer(context, asked.answer.messageId, {
        from: request.from ?? { t: 0, c: 0 },
        first: firstFrame(asked),
      });
    },
    stopAnswer: ({ message_id, shown }, context) => stopAnswer(context, { messageId: message_id, shown }),
    async uploadAgentImage({ FILE, file }, context) {
      return { oss_url: await uploadImage(context, FILE ?? file) };
    },
    getAgentImage,
    async callUnite({ method, data }, context) {
      const { method: answers, data: answer } = await callMethod(context, method, data);
      return { method: answers, data: answer };
    },
  };
}

async function resume(request: StreamRequest, context: RequestContext): Promise<Response> {
  const { message } = await findMessage(context.db, context, request.message_id ?? '');
  if (message.state === null) throw notThere();
  const from = request.from ?? placeOf(context.lastEventId) ?? { t: 0, c: 0 };
  return streamAnswer(context, message.messageId, { from });
}

async function askBy(request: StreamRequest, context: RequestContext): Promise<Asked> {
  const { message, model_code: modelCode, client_msg_id: clientMsgId, page, images = [] } = request;
  if (request.continue_of) return continueAnswer(context, request.continue_of);
  if (request.retry_of) return retryAnswer(context, { messageId: request.retry_of, modelCode, clientMsgId });
  if (message === undefined) throw new BusinessError(aiCodes.invalid, 'badRequest');
  if (request.edit_of)
    return editQuestion(context, { messageId: request.edit_of, message, modelCode, clientMsgId });
  const place = await findPlace(context.db, context, { session_id: request.session_id });
  const own = await checkImages(context, images);
  return ask(context, place, { message, modelCode, clientMsgId, page, images: own });
}
