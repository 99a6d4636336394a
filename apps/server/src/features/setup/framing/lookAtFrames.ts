import type { FramedPage } from './framedPages.ts';
import { refusesFraming } from './refusesFraming.ts';

/** What was found of a page that may not be shown. */
export type FrameFinding = FramedPage & {
  /** The page's own word that it is not to be framed; undefined when nobody answered. */
  refusal: string | undefined;
};

const TIMEOUT_MS = 3_000;
const MOST_PAGES = 50;
const AT_ONCE = 10;

/** Asks pages whether the portal may frame them. Returns those that refuse, those that do not answer, and how many were left out. */
export async function lookAtFrames(
  pages: readonly FramedPage[],
  portals: readonly string[],
): Promise<{ findings: FrameFinding[]; leftOut: number }> {
  const looked = pages.slice(0, MOST_PAGES);
  const findings: FrameFinding[] = [];
  for (let from = 0; from < looked.length; from += AT_ONCE) {
    const some = looked.slice(from, from + AT_ONCE).map((page) => lookAt(page, portals));
    findings.push(...(await Promise.all(some)).flatMap((finding) => finding ?? []));
  }
  return { findings, leftOut: pages.length - looked.length };
}

async function lookAt(page: FramedPage, portals: readonly string[]): Promise<FrameFinding | undefined> {
  try {
    const answer = await fetch(page.url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    await answer.body?.cancel();
    const refusal = refusesFraming(answer.headers, answer.url || page.url, portals);
    return refusal === undefined ? undefined : { ...page, refusal };
  } catch {
    return { ...page, refusal: undefined };
  }
}
