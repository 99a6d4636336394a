import type { Words } from '../trees/parseOutline.ts';

type Item = { item: string; count?: number; monthly?: boolean; unlimited?: boolean };

/** What a system is sold as; its packages from the lowest to the highest. */
export type DemoProduct = {
  system: string;
  packages: readonly {
    id: string;
    name: Words;
    /** In cents; 0 comes with the account. */
    monthlyAmount: number;
    items: readonly Item[];
    points: readonly Words[];
  }[];
  additions: readonly { item: string; block: number; amount: number }[];
};
