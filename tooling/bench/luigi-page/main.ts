import { keepPaintedAt } from '../src/press/page/keepPaintedAt.ts';

type LuigiConfig = {
  auth?: object;
  routing: object;
  settings: object;
  navigation: object;
  lifecycleHooks: object;
};
declare const Luigi: { setConfig(config: LuigiConfig): void };

const PAGES = Array.from({ length: 24 }, (_, index) => String(index + 1).padStart(2, '0'));
/** Where the pages are: the bench says so. */
const pages = new URLSearchParams(location.search).get('pages') ?? '';

keepPaintedAt();

// As Luigi's documentation sets up a left menu over pages in frames.
Luigi.setConfig({
  routing: { useHashRouting: true },
  settings: { header: { title: 'Luigi' } },
  navigation: {
    nodes: [
      {
        pathSegment: 'home',
        label: 'Home',
        children: PAGES.map((number) => ({
          pathSegment: `page-${number}`,
          label: `Bench page ${number}`,
          viewUrl: `${pages}?page=${number}`,
          loadingIndicator: { enabled: false },
        })),
      },
    ],
  },
  lifecycleHooks: {
    luigiAfterInit: () => requestAnimationFrame(() => setTimeout(() => performance.mark('luigi:usable'))),
  },
});
