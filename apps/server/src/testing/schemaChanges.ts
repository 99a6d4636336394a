import type pg from 'pg';

type Column = { table: string; name: string; type: string; isNeeded: boolean };

/** Tables as code sees them that reads and writes them: columns, and what rows must be like. */
type Tables = { columns: readonly Column[]; rules: readonly string[] };

/** Reads them; a column is needed that must be given a value by whoever adds a row. */
export async function readTables(client: pg.ClientBase): Promise<Tables> {
  const { rows: columns } = await client.query<Column>(`
    select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull and not a.atthasdef and a.attidentity = '' as "isNeeded"
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
    order by 1, 2`);
  const { rows: rules } = await client.query<{ rule: string }>(`
    select conrelid::regclass || ': ' || pg_get_constraintdef(oid) as rule from pg_constraint
      where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'u', 'p', 'x')
    union select tablename || ': ' || regexp_replace(indexdef, 'INDEX \\S+', 'INDEX') from pg_indexes
      where schemaname = 'public' and indexdef like 'CREATE UNIQUE%' order by 1`);
  return { columns, rules: rules.map(({ rule }) => rule) };
}

/** What code that was written for the tables before can do no more with those after. */
export function changesForOldCode(before: Tables, after: Tables): string[] {
  const nameOf = ({ table, name }: Column) => `${table}.${name}`;
  const now = new Map(after.columns.map((column) => [nameOf(column), column]));
  const known = new Map(before.columns.map((column) => [nameOf(column), column]));
  const tables = new Set(before.columns.map(({ table }) => table));
  const lost = before.columns.flatMap((column) => {
    const name = nameOf(column);
    const next = now.get(name);
    if (!next) return [`${name} is gone`];
    return next.type === column.type ? [] : [`${name} was ${column.type} and is ${next.type}`];
  });
  const needed = after.columns
    .filter((column) => column.isNeeded && tables.has(column.table) && !known.get(nameOf(column))?.isNeeded)
    .map((column) => `${nameOf(column)} must have a value, and has no default`);
  const stricter = after.rules
    .filter((rule) => !before.rules.includes(rule) && tables.has(rule.slice(0, rule.indexOf(':'))))
    .map((rule) => `a new rule of ${rule}`);
  return [...lost, ...needed, ...stricter];
}
