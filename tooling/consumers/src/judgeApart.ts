import type { Locator, Page } from 'playwright';

/** What a person does in one copy of an example must not show in the other one: they share no state. */
export async function judgeApart(page: Page, name: string): Promise<void> {
  const copies = page.locator(`[data-example="${name}"]`);
  const other = copies.nth(1);
  await untilQuiet(other);
  const before = await lookAt(other);
  await useEverything(copies.first());
  await untilQuiet(other);
  const after = await lookAt(other);
  if (before !== after)
    throw new Error(
      `${name}: what is done in one copy shows in the other\nbefore: ${before}\nafter:  ${after}`,
    );
}

/** How long nothing changes in an example that has all it was waiting for. */
const QUIET_MS = 500;

/** Resolves once nothing has changed in a copy for a while: what it loads by itself is no answer to what is done elsewhere. */
function untilQuiet(copy: Locator): Promise<void> {
  return copy.evaluate(
    (root, quietMs) =>
      new Promise<void>((done) => {
        let timer = setTimeout(end, quietMs);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(end, quietMs);
        });
        observer.observe(root, { attributes: true, characterData: true, childList: true, subtree: true });
        function end() {
          observer.disconnect();
          done();
        }
      }),
    QUIET_MS,
  );
}

/** Types into every field and presses every button; a window of the example may lie over it, so by script. */
async function useEverything(copy: Locator): Promise<void> {
  for (const field of await copy.locator('input[type=text], input:not([type]), textarea').all())
    if (await field.isEditable()) await field.fill('typed in one copy');
  await copy.evaluate((root) => {
    for (const button of root.querySelectorAll<HTMLElement>('button:not(:disabled), [role=tab]'))
      button.click();
  });
}

/** What can be told of a copy: its words, what its fields hold, and what is open, chosen or pressed. */
function lookAt(copy: Locator): Promise<string> {
  return copy.evaluate((root) => {
    const fields = [...root.querySelectorAll('input, textarea')] as HTMLInputElement[];
    const states = [...root.querySelectorAll('[aria-expanded], [aria-selected], [aria-pressed]')];
    return JSON.stringify([
      root.textContent,
      fields.map(({ value, checked }) => [value, checked]),
      states.map((element) =>
        ['aria-expanded', 'aria-selected', 'aria-pressed'].map((state) => element.getAttribute(state)),
      ),
    ]);
  });
}
