import { type GuideControl, TOUR_TEXTS } from '@portal/guide';
import type { Services } from '../../wiring/createServices.ts';

/* Where the places stand on the page; one that is not there is left out. */
const PLACES = {
  switcher: 'header nav ~ button, header [aria-haspopup]',
  menus: 'nav',
  tabs: '[role="tablist"]',
  avatar: '[data-testid="avatar-menu"]',
} as const;

/** Shows the places of the workspace one after the other; the guide waits meanwhile. */
export async function startTour({ i18n }: Services, guide: GuideControl | undefined): Promise<void> {
  const release = guide?.hold();
  try {
    const { createSpotlight, spotlightWords } = await import('@portal/guide/spotlight');
    const names = Object.keys(PLACES) as (keyof typeof PLACES)[];
    await createSpotlight({ words: spotlightWords(i18n) }).start(
      names.map((name) => ({
        target: () => document.querySelector(PLACES[name]),
        title: i18n._(TOUR_TEXTS[name].title),
        text: i18n._(TOUR_TEXTS[name].text),
      })),
    );
  } finally {
    release?.();
  }
}
