import type { Database } from './Database.ts';

/**
 * Makes a statement that is asked often: written once for each database and planned once for each connection, since it
 * has a name. What differs from call to call are placeholders.
 */
export function prepareOnce<Statement>(prepare: (db: Database) => Statement): (db: Database) => Statement {
  const prepared = new WeakMap<Database, Statement>();
  return (db) => {
    const known = prepared.get(db);
    if (known) return known;
    const statement = prepare(db);
    prepared.set(db, statement);
    return statement;
  };
}
