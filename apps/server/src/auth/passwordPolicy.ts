import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const MIN_LENGTH = 8;
const MAX_LENGTH = 16;

// Those of zxcvbn-ts's frequency list (MIT) that have the rule's length, letters and digits, most used first.
const common = new Set(
  readFileSync(join(import.meta.dirname, 'commonPasswords.txt'), 'utf8')
    .trimEnd()
    .split('\n'),
);

/** What is wrong with a new password: nothing, the rule, or that everybody tries it. */
export function judgePassword(password: string): 'fine' | 'breaks-rule' | 'common' {
  const length = [...password].length;
  if (length < MIN_LENGTH || length > MAX_LENGTH) return 'breaks-rule';
  if (!/[a-z]/.test(password) || !/[A-Z]/.test(password) || !/\d/.test(password)) return 'breaks-rule';
  return common.has(password.toLowerCase()) ? 'common' : 'fine';
}
