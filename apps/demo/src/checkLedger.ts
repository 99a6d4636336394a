// Prints as JSON how many rows of a filled database break which rule of the ledger: for `npm run bench ledger`.
import { openDatabase, readRecordValues, recordSpec } from '@portal/server/data';
import { businessRecords } from '@portal/server/schema/business';
import { sql } from 'drizzle-orm';
import { ledgerRules } from './ledger/ledgerRules.ts';

const [url = ''] = process.argv.slice(2);
const { db, close } = openDatabase(url);
const broken: Record<string, number> = {};
for (const [rule, query] of Object.entries(ledgerRules)) {
  const { rows } = await db.execute<{ count: string }>(sql.raw(query));
  broken[rule] = Number(rows[0]?.count);
}
const records = await db.select().from(businessRecords);
broken['forms would take their entries'] = records.filter(
  ({ kind, status, fields }) => !readRecordValues(recordSpec(kind as never), { ...fields, status }).ok,
).length;
const { rows } = await db.execute<{ count: string }>(sql`select count(*) from orders`);
await close();
process.stdout.write(`${JSON.stringify({ broken, orders: Number(rows[0]?.count) })}\n`);
