import { expect, it } from 'vitest';
import { provenRule, stateName } from './stateName.ts';

it('a story that proves rules goes by its export, its rule stands apart', () => {
  const name = '[T43] [T44] a tab that was pressed is the one that the keyboard reaches';
  expect(stateName(name, 'PressThenKeys')).toBe('Press then keys');
  expect(stateName(name, 'press-then-keys')).toBe('Press then keys');
  expect(provenRule(name)).toBe('a tab that was pressed is the one that the keyboard reaches');
});

it('a story without a name goes by its export, as a sentence', () => {
  expect(stateName('Long Names', 'LongNames')).toBe('Long names');
  expect(stateName('Open Korean Dark', 'OpenKoreanDark')).toBe('Open Korean dark');
});

it('a name in plain words stays', () => {
  expect(stateName('StatusBadge: the five tones', 'StatusBadges')).toBe('StatusBadge: the five tones');
  expect(provenRule('StatusBadge: the five tones')).toBeUndefined();
});
