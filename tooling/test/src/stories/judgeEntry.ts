import type { Page } from 'playwright';

/** An entry of Storybook's `index.json`. */
export type Entry = { id: string; type: 'story' | 'docs'; tags: string[]; importPath: string };

/** Longer than any part may take to load on a machine that is busy. */
const LIMIT_MS = 60_000;
/** A state in which a component rightly shows nothing. */
const EMPTY_ON_PURPOSE = 'shows-nothing';
/** A state that is about something which throws or cannot be loaded, and is therefore logged. */
export const FAILS_ON_PURPOSE = 'fails-on-purpose';

type Outcome = { problems: string[]; isEmpty: boolean };

/**
 * Opens one entry alone, as a person does who follows a link to it, or chooses it in the list after another one of the same
 * file; returns what is wrong with it.
 */
export async function judgeEntry(
  page: Page,
  open: (entry: Entry) => Promise<void>,
  entry: Entry,
): Promise<string[]> {
  const complaints: string[] = [];
  const onError = (error: Error) => complaints.push(error.message);
  const onConsole = (message: {
    type: () => string;
    text: () => string;
    location: () => { url: string };
  }) => {
    if (message.type() !== 'error' || entry.tags.includes(FAILS_ON_PURPOSE)) return;
    const isMissing = message.text().startsWith('Failed to load resource');
    complaints.push(isMissing ? `${message.text()} ${message.location().url}` : message.text());
  };
  page.on('pageerror', onError);
  page.on('console', onConsole);
  try {
    const { problems, isEmpty } = await within(LIMIT_MS, async () => {
      await open(entry);
      return outcomeOf(page, entry);
    });
    if (isEmpty && !entry.tags.includes(EMPTY_ON_PURPOSE)) problems.push('it shows nothing');
    return [...problems, ...complaints];
  } catch (error) {
    return [...complaints, error instanceof Error ? error.message : String(error)];
  } finally {
    page.off('pageerror', onError);
    page.off('console', onConsole);
  }
}

/** Rejects when something takes too long: a page whose thread is blocked answers nothing, not even that it is late. */
async function within<Value>(limitMs: number, work: () => Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It is not shown after ${limitMs / 1000} s`)), limitMs);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}

async function outcomeOf(page: Page, { type }: Entry): Promise<Outcome> {
  await page.waitForFunction('window.portalStory !== undefined', undefined, { timeout: LIMIT_MS });
  return page.evaluate<Outcome, string>((kind) => {
    const { event, data } = (window as unknown as { portalStory: { event: string; data: unknown } })
      .portalStory;
    const problems: string[] = [];
    if (event === 'storyFinished') {
      const { reporters = [] } = data as {
        reporters?: { type: string; status: string; result?: { violations?: Violation[] } }[];
      };
      type Violation = { id: string; nodes: { target: unknown[] }[] };
      for (const { type: by, status, result } of reporters.filter((one) => one.status === 'failed'))
        problems.push(
          `${by} ${status}: ${(result?.violations ?? [])
            .map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
            .join('; ')}`,
        );
    } else if (event !== 'docsRendered') problems.push(`${event}: ${JSON.stringify(data)?.slice(0, 300)}`);
    if (kind === 'docs') {
      const tables = [...document.querySelectorAll('.docblock-argstable')];
      for (const table of tables)
        if (!table.querySelector('tbody td')) problems.push('a table of props has no rows');
    }
    const SEEN = 'img, svg, canvas, iframe, input, textarea, button, hr, video, progress, [role="status"]';
    const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '';
    const isEmpty = ![...document.querySelectorAll('body *:not(script, style)')].some(
      (element) =>
        (element.matches(SEEN) || [...element.childNodes].some(isText)) && element.checkVisibility(),
    );
    return { problems, isEmpty };
  }, type);
}

/** Shows another entry in the page that shows one already, as Storybook does when it is chosen in the list. */
export function choose(page: Page, { id, type }: Entry): Promise<void> {
  return page.evaluate(
    ([storyId, viewMode]) => {
      const storybook = window as unknown as {
        portalStory?: unknown;
        __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, data: unknown) => void };
      };
      storybook.portalStory = undefined;
      storybook.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode });
    },
    [id, type] as const,
  );
}

/** Runs in each page before its own scripts: keeps the first thing that Storybook says about the end of a story. */
export function listen(): void {
  const ENDS = ['storyFinished', 'storyErrored', 'storyThrewException', 'storyMissing', 'docsRendered'];
  type Channel = { on: (event: string, hear: (data: unknown) => void) => void };
  let channel: Channel | undefined;
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (made: Channel) => {
      channel = made;
      for (const event of ENDS)
        made.on(event, (data) => {
          const heard = window as unknown as { portalStory?: { event: string; data: unknown } };
          const told = data instanceof Error ? data.message : data;
          heard.portalStory ??= { event, data: told };
        });
    },
  });
}
