/** What PostgreSQL and the system call it: no room on the disk, or no more for this user. */
const FULL = ['53100', 'ENOSPC', 'EDQUOT'];

/** Whether something failed because there is no room left, for the database or for files. */
export function isDiskFull(error: unknown): boolean {
  for (let inner = error; inner instanceof Error; inner = inner.cause)
    if ('code' in inner && FULL.includes(String(inner.code))) return true;
  return false;
}
