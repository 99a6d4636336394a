import { sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';

/** Rows of one company that are left apart. */
const FEW_ROWS = 20;

/** Puts many changes of a company into one row. Their sum, which is the version, stays as it is at every moment. */
export async function sweepCompanyChanges(db: Database): Promise<void> {
  await db.execute(sql`
    with many as (select company_id from company_changes group by company_id having count(*) > ${FEW_ROWS}),
      gone as (delete from company_changes where company_id in (select company_id from many)
        returning company_id, changes)
    insert into company_changes (company_id, changes)
      select company_id, sum(changes) from gone group by company_id`);
}
