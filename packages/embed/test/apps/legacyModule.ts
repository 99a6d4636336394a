import { fromSingleSpa } from '../../src/single-spa/fromSingleSpa.ts';

export const { bootstrap, mount, unmount, update } = fromSingleSpa(
  async () => (await import('./legacyApp.tsx')) as never,
  { name: 'legacy' },
);
