import type { DrivenPage } from '../lib/drivePage.ts';

/** One way to open pages that is measured: where its rows are, and how the page tells that the content is painted. */
export type Subject = {
  page: DrivenPage;
  /** Brings the row of a page onto the screen; no part of what is measured. */
  reveal?(number: string): Promise<void>;
  /** The row that is pressed, as an expression. */
  row(number: string): string;
  /** Whether the page is in front: the frame that finds it so paints it. A number is when a frame painted it, on the wall clock. */
  shown(number: string): string;
  /** Coming back to a page is the same press as another subject's: only opening is measured. */
  opensOnly?: boolean;
  /** What is pressed to come back to a page. @default its row */
  tab?(number: string): string;
};

/** The numbers of the pages that are opened, in order. */
export const PAGES = Array.from({ length: 20 }, (_, index) => String(index + 1).padStart(2, '0'));

const FRAME_SHOWN = (number: string) => `window.benchFrame?.page === '${number}' && window.benchFrame.at`;

/** Luigi with a left menu over frames. */
export function luigiSubject(page: DrivenPage): Subject {
  return {
    page,
    row: (number) =>
      `[...document.querySelectorAll('.fd-nested-list__link, nav a')].find((one) => one.textContent.trim() === 'Bench page ${number}')`,
    shown: FRAME_SHOWN,
  };
}

/** What a page in a bare shadow root, or in a bare frame, takes: no portal around it. */
export function bareSubject(page: DrivenPage, kind: 'module' | 'frame'): Subject {
  const inside = (number: string) =>
    `document.querySelector('main > div')?.shadowRoot?.querySelector('[data-bench-page="${number}"]')?.checkVisibility()`;
  return {
    page,
    row: (number) => `document.querySelector('button[data-${kind}="${number}"]')`,
    shown: kind === 'frame' ? FRAME_SHOWN : inside,
  };
}

/** From where a page of the portal is opened. */
export type Way = 'left' | 'top' | 'search' | 'favourites';

const LINK = (number: string) => `a[href$="#/bench/${number}"]`;
const IN_FRONT = `document.querySelector('[data-active] > [role=tabpanel]')`;
const BUTTON = (name: string) =>
  `[...document.querySelectorAll('nav button')].find((one) => one.textContent.trim() === '${name}')`;

/** The portal's own workspace. */
export function portalSubject(page: DrivenPage, way: Way): Subject {
  const { read, until, click } = page;
  const link = (scope: string) => (number: string) => `document.querySelector('${scope} ${LINK(number)}')`;
  const tab = (number: string) =>
    `[...document.querySelectorAll('[role=tab]')].find((one) => one.textContent.includes('${number}'))`;
  const shown = (number: string) =>
    `[...(${IN_FRONT}?.querySelectorAll('*') ?? [])].some((one) => one.shadowRoot?.querySelector('[data-bench-page="${number}"]')?.checkVisibility())`;
  const unfold = async (name: string) => {
    await until(BUTTON(name));
    if ((await read(`${BUTTON(name)}.getAttribute('aria-expanded')`)) !== 'true') await click(BUTTON(name));
  };
  const reveals: Record<Way, Subject['reveal']> = {
    top: async (number) => {
      if (await read(`Boolean(${link('nav')(number)})`)) return;
      // Behind "more", as the last menus of a full bar are.
      await click(BUTTON('更多'));
      await click(`document.querySelector('nav button[title="实验室"]:not([data-tab])')`);
    },
    left: async () => {
      for (const name of ['实验室', '性能样页', '样页']) await unfold(name);
    },
    search: async (number) => {
      const box = `document.querySelector('header [role=combobox]')`;
      await click(box);
      await read(`${box}.select()`);
      await page.type(`Bench page ${number}`);
    },
    favourites: async () => {
      const button = `document.querySelector('[aria-label="我的收藏"]')`;
      if ((await read(`${button}.getAttribute('aria-expanded')`)) !== 'true') await click(button);
    },
  };
  const scopes: Record<Way, string> = {
    top: 'nav',
    left: 'nav',
    search: '[role=listbox]',
    favourites: '[role=dialog]',
  };
  // The strip is one, wherever its pages were opened from.
  const opensOnly = way === 'search' || way === 'favourites';
  return { page, reveal: reveals[way], row: link(scopes[way]), shown, tab, opensOnly };
}
