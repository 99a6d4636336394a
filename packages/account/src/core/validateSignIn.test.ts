import { expect, it } from 'vitest';
import { validateSignIn } from './validateSignIn.ts';

it('[A12] account and password must be there, and nothing else is asked of an old password', () => {
  expect(validateSignIn({ account: '  ', password: '' })).toEqual({
    account: 'required',
    password: 'required',
  });
  expect(validateSignIn({ account: 'owner', password: 'x' })).toEqual({});
});

it('[A12] what cannot be sent is said before it is sent', () => {
  expect(validateSignIn({ account: 'a'.repeat(201), password: '密'.repeat(27) })).toEqual({
    account: 'too-long',
    password: 'too-long',
  });
  expect(validateSignIn({ account: 'a'.repeat(200), password: 'x'.repeat(80) })).toEqual({});
});
