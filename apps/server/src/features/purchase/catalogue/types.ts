import type { Words } from '../../business/words/Words.ts';

/** How many of an item a package brings. */
type PackageItem = {
  keyValue: string;
  quantity: number;
  /** Counted anew for each month, such as orders; otherwise it holds for the time of the service. @default false */
  monthly?: boolean;
  /** @default false */
  unlimited?: boolean;
};

/** A package on sale; a higher one contains the lower ones. */
export type ProductPackage = {
  packageId: string;
  name: Words;
  level: number;
  /** Price of a month in the smallest unit of the currency; 0 comes with the account and is not sold. */
  monthlyAmount: number;
  items: readonly PackageItem[];
  points: readonly Words[];
};

/** More of an item, in blocks. */
type Addition = { keyValue: string; block: number; amount: number };

/** What a system is sold as. */
export type ProductSystem = {
  systemCode: string;
  name: Words;
  packages: readonly ProductPackage[];
  additions: readonly Addition[];
};
