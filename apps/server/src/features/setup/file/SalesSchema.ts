import { PURCHASE_MAX_MONTHS } from '@portal/api-client/contract';
import * as v from 'valibot';
import { id, names, text, wholeNumber } from './fields.ts';

const count = v.pipe(wholeNumber, v.minValue(0, 'must not be below 0'));
const amount = v.pipe(
  count,
  v.description('In the smallest unit of the currency: 29900 is 299.00. What costs 0 is shown and not sold.'),
);
const atLeastOne = v.pipe(wholeNumber, v.minValue(1, 'must be at least 1'));

const PeriodSchema = v.strictObject({
  months: v.pipe(atLeastOne, v.maxValue(PURCHASE_MAX_MONTHS, `must not be over ${PURCHASE_MAX_MONTHS}`)),
  discount: v.optional(
    v.pipe(count, v.maxValue(99, 'must not be over 99'), v.description('What is taken off, in per cent.')),
    0,
  ),
});

/** How many of an item, such as ORDER_QUANTITY, a package brings. */
const ItemSchema = v.strictObject({
  item: text,
  count: v.optional(count, 0),
  monthly: v.optional(
    v.pipe(
      v.boolean(),
      v.description('Counted anew for each month; otherwise it holds for the time bought.'),
    ),
    false,
  ),
  unlimited: v.optional(v.boolean(), false),
});

const PackageSchema = v.strictObject({
  id,
  name: names,
  monthlyAmount: amount,
  items: v.optional(v.array(ItemSchema), []),
  points: v.optional(v.pipe(v.array(names), v.description('What is said of it, a line each.')), []),
});

const AdditionSchema = v.strictObject({ item: text, block: atLeastOne, amount });

const SoldSystemSchema = v.strictObject({
  system: id,
  packages: v.pipe(
    v.array(PackageSchema),
    v.minLength(1, 'needs a package'),
    v.description('From the lowest to the highest: each contains those before it.'),
  ),
  additions: v.optional(
    v.pipe(v.array(AdditionSchema), v.description('More of an item, in blocks, while a service runs.')),
    [],
  ),
});

const AppSchema = v.strictObject({
  id,
  name: names,
  description: names,
  category: text,
  icon: text,
  monthlyAmount: amount,
  menus: v.optional(
    v.pipe(
      v.array(text),
      v.description('Menus, by their Chinese name, that work as long as a company has the app.'),
    ),
    [],
  ),
});

/** What is on sale, and for how much. */
export const SalesSchema = v.pipe(
  v.strictObject({
    currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'must be a currency such as USD')),
    periods: v.pipe(v.array(PeriodSchema), v.minLength(1, 'needs a period')),
    systems: v.optional(v.array(SoldSystemSchema), []),
    apps: v.optional(v.array(AppSchema), []),
  }),
  v.description('What companies can buy: systems in packages, apps of the marketplace, and their prices.'),
);

/** What was set up to be on sale. */
export type StoredSales = v.InferOutput<typeof SalesSchema>;
