import { expect, it } from 'vitest';
import { toLimits, toLimitsValues } from './limitValues.ts';

it('limits pass through the form as they are; an empty field is no limit, and none of 0', () => {
  const limits = {
    questionsADay: 0,
    packages: [{ package: 'PRO', questionsADay: 100, tokensAMonth: 20_000_000 }, { package: 'FREE' }],
  };
  expect(toLimits(toLimitsValues(limits))).toEqual(limits);
  expect(toLimits(toLimitsValues(undefined))).toEqual({});
  expect(toLimitsValues(limits)).toMatchObject({ questionsADay: '0', tokensAMonth: '' });
});
