import type { Page } from '@playwright/test';
import { pseudoMessage } from '@portal/tooling-test/pseudo';

/** How a catalog is built: its messages, compiled, as JSON in a template string. */
const CATALOG = /JSON\.parse\(`((?:[^`\\]|\\.)*)`\)/g;

const KEY = /^(Ctrl|Alt|Shift)( \p{L})?$/u;

/** Shows every text of the English catalogs in accents, a third longer and in brackets; keeps what the server answers. */
export async function showPseudoTexts(page: Page): Promise<{ answers: string[] }> {
  const answers: string[] = [];
  page.on('response', async (response) => {
    if (!response.headers()['content-type']?.includes('json')) return;
    // A page that goes takes its answers along.
    answers.push(await response.text().catch(() => ''));
  });
  await page.addInitScript(() => localStorage.setItem('portal:language', 'en_US'));
  await page.route('**/*en-US-*.js', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(CATALOG, (_, written: string) => {
      const messages: Record<string, unknown> = JSON.parse(written.replace(/\\([\\`$])/g, '$1'));
      const accented = Object.entries(messages).map(([id, message]) => [id, pseudoMessage(message)]);
      return `JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(accented)))})`;
    });
    await route.fulfill({ response, body });
  });
  return { answers };
}

/** Texts that are neither of a catalog nor of the server's answers. Names of keys, and of languages, are no texts. */
export async function findPlain(page: Page, { answers }: { answers: string[] }): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'alt'];
    return [...document.querySelectorAll<HTMLElement>('body *:not(script, style, kbd, svg *, [lang])')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .flatMap((element) => [
        ...[...element.childNodes].flatMap(({ nodeType, data }: ChildNode & { data?: string }) =>
          nodeType === Node.TEXT_NODE ? (data ?? '') : [],
        ),
        ...ATTRIBUTES.map((name) => element.getAttribute(name) ?? ''),
      ]);
  });
  const said = answers.join('\n');
  const plain = shown
    // A text of several lines begins in one part and ends in another.
    .flatMap((text) => text.replace(/⟦[^⟧]*(⟧|$)|^[^⟦]*⟧/gu, '|').split(/[|·:]/))
    .map((text) => text.trim())
    .filter((text) => /\p{L}{2}/u.test(text) && !KEY.test(text))
    .filter((text) => !said.includes(JSON.stringify(text).slice(1, -1)));
  return [...new Set(plain)];
}

/** Texts of catalogs that end where their box or one around it does, without a mark that there is more. */
export function findCut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (text: Node): boolean => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { right } = range.getBoundingClientRect();
      for (let box = text.parentElement; box; box = box.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(box);
        if (textOverflow === 'ellipsis') return false;
        if (overflowX !== 'visible' && right > box.getBoundingClientRect().right + 1) return true;
      }
      return right > innerWidth;
    };
    return [...document.querySelectorAll<HTMLElement>('body *:not(script, style, svg *)')]
      .filter((element) => element.clientWidth > 1 && element.checkVisibility({ visibilityProperty: true }))
      .flatMap((element) => [...element.childNodes])
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.includes('⟧') && isCut(node))
      .map((node) => node.textContent ?? '');
  });
}
