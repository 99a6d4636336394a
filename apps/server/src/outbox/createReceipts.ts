import { and, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { isSignedBody, type Signed } from '../auth/signBody.ts';
import type { Database } from '../db/Database.ts';
import { outbox } from '../db/schema/accountFlows.ts';
import type { Clock } from '../http/Clock.ts';

/** What a carrier says of a message that it took. */
export type Receipts = {
  /** Takes note of what the HTTP gateway says; false where it does not sign as agreed, or says nothing readable. */
  fromGateway(body: Buffer, signed: Signed): Promise<boolean>;
  /** The same of Alibaba Cloud, which does not sign: it alone was told the ids. */
  fromAliyun(body: Buffer): Promise<boolean>;
};

const id = v.pipe(v.string(), v.uuid());
const reason = v.optional(v.pipe(v.string(), v.maxLength(300)), '');
const GatewaySchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ id, state: v.picklist(['delivered', 'failed']), reason }),
);
const AliyunSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ out_id: id, success: v.boolean(), err_code: v.optional(v.string(), '') })),
  v.maxLength(1000),
);

/** Makes the taker of receipts; a receipt of a channel that is not set up is taken from nobody. */
export function createReceipts(deps: {
  db: Database;
  clock: Clock;
  env: Readonly<Record<string, string | undefined>>;
}): Receipts {
  const { db, clock, env } = deps;
  // Once delivered it stays so, and a receipt may overtake the answer to the sending.
  const note = (messageId: string, state: 'delivered' | 'failed', why: string) =>
    db
      .update(outbox)
      .set({ state, error: state === 'failed' ? why || 'not delivered' : null })
      .where(
        and(eq(outbox.id, messageId), eq(outbox.channel, 'sms'), inArray(outbox.state, ['waiting', 'sent'])),
      );
  return {
    async fromGateway(body, signed) {
      const secret = env.SMS_URL ? env.SMS_SECRET : undefined;
      if (!secret || !isSignedBody(secret, body, signed, clock.now())) return false;
      const read = v.safeParse(GatewaySchema, body.toString());
      if (!read.success) return false;
      await note(read.output.id, read.output.state, read.output.reason);
      return true;
    },
    async fromAliyun(body) {
      if (!env.ALIYUN_SMS_ACCESS_KEY_ID) return false;
      const read = v.safeParse(AliyunSchema, body.toString());
      if (!read.success) return false;
      for (const { out_id, success, err_code } of read.output)
        await note(out_id, success ? 'delivered' : 'failed', err_code);
      return true;
    },
  };
}
