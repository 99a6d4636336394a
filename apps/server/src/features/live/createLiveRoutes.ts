import { answerCodes, type liveContract } from '@portal/api-client/contract';
import { and, asc, count, desc, eq, gt, lte } from 'drizzle-orm';
import { liveBroadcasts } from '../../db/schema/announcements.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Handlers } from '../../http/handlers.ts';
import { inLocale } from '../../http/inLocale.ts';
import type { RequestContext } from '../../http/RequestContext.ts';
import { pageBounds } from '../params/pageOf.ts';

const ANNOUNCED_MS = 24 * 60 * 60_000;

/** The handlers of live broadcasts. */
export function createLiveRoutes(): Pick<Handlers, keyof typeof liveContract> {
  return {
    async getLivingBroadcast(_request, context) {
      const { db, clock } = context;
      const now = clock.now();
      const soon = new Date(now.getTime() + ANNOUNCED_MS);
      const [row] = await db
        .select()
        .from(liveBroadcasts)
        .where(and(gt(liveBroadcasts.endsAt, now), lte(liveBroadcasts.beginsAt, soon)))
        .orderBy(asc(liveBroadcasts.beginsAt), asc(liveBroadcasts.id))
        .limit(1);
      return row ? toDetail(row, context) : null;
    },
    async queryLiveBroadcastPage(request, context) {
      const { limit, offset } = pageBounds(request);
      const rows = await context.db
        .select()
        .from(liveBroadcasts)
        .orderBy(desc(liveBroadcasts.beginsAt), desc(liveBroadcasts.id))
        .limit(limit)
        .offset(offset);
      const [total] = await context.db.select({ count: count() }).from(liveBroadcasts);
      return { dataList: rows.map((row) => toDetail(row, context)), totalCount: total?.count ?? 0 };
    },
    async getLiveBroadcast({ liveId }, context) {
      const [row] = await context.db
        .select()
        .from(liveBroadcasts)
        .where(eq(liveBroadcasts.id, liveId))
        .limit(1);
      if (!row) throw new BusinessError(answerCodes.notFound, 'notFound');
      return toDetail(row, context);
    },
  };
}

function toDetail(row: typeof liveBroadcasts.$inferSelect, context: RequestContext) {
  const { locale, clock, services, host, secure } = context;
  const origin = services.runtimeConfig.portalOrigin({ host, secure });
  const media = (token: string | null) => token && `${origin}/upload/media/${token}`;
  return {
    liveId: row.id,
    liveBeginTime: row.beginsAt.toISOString(),
    liveEndTime: row.endsAt.toISOString(),
    liveCoverUrl: media(row.coverToken),
    liveTitle: inLocale(row.title, locale),
    liveSpeaker: row.speaker,
    liveDescription: inLocale(row.description, locale),
    liveVideoUrl: media(row.videoToken),
    serverTime: clock.now().toISOString(),
  };
}
