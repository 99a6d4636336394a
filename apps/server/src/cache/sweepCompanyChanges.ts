import { sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';

/** Rows of one part of a company that are left apart. */
const FEW_ROWS = 20;

/** Puts many changes of a part of a company into one row. The version is another one then, though nothing else has changed. */
export async function sweepCompanyChanges(db: Database): Promise<void> {
  await db.execute(sql`
    with many as (select company_id, part from company_changes group by 1, 2 having count(*) > ${FEW_ROWS}),
      gone as (delete from company_changes where (company_id, part) in (select company_id, part from many)
        returning company_id, part, changes)
    insert into company_changes (company_id, part, changes)
      select company_id, part, sum(changes) from gone group by 1, 2`);
}
