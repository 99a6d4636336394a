import { expect, it } from 'vitest';
import { byField } from './byField.ts';

it('a problem at a path is one of the field that stands for it, the closest one; others are told beside them', () => {
  const fields = { 'microApps.2': 'app', 'microApps.2.origin': 'origin' };
  expect(
    byField({ 'microApps.2.origin': 'a', 'microApps.2': 'b', 'microApps.20.origin': 'c' }, fields),
  ).toEqual({
    origin: 'a',
    app: 'b',
    other: 'c',
  });
  expect(byField({ 'microApps.2.entry': '1', 'microApps.2.name': '2' }, fields)).toEqual({ app: '1' });
});
