import { expect, it } from 'vitest';
import { systemLabel } from './systemLabel.ts';

const system = {
  systemCode: 'ERP',
  systemName: '跨境 ERP',
  systemEnName: 'Cross-border ERP',
  systemKrName: ' ',
};

it('[M240] a system is named in the language, without a translation by any name it has, without one by its code', () => {
  expect(systemLabel(system, 'zh-CN')).toBe('跨境 ERP');
  expect(systemLabel(system, 'en-US')).toBe('Cross-border ERP');
  expect(systemLabel(system, 'ko-KR')).toBe('跨境 ERP');
  expect(systemLabel({ systemCode: 'ERP', name: 'ERP of the answer' }, 'en-US')).toBe('ERP of the answer');
  expect(systemLabel({ systemCode: 'ERP' }, 'ko-KR')).toBe('ERP');
});
