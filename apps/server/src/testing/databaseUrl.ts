/** The database that the tests' databases are copied from. */
export const TEMPLATE = 'portal_test_template';

/** The address of another database on the same server. */
export function databaseUrl(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}
