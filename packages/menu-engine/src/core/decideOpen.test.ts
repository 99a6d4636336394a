import { describe, expect, it } from 'vitest';
import { directory, menuTree, page } from '../testing/treeFixture.ts';
import { decideOpen } from './decideOpen.ts';
import { isLocked, menuMarks } from './menuMarks.ts';
import { normalizeMenuTree } from './normalizeMenuTree.ts';
import { parseExpiry } from './parseExpiry.ts';

const now = Date.parse('2026-06-15T12:00:00+08:00');
const past = '2026-01-01 00:00:00';
const later = '2027-01-01 00:00:00';

describe('marks', () => {
  it.each([
    [undefined, past, undefined],
    ['ANY', [], true],
    ['ANY', ['AMAZON'], false],
    ['AMAZON', [], true],
    ['AMAZON', ['SHOPEE'], true],
    ['AMAZON', ['SHOPEE', 'AMAZON'], false],
    ['AMAZON', undefined, false],
  ])('[M18] with dependence %s and bound %s is locked: %s', (dependencePlatform, bound, locked) => {
    expect(isLocked({ dependencePlatform }, bound as string[] | undefined)).toBe(locked ?? false);
  });

  it('[M17] is expired when the platform or the asset is, the platform named first', () => {
    const expired = (fields: object) => menuMarks(leaf(fields), { now }).expired;
    expect(expired({ platformExpireTime: past, assetsExpireTime: past })).toBe('platform');
    expect(expired({ platformExpireTime: later, assetsExpireTime: past })).toBe('assets');
    expect(expired({ platformExpireTime: later, assetsExpireTime: later })).toBeUndefined();
    expect(expired({ platformExpireTime: 'soon' })).toBeUndefined();
  });

  it.each([
    ['2026-01-02 03:04:05', '2026-01-01T19:04:05.000Z'],
    ['2026-01-02T03:04', '2026-01-01T19:04:00.000Z'],
    ['2026-01-02', '2026-01-02T15:59:59.000Z'],
    ['2026-01-02T03:04:05Z', '2026-01-02T03:04:05.000Z'],
    [' 2026-01-02 ', '2026-01-02T15:59:59.000Z'],
    ['1767225600', '2026-01-01T00:00:00.000Z'],
    [1767225600000, '2026-01-01T00:00:00.000Z'],
  ])('[M17] reads the time %s', (value, iso) => {
    expect(new Date(parseExpiry(value) ?? 0).toISOString()).toBe(iso);
  });

  it('[M17] has no time for what cannot be read', () => {
    for (const value of [undefined, null, '', 'never', '2026-13-45'])
      expect(parseExpiry(value)).toBeUndefined();
  });
});

describe('precedence', () => {
  const everything = {
    dependencePlatform: 'AMAZON',
    updateFlag: 2,
    platformExpireTime: past,
    assetsExpireTime: past,
  };
  const request = { entry: leaf(everything), now, boundPlatforms: [] as string[] };

  it.each([
    ['demo', { ...request, entry: undefined, demo: true }, 'demo-tip'],
    ['not in the tree', { ...request, entry: undefined }, 'no-permission'],
    ['locked', request, 'locked'],
    ['not purchased', { ...request, boundPlatforms: ['AMAZON'] }, 'not-purchased'],
    [
      'expired',
      { ...request, entry: leaf({ ...everything, updateFlag: 1 }), boundPlatforms: ['AMAZON'] },
      'expired',
    ],
    ['free', { ...request, entry: leaf({}) }, 'open'],
  ])('[M19] decides for one that is %s', (_case, asked, kind) => {
    expect(decideOpen(asked).kind).toBe(kind);
  });

  it('[M19] follows the table for every combination of conditions', () => {
    for (let bits = 0; bits < 2 ** 6; bits += 1) {
      const [demo, missing, locked, notPurchased, platform, assets] = [1, 2, 4, 8, 16, 32].map(
        (bit) => (bits & bit) !== 0,
      );
      const entry = missing
        ? undefined
        : leaf({
            dependencePlatform: 'AMAZON',
            updateFlag: notPurchased ? 2 : 1,
            platformExpireTime: platform ? past : later,
            assetsExpireTime: assets ? past : later,
          });
      const decision = decideOpen({ entry, now, demo, boundPlatforms: locked ? [] : ['AMAZON'] });
      const rows: [boolean | undefined, object][] = [
        [demo, { kind: 'demo-tip' }],
        [missing, { kind: 'no-permission' }],
        [locked, { kind: 'locked', platform: 'AMAZON' }],
        [notPurchased, { kind: 'not-purchased' }],
        [platform, { kind: 'expired', what: 'platform' }],
        [assets, { kind: 'expired', what: 'assets' }],
        [true, { kind: 'open', as: 'micro-app' }],
      ];
      expect(decision).toMatchObject(rows.find(([holds]) => holds)?.[1] ?? {});
    }
  });

  it('[M19] names the platform before the asset, and where each is renewed', () => {
    const decide = (fields: object) => decideOpen({ entry: leaf(fields), now });
    expect(decide({ platformExpireTime: past, assetsExpireTime: past, assetsType: '2' })).toMatchObject({
      what: 'platform',
      renew: 'service-management',
    });
    expect(decide({ assetsExpireTime: past, assetsType: '2' })).toMatchObject({
      what: 'assets',
      renew: 'app-marketplace',
    });
    expect(decide({ assetsExpireTime: past, assetsType: '1' })).toMatchObject({
      renew: 'service-management',
    });
    expect(decide({ assetsExpireTime: past })).toMatchObject({ renew: 'service-management' });
  });

  it.each([
    [{ menuUrl: 'https://example.com' }, 'external', 'frame'],
    [{ menuUrl: '/x', path: 'iframe' }, 'iframe', 'frame'],
    [{}, 'micro-app', 'micro-app'],
  ])('[M19] opens %o as %s', (fields, as, kind) => {
    expect(decideOpen({ entry: leaf(fields), now })).toMatchObject({ kind: 'open', as, address: { kind } });
  });

  it('[M20] opens a page outside the tree only with verification off', () => {
    const address = { kind: 'micro-app', app: 'sso-web', path: '/embel/home' } as const;
    expect(decideOpen({ entry: undefined, address, now }).kind).toBe('no-permission');
    expect(decideOpen({ entry: undefined, address, now, verification: false })).toEqual({
      kind: 'open',
      as: 'micro-app',
      address,
      entry: undefined,
    });
    expect(decideOpen({ entry: undefined, now, verification: false }).kind).toBe('no-permission');
  });

  it('[M4] does not open a directory', () => {
    const [root] = normalizeMenuTree(menuTree([directory('1', '目录', [page('2', '页')])])).roots;
    expect(decideOpen({ entry: root, now }).kind).toBe('not-a-page');
  });
});

function leaf(fields: object) {
  const [entry] = normalizeMenuTree(menuTree([page('1', '页', fields)])).leaves;
  if (!entry) throw new Error('the fixture is no leaf');
  return entry;
}
