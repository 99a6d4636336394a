import { expect, it } from 'vitest';
import { fromSetupNames, toSetupNames } from './setupNames.ts';

it('a name of the setup file has all languages: the Chinese one where another was left out', () => {
  expect(toSetupNames({ zh: ' 订单 ', en: 'Orders', kr: ' ' })).toEqual({
    zh: '订单',
    en: 'Orders',
    ko: '订单',
  });
  expect(fromSetupNames({ zh: '订单', en: 'Orders', ko: '주문' })).toEqual({
    zh: '订单',
    en: 'Orders',
    kr: '주문',
  });
});
