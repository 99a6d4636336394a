import { describe, expect, it } from 'vitest';
import { helperPage, readFundsAssistant, seesHelper, seesVersionSwitch } from './accountTools.ts';

describe('[A120] the version switch', () => {
  const facts = { systemCode: 'ERP', packageStyle: 1, subTab: 5, demo: false };
  it.each([
    [{}, true],
    [{ subTab: undefined }, true],
    [{ subTab: 6 }, false],
    [{ systemCode: 'WMS' }, false],
    [{ packageStyle: 2 }, false],
    [{ packageStyle: undefined }, false],
    [{ demo: true }, false],
  ])('[A120] with %j is offered: %s', (part, offered) => {
    expect(seesVersionSwitch({ ...facts, ...part })).toBe(offered);
  });
});

describe('[A121] the funds assistant', () => {
  it('[A121] opens for a company that is authorised', () => {
    expect(readFundsAssistant('{"url":"https://funds.example/a","authStatus":1}')).toBe(
      'https://funds.example/a',
    );
  });

  it.each([
    undefined,
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '{"url":"https://funds.example/a","authStatus":0}',
    '{"url":"https://funds.example/a"}',
    '{"authStatus":1}',
    '{"url":"javascript:alert(1)","authStatus":1}',
  ])('[A121] %j hides it', (respBody) => {
    expect(readFundsAssistant(respBody)).toBeUndefined();
  });
});

describe('[A122] the product helper', () => {
  it.each([
    ['https://ai.example/', 1, true],
    ['https://ai.example/', undefined, true],
    ['https://ai.example/', 0, false],
    [undefined, 1, false],
    ['javascript:alert(1)', 1, false],
  ])('[A122] at %j with the setting %j is offered: %s', (address, isSet, offered) => {
    expect(seesHelper(address, isSet)).toBe(offered);
    expect(helperPage(address, { isSet, token: 't', companyCode: 'sbj_1' })).toBe(
      offered ? 'https://ai.example/?token=t&company_code=sbj_1' : undefined,
    );
  });
});
