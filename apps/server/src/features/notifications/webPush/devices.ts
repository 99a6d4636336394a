import { answerCodes, type WebPushState } from '@portal/api-client/contract';
import { eq, or } from 'drizzle-orm';
import { webPushDevices } from '../../../db/schema/webPush.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { Handlers } from '../../../http/handlers.ts';
import type { RequestContext } from '../../../http/RequestContext.ts';

/** The key that browsers subscribe with, and what this session's browser is told of. */
export const getWebPush: Handlers['getWebPush'] = (_request, context) => read(context);

/** Tells this session's browser of the named classifications from now on. */
export const saveWebPush: Handlers['saveWebPush'] = async (request, context) => {
  const { db, clock, session, userId, services } = context;
  const { endpoint, p256dh, auth, categories, isSilent } = request;
  if (!services.webPush) throw new BusinessError(answerCodes.notFound, 'notFound');
  if (!services.webPush.isServed(endpoint))
    throw new BusinessError(answerCodes.badRequest, 'badRequest', { data: { field: 'endpoint' } });
  const device = { endpoint, p256dh, auth, categories: [...new Set(categories)], isSilent };
  await db.transaction(async (tx) => {
    // One browser has one address: who signed in there last is told, nobody else.
    await tx
      .delete(webPushDevices)
      .where(or(eq(webPushDevices.endpoint, endpoint), eq(webPushDevices.sessionId, session.id)));
    await tx
      .insert(webPushDevices)
      .values({ sessionId: session.id, userId, createdAt: clock.now(), ...device });
  });
  return read(context);
};

/** Tells this session's browser of nothing any more. */
export const deleteWebPush: Handlers['deleteWebPush'] = async (_request, context) => {
  await context.db.delete(webPushDevices).where(eq(webPushDevices.sessionId, context.session.id));
  return read(context);
};

async function read({ db, session, services }: RequestContext): Promise<WebPushState> {
  const [row] = await db
    .select()
    .from(webPushDevices)
    .where(eq(webPushDevices.sessionId, session.id))
    .limit(1);
  return {
    publicKey: services.webPush?.publicKey,
    device: row && { endpoint: row.endpoint, categories: row.categories, isSilent: row.isSilent },
  };
}
