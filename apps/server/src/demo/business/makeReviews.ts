import type { reviews } from '../../db/schema/business.ts';
import { buyersOf } from '../catalogue/buyers.ts';
import type { DemoCompany } from '../catalogue/companies.ts';
import { reviewTexts } from '../catalogue/reviewTexts.ts';
import { createRandom } from '../createRandom.ts';
import type { ListingRow } from './makeListings.ts';
import { HISTORY_DAYS } from './makeOrders.ts';

/** A row of the review table. */
export type ReviewRow = typeof reviews.$inferInsert;

const DAY_MS = 86_400_000;

/** What buyers wrote about the listings, oldest first. */
export function* makeReviews(
  company: DemoCompany,
  listings: readonly ListingRow[],
  count: number,
  now: Date,
): Generator<ReviewRow> {
  const random = createRandom(`reviews:${company.id}`);
  for (let index = 0; index < count; index++) {
    const listing = random.pick(listings);
    const stars = random.weighted([
      [5, 52],
      [4, 22],
      [3, 10],
      [2, 6],
      [1, 10],
    ]);
    const [title, body] = random.pick(reviewTexts(listing.marketplace, stars));
    const buyers = buyersOf(listing.marketplace);
    const age = HISTORY_DAYS * DAY_MS * (1 - (index + random.next()) / count);
    const status = stars <= 3 && random.chance(0.55) ? 'unanswered' : 'answered';
    const reviewedAt = new Date(now.getTime() - Math.floor(age));
    const isAnswered = status === 'answered' && stars <= 3;
    yield {
      companyId: company.id,
      reviewId: `R${String(index + 1).padStart(7, '0')}`,
      marketplace: listing.marketplace,
      sku: listing.sku,
      asin: listing.asin,
      stars,
      title,
      body,
      author: `${random.pick(buyers.firstNames)} ${random.pick(buyers.lastNames).charAt(0)}.`,
      status,
      reviewedAt,
      reply: isAnswered ? 'Thank you for telling us. We have written to you about a replacement.' : null,
      repliedAt: isAnswered ? new Date(Math.min(now.getTime(), reviewedAt.getTime() + DAY_MS)) : null,
    };
  }
}
