import { ApiError } from '@portal/api-client';
import { expect, it } from 'vitest';
import { refusedFields } from './refusedFields.ts';

const refused = (data: unknown) =>
  new ApiError({
    kind: 'business',
    code: 'saas.sso.operator.error.code.0001',
    serverMessage: 'x',
    requestId: 'r',
    endpoint: 'x',
    data,
  } as never);

it('what the server refused is told field by field, and nothing else is taken for a field', () => {
  expect(refusedFields(refused({ fields: { name: '请填写', code: 1, zone: null } }))).toEqual({
    name: '请填写',
  });
  expect(refusedFields(refused(null))).toEqual({});
  expect(refusedFields(refused({ fields: 'x' }))).toEqual({});
  expect(refusedFields(new Error('x'))).toEqual({});
});
