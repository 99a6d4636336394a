import { expect, it } from 'vitest';
import { parseEntryQuery, withoutToken } from './parseAddress.ts';

it('[P16] all entry parameters are read; empty, unknown and oversized ones are not', () => {
  const all = {
    linkId: 'l1',
    source: 's1',
    register: '1',
    serviceCode: 'ERP+',
    inviteCode: 'i1',
    redirectPath: 'amazon#/a',
    random: '42',
    systemCode: 'ERP',
    backEmail: 'a@b.example',
    token: 'abcdefghijklmnop',
  };
  expect(parseEntryQuery(`?${new URLSearchParams(all)}`)).toEqual(all);
  expect(parseEntryQuery(`?source=&other=1&linkId=${'x'.repeat(3000)}`)).toEqual({});
});

it('[P17] the token leaves the address, everything else stays', () => {
  expect(withoutToken('?token=abc&source=s1')).toBe('?source=s1');
  expect(withoutToken('?token=abc')).toBe('');
});
