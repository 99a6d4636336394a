import { openDemoDatabase, openDemoServer } from '@portal/server/testing';
import { expect, it } from 'vitest';
import { createDemo } from '../createDemo.ts';

it('[D43] pages of other companies are served by their names alone, and tell nobody where one came from', async () => {
  const { db, close } = await openDemoDatabase();
  const { apps } = await openDemoServer(db, createDemo({ size: 1 }));
  const page = await apps.request('/external/rates');
  expect(await page.text()).toContain('<h1>Exchange rate quotes</h1>');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  for (const name of ['nothing', 'constructor', '__proto__'])
    expect((await apps.request(`/external/${name}`)).status).toBe(404);
  await close();
});
