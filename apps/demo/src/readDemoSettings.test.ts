import { expect, it } from 'vitest';
import { readDemoSettings } from './readDemoSettings.ts';

it('[D41] demo data are wanted unless the environment says otherwise', () => {
  expect(readDemoSettings({})).toEqual({ seed: 'demo', size: 1 });
  expect(readDemoSettings({ PORTAL_SEED: 'lab', PORTAL_DEMO_SIZE: '20' })).toEqual({ seed: 'lab', size: 20 });
  expect(readDemoSettings({ PORTAL_SEED: 'none' }).seed).toBe('none');
});

it.each([
  ['PORTAL_SEED', 'none '],
  ['PORTAL_DEMO_SIZE', '2'],
])('[D41] %s=%s is refused by its name', (name, value) => {
  expect(() => readDemoSettings({ [name]: value })).toThrow(name);
});
