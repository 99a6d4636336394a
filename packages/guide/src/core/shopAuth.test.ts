import { expect, it } from 'vitest';
import { needsOnboarding } from '../shops/platforms.ts';
import { authDialogHeight, readAuthMessage, shopAuthUrl } from './shopAuth.ts';

const begun = { providerUrl: 'https://apps.test/shop-auth', companyCode: 'c 1', customerCode: 'a&b' };
const queryOf = (platform: string, iconUrl?: string) =>
  Object.fromEntries(shopAuthUrl(begun, { platform, ...(iconUrl && { iconUrl }) }).searchParams);

it('[G20] the form is told company, customer, platform and where it stands', () => {
  expect(queryOf('AMAZON', 'https://x.test/i.png')).toEqual({
    companyCode: 'c 1',
    customerCode: 'a&b',
    grantType: 'AUTH',
    platform: 'AMAZON',
    is_show_usa: '1',
    iconUrl: 'https://x.test/i.png',
    source: 'erp',
  });
  expect(queryOf('TIKTOK')).toMatchObject({ is_show_usa: '0' });
  expect(queryOf('TIKTOK')).not.toHaveProperty('iconUrl');
});

it.each(['javascript:alert(1)', 'data:text/html,x', '/relative', ''])(
  '[G20] %j is no provider',
  (providerUrl) => {
    expect(() => shopAuthUrl({ ...begun, providerUrl }, { platform: 'AMAZON' })).toThrow(TypeError);
  },
);

it('[G21] two messages are understood, whole or by their type; all else is nothing', () => {
  expect(readAuthMessage({ type: 'closeAuthAlert' })).toEqual({ type: 'done' });
  expect(readAuthMessage('closeAuthAlert')).toEqual({ type: 'done' });
  expect(readAuthMessage({ type: 'messageAuthHeight', height: '420' })).toEqual({
    type: 'height',
    height: 420,
  });
  for (const data of [
    undefined,
    null,
    7,
    'messageAuthHeight',
    { type: 'messageAuthHeight' },
    { type: 'messageAuthHeight', height: -1 },
    { type: 'messageAuthHeight', height: Number.NaN },
    { type: 'messageAuthHeight', height: 'calc(1px)' },
    { type: 'other' },
  ])
    expect(readAuthMessage(data)).toBeUndefined();
});

it('[G22] the dialog is 160 higher than the form, and no higher than the window', () => {
  expect(authDialogHeight(300, 900)).toBe(460);
  expect(authDialogHeight(300.4, 900)).toBe(460);
  expect(authDialogHeight(5000, 900)).toBe(900);
});

it.each([
  [undefined, false],
  [{}, true],
  [{ platform_user: false, platforms: [] }, true],
  [{ platform_user: 0 }, true],
  [{ platform_user: true }, false],
  [{ platform_user: 1 }, false],
  [{ platforms: ['AMAZON'] }, false],
] as const)('[G30] a platform is to be chosen first after %j: %s', (process, needed) => {
  expect(needsOnboarding(process)).toBe(needed);
});
