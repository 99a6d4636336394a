import type { EntryContributions } from '../../app/ports.ts';

/** Ways into the portal, and ways on from a page that a company may not see. */
export const accountEntry: EntryContributions = {
  name: 'account',
  pages: [
    { path: '/login', page: async () => (await import('./LoginPage.tsx')).LoginPage },
    { path: '/oauth/login', page: async () => (await import('./LoginPage.tsx')).LoginPage },
    { path: '/oauth/center', flow: async () => (await import('./CenterPage.tsx')).centerPage },
    { path: '/check-token', flow: async () => (await import('./CheckTokenPage.tsx')).checkTokenPage },
    { path: '/transfer', flow: async () => (await import('./TransferPage.tsx')).transferPage },
  ],
  accessOffers: [
    async () => (await import('./accessOffers.tsx')).FreePackageOffer,
    async () => (await import('./accessOffers.tsx')).SwitchCompany,
  ],
};
