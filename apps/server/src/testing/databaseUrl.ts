/** The databases that the tests' databases are copied from: this one has all tables and no data. */
export const TEMPLATE = 'portal_test_template';

/** The one of them that is filled with demo data; it is made when the first test asks for it. */
export const FILLED_TEMPLATE = 'portal_test_filled';

/** The address of another database on the same server. */
export function databaseUrl(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}
