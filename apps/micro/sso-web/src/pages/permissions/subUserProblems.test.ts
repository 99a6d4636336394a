import { ApiError } from '@portal/api-client';
import { expect, it } from 'vitest';
import { refusedFields, type SubUserValues, subUserProblems } from './subUserProblems.ts';

const GOOD: SubUserValues = {
  realName: '王小明',
  userName: 'xiaoming',
  phone: '',
  email: '',
  password: 'Fresh8Orchard',
};

it('finds nothing wrong with a name, an account and a password', () => {
  expect(subUserProblems(GOOD)).toEqual({});
});

it.each<[Partial<SubUserValues>, object]>([
  [{ realName: '  ' }, { realName: 'missing' }],
  [{ userName: '' }, { userName: 'missing' }],
  [{ userName: '1abc' }, { userName: 'form' }],
  [{ phone: '138-0013' }, { phone: 'form' }],
  [{ email: 'nobody' }, { email: 'form' }],
  [{ password: '' }, { password: 'missing' }],
  [{ password: 'onlysmall1' }, { password: 'form' }],
])('%j: %j', (part, problems) => {
  expect(subUserProblems({ ...GOOD, ...part })).toEqual(problems);
});

it('puts what the server refused at its field', () => {
  const details = { kind: 'business', status: 200, requestId: '', endpoint: 'addSubUser' } as const;
  const taken = { fields: { userName: '已被使用', other: 'x', email: 7 } };
  expect(refusedFields(new ApiError({ ...details, code: 'x', data: taken }))).toEqual({
    userName: { text: '已被使用' },
  });
  const common = { ...details, code: 'saas.sso.user.error.code.0104', serverMessage: '过于常见' };
  expect(refusedFields(new ApiError(common))).toEqual({ password: { text: '过于常见' } });
  expect(refusedFields(new Error('offline'))).toEqual({});
});
