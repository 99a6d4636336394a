import { expect, it } from 'vitest';
import { filtersOfScope, scopeOfFilters } from './listScope.ts';

const MAY = { from: '2026-05-01', to: '2026-05-31' };

it('[U900] filters and the scope of a page say the same, in the parts that the list knows', () => {
  const knows = { hasMarketplace: true, hasDays: true };
  expect(scopeOfFilters({ shop: 'Nordlicht' }, { hasShop: true })).toEqual({ shop: 'Nordlicht' });
  expect(filtersOfScope({ shop: null })).toEqual({ shop: undefined });
  expect(scopeOfFilters({ marketplace: 'DE', ...MAY }, knows)).toEqual({ marketplace: 'DE', period: MAY });
  expect(scopeOfFilters({ from: MAY.from }, knows)).toEqual({ marketplace: null, period: null });
  expect(
    scopeOfFilters({ marketplace: 'DE', ...MAY }, { hasMarketplace: undefined, hasDays: false }),
  ).toEqual({});
  expect(filtersOfScope({ marketplace: 'DE', period: MAY })).toEqual({ site: 'DE', ...MAY });
  expect(filtersOfScope({ marketplace: null, period: null })).toEqual({
    site: undefined,
    from: undefined,
    to: undefined,
  });
  expect(filtersOfScope({})).toEqual({});
});
