import { describe, expect, it } from 'vitest';
import { FLOW_FIELDS, NO_VALUES, readContact, secondKind, validateFlow } from './flowValues.ts';

const FULL = {
  contact: 'lin@example.com',
  code: '123456',
  second: '',
  secondCode: '',
  company: '蓝海贸易',
  password: 'Harbour27',
  repeat: 'Harbour27',
  agreement: true,
};
const ALL = { fields: FLOW_FIELDS, kind: 'either' } as const;

describe('[A100] an address', () => {
  it.each([
    ['13800138000', 'either', { phone: '13800138000' }],
    [' +86 138-0013-8000 ', 'phone', { phone: '+8613800138000' }],
    ['lin@example.com ', 'email', { email: 'lin@example.com' }],
    ['lin@example.com', 'phone', undefined],
    ['13800138000', 'email', undefined],
    ['12345', 'either', undefined],
    ['lin@', 'either', undefined],
    ['<lin@example.com>', 'either', undefined],
  ] as const)('[A100] %j as %s is read as %j', (typed, kind, contact) => {
    expect(readContact(typed, kind)).toEqual(contact);
  });
});

describe('[A101] a form before it is sent', () => {
  it('[A101] is fine when everything fits', () => {
    expect(validateFlow(FULL, ALL)).toEqual({});
  });

  it('[A101] misses every empty field that it shows, and only those', () => {
    expect(validateFlow(NO_VALUES, ALL)).toEqual({
      contact: 'required',
      code: 'required',
      company: 'required',
      password: 'required',
      repeat: 'required',
      agreement: 'required',
    });
    expect(validateFlow(NO_VALUES, { fields: ['contact'], kind: 'phone' })).toEqual({ contact: 'required' });
  });

  it.each([
    [{ code: '12345' }, { code: 'invalid' }],
    [{ company: '名'.repeat(61) }, { company: 'too-long' }],
    [{ password: 'harbour27', repeat: 'harbour27' }, { password: 'invalid' }],
    [{ password: 'Harb27a', repeat: 'Harb27a' }, { password: 'invalid' }],
    [{ repeat: 'Harbour28' }, { repeat: 'mismatch' }],
  ])('[A101] %j is told as %j', (part, errors) => {
    expect(validateFlow({ ...FULL, ...part }, ALL)).toEqual(errors);
  });
});

describe('[A200] a second address', () => {
  it('[A200] is of the other kind, and may be left out', () => {
    expect([secondKind(FULL), secondKind({ contact: '13800138000' }), secondKind({ contact: '' })]).toEqual([
      'phone',
      'email',
      'email',
    ]);
    expect(validateFlow({ ...FULL, secondCode: 'x' }, ALL)).toEqual({});
  });

  it.each([
    [{ second: '13800138000' }, { secondCode: 'required' }],
    [{ second: '13800138000', secondCode: '12' }, { secondCode: 'invalid' }],
    [{ second: 'also@example.com', secondCode: '123456' }, { second: 'invalid' }],
    [{ contact: '13800138000', second: 'lin@example.com', secondCode: '123456' }, {}],
  ])('[A200] %j is told as %j', (part, errors) => {
    expect(validateFlow({ ...FULL, ...part }, ALL)).toEqual(errors);
  });
});
