import type { Context, Hono } from 'hono';
import { SIGNED_HEADERS, type Signed } from '../auth/signBody.ts';
import { takePaymentEvent } from '../features/purchase/provider/takePaymentEvent.ts';
import type { AppDeps, AppEnv } from './AppDeps.ts';
import { readBytes } from './readBytes.ts';

const MAX_BYTES = 256 * 1024;

/** What other servers tell this one of by themselves, each in the form of its own: no calls of the contract. */
export function addHooks(
  app: Hono<AppEnv>,
  { services, db, clock, log }: Pick<AppDeps, 'services' | 'db' | 'clock' | 'log'>,
): void {
  app.post('/api/hooks/sms', async (c) => {
    const isTaken = await services.receipts.fromGateway(await bodyOf(c), signedOf(c));
    return c.body(null, isTaken ? 204 : 401);
  });
  app.post('/api/hooks/sms/aliyun', async (c) => {
    const isTaken = await services.receipts.fromAliyun(await bodyOf(c));
    return isTaken ? c.json({ code: 0, msg: 'OK' }) : c.json({ code: 1, msg: 'refused' }, 400);
  });
  app.post('/api/hooks/payments', async (c) => {
    const event = services.payments?.readEvent?.(await bodyOf(c), signedOf(c), clock.now());
    if (!event) return c.body(null, 401);
    if (await takePaymentEvent({ db, clock }, event)) return c.body(null, 204);
    log.error(
      { requestId: c.var.requestId, type: event.type },
      'a payment provider told of what is not known',
    );
    return c.body(null, 404);
  });
}

const bodyOf = (c: Context<AppEnv>) => readBytes(c.req.raw, MAX_BYTES);

function signedOf(c: Context<AppEnv>): Signed {
  const header = (name: string) => c.req.header(name) ?? '';
  return { timestamp: header(SIGNED_HEADERS.timestamp), signature: header(SIGNED_HEADERS.signature) };
}
