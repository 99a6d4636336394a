import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMachineDriver } from '../testing/createMachineDriver.ts';
import { examplePane } from '../testing/examplePanes.ts';
import { hashPaneKey } from './hashPaneKey.ts';

describe('hashPaneKey', () => {
  it.each([
    [1, false],
    [39, false],
    [40, true],
    [41, true],
  ])('[T4] a key of %i characters is hashed: %s', (length, isHashed) => {
    const key = 'm'.repeat(length);
    expect(hashPaneKey(key) === key).toBe(!isHashed);
  });

  it('[T4] gives h_ and 16 hex digits that never change', () => {
    expect(hashPaneKey('m'.repeat(40))).toMatch(/^h_[0-9a-f]{16}$/);
    expect(hashPaneKey('https://example.com/report?month=2026-11&shop=42')).toBe('h_f009daf6a0bbf162');
  });

  it('[T4] tells keys apart and leaves hashes alone', () => {
    assert(
      property(string({ minLength: 40, unit: 'binary' }), string({ minLength: 40 }), (one, other) => {
        expect(hashPaneKey(hashPaneKey(one))).toBe(hashPaneKey(one));
        if (one !== other) expect(hashPaneKey(one)).not.toBe(hashPaneKey(other));
      }),
    );
    const hashes = Array.from({ length: 5000 }, (_, index) => hashPaneKey(`${'x'.repeat(40)}${index}`));
    expect(new Set(hashes).size).toBe(5000);
  });

  it('[T4] is how an opened pane is kept', () => {
    const tabs = createMachineDriver();
    tabs.send({ type: 'open', pane: examplePane('m'.repeat(39)) });
    tabs.send({ type: 'open', pane: examplePane('m'.repeat(40)) });
    expect(tabs.state.panes.map((pane) => pane.key)).toEqual([
      'home',
      'm'.repeat(39),
      hashPaneKey('m'.repeat(40)),
    ]);
  });
});
