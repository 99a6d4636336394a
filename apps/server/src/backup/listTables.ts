import type pg from 'pg';

/** A table with the columns that are stored, and the tables that it refers to. */
type Table = { name: string; columns: string[]; refers: string[] };

/** Lists the portal's tables so that each comes after those that it refers to. */
export async function listTables(client: pg.ClientBase): Promise<Pick<Table, 'name' | 'columns'>[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name,
      array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0
        and not attisdropped and attgenerated = '' order by attnum) as columns,
      array(select distinct other.relname::text from pg_constraint f join pg_class other on other.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and other.oid <> c.oid) as refers
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`);
  const ordered: Table[] = [];
  const waiting = new Map(rows.map((table) => [table.name, table]));
  while (waiting.size > 0) {
    const free = [...waiting.values()].filter(({ refers }) => !refers.some((name) => waiting.has(name)));
    if (free.length === 0)
      throw new Error(`These tables refer to each other: ${[...waiting.keys()].join(', ')}`);
    for (const table of free) {
      waiting.delete(table.name);
      ordered.push(table);
    }
  }
  return ordered;
}

/** Writes names as SQL does. */
export const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');
