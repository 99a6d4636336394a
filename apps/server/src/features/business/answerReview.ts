import { answerCodes } from '@portal/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { reviews } from '../../db/schema/business.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Handlers } from '../../http/handlers.ts';
import { requireResource } from '../access/requireAccess.ts';

/** Keeps the company's answer to a review. */
export const answerReview: Handlers['answerReview'] = async ({ reviewId, text }, context) => {
  await requireResource(context, 'reviews');
  const { db, companyId, clock } = context;
  const [answered] = await db
    .update(reviews)
    .set({ reply: text, repliedAt: clock.now(), status: 'answered' })
    .where(and(eq(reviews.companyId, companyId), eq(reviews.reviewId, reviewId)))
    .returning({ reviewId: reviews.reviewId, status: reviews.status });
  if (!answered) throw new BusinessError(answerCodes.notFound, 'notFound');
  return answered;
};
