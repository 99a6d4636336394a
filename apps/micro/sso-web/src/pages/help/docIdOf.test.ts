import { expect, it } from 'vitest';
import { docIdOf } from './docIdOf.ts';

it.each([
  ['/company/helper/center', undefined],
  ['/company/helper/center?docId=', undefined],
  ['/company/helper/center?docId=help-orders', 'help-orders'],
  ['/company/helper/center?q=x&docId=help-orders', 'help-orders'],
  ['/company/helper/center?docId=../../etc/passwd%00<script>', 'invalid'],
  ['/company/helper/center?docId=%3Cimg%20src=x%20onerror=alert(1)%3E', 'invalid'],
  [`/company/helper/center?docId=${'a'.repeat(61)}`, 'invalid'],
])('HLP-02: %s names %s', (path, docId) => {
  expect(docIdOf(path)).toBe(docId);
});
