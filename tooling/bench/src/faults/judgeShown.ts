/** What became of the messages of a run. */
export type Verdict = { sent: number; lost: number; twice: number; outOfOrder: number };

/** Compares what was sent to each person with what their page showed. */
export function judgeShown(
  sent: Readonly<Record<string, readonly string[]>>,
  shown: ReadonlyMap<string, readonly string[]>,
): Verdict {
  const verdict: Verdict = { sent: 0, lost: 0, twice: 0, outOfOrder: 0 };
  for (const [userId, titles] of Object.entries(sent)) {
    const seen = shown.get(userId) ?? [];
    const once = new Set(seen);
    const place = new Map(titles.map((title, index) => [title, index]));
    const places = seen.map((title) => place.get(title) ?? -1);
    verdict.sent += titles.length;
    verdict.lost += titles.filter((title) => !once.has(title)).length;
    verdict.twice += seen.length - once.size;
    verdict.outOfOrder += places.filter((at, index) => index > 0 && at < (places[index - 1] ?? -1)).length;
  }
  return verdict;
}

/** Whether nothing was lost, nothing came twice, and the order was kept. */
export function isClean({ lost, twice, outOfOrder }: Verdict): boolean {
  return lost === 0 && twice === 0 && outOfOrder === 0;
}
