import { expect, it } from 'vitest';
import { fitWidth, readWidth } from './drawerWidth.ts';

it('[I201] 1080 pixels unless another width was chosen; never wider than the window', () => {
  expect(readWidth(null)).toBe(1080);
  expect(readWidth('x')).toBe(1080);
  expect(readWidth('12')).toBe(1080);
  expect(readWidth('900')).toBe(900);
  expect(fitWidth(1080, 1920)).toBe(1080);
  expect(fitWidth(1080, 1000)).toBe(1000);
  expect(fitWidth(200, 1920)).toBe(760);
  expect(fitWidth(200, 600)).toBe(600);
});
