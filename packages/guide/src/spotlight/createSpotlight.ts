import type { PopoverDOM } from 'driver.js';

/** One place to look at. Title and text are shown as they are, never as markup. */
export type SpotlightStep = { target: () => Element | null; title: string; text: string };

/** What the spotlight's own buttons say. */
export type SpotlightWords = {
  next: string;
  back: string;
  done: string;
  close: string;
  progress: (step: number, of: number) => string;
};

/** A tour over places of the page; its parts are loaded with the first start. */
export type Spotlight = {
  /** Shows the places that are on the page; resolves when the tour is over, at once when none is. */
  start(steps: readonly SpotlightStep[]): Promise<void>;
  stop(): void;
};

/**
 * Makes a tour that dims the page and explains one place after the other: arrow keys walk, Esc ends, the focus goes
 * back to where it was.
 */
export function createSpotlight({
  words,
  reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches,
}: {
  words: SpotlightWords;
  reducedMotion?: () => boolean;
}): Spotlight {
  let stop = (): void => undefined;
  return {
    async start(steps) {
      stop();
      const present = steps.flatMap(({ target, ...text }) => {
        const element = target();
        return element ? [{ element, ...text }] : [];
      });
      if (present.length === 0) return;
      const { driver } = await loadDriver();
      const opener = document.activeElement;
      await new Promise<void>((over) => {
        const isCalm = reducedMotion();
        const aria = present.map(({ element }) => keepAria(element));
        const restoreAria = () => {
          for (const restore of aria) restore();
        };
        const tour = driver({
          animate: !isCalm,
          smoothScroll: !isCalm,
          allowKeyboardControl: true,
          stagePadding: 4,
          stageRadius: 6,
          overlayOpacity: 0.5,
          popoverClass: 'portal-spotlight',
          // Texts go in as text when the popover is drawn: what stands here would be read as markup.
          steps: present.map(({ element }) => ({ element, popover: { title: ' ', description: ' ' } })),
          onPopoverRender(popover, { driver: shown }) {
            const index = shown.getActiveIndex() ?? 0;
            const step = present[index];
            if (step) write(popover, { ...step, words, index, total: present.length });
          },
          // The marks are made right after this is told.
          onHighlightStarted: () => queueMicrotask(restoreAria),
          onDeselected: restoreAria,
          // Told also where it ends between two places, which the library's own last word is not.
          onDestroyStarted: () => stop(),
        });
        stop = () => {
          stop = () => undefined;
          tour.destroy();
          restoreAria();
          if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
          over();
        };
        tour.drive();
      });
    },
    stop: () => stop(),
  };
}

async function loadDriver() {
  const [module] = await Promise.all([import('driver.js'), import('./spotlightStyles.ts')]);
  return module;
}

/** Returns a function that puts back the place's own marks: the library marks it as a button with a popover, then takes all such marks away. */
function keepAria(element: Element): () => void {
  const names = ['aria-haspopup', 'aria-expanded', 'aria-controls'];
  const kept = names.map((name) => [name, element.getAttribute(name)] as const);
  return () => {
    for (const [name, value] of kept) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  };
}

function write(
  popover: PopoverDOM,
  {
    title,
    text,
    words,
    index,
    total,
  }: { title: string; text: string; words: SpotlightWords; index: number; total: number },
): void {
  popover.title.textContent = title;
  popover.title.style.display = 'block';
  popover.description.textContent = text;
  popover.description.style.display = 'block';
  popover.progress.textContent = words.progress(index + 1, total);
  popover.progress.style.display = 'block';
  popover.nextButton.textContent = index === total - 1 ? words.done : words.next;
  popover.previousButton.textContent = words.back;
  popover.closeButton.setAttribute('aria-label', words.close);
  popover.wrapper.setAttribute('aria-modal', 'true');
  popover.description.setAttribute('aria-live', 'polite');
}
