import { HttpError } from '../../../http/errors.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { deliveryOf } from '../../../outbox/deliveryOf.ts';

/** What became of a code that was asked for: asked by the page that did, which alone knows its name. */
export const queryCodeDelivery: Handlers['queryCodeDelivery'] = async ({ delivery }, { db, clock }) => {
  const state = await deliveryOf(db, clock, delivery);
  if (!state) throw new HttpError(400, 'badRequest');
  return { state };
};
