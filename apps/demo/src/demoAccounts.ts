import { DEMO_PASSWORD as password } from './catalogue/people.ts';

/** Who can sign in while the data is demo data. */
export const DEMO_ACCOUNTS = [
  { account: 'owner', password, label: 'Owner of a company with every system' },
  { account: 'staff', password, label: 'Member with fewer menus' },
  { account: 'both', password, label: 'Works for two companies' },
  { account: 'demo', password, label: 'Demo mode' },
  { account: 'plus', password, label: 'YST_PLUS' },
  { account: 'tiktok', password, label: 'TIKTOK' },
  { account: 'sail', password, label: 'SAIL' },
  { account: 'brand', password, label: 'Special brand, at brand.localhost' },
] as const;
