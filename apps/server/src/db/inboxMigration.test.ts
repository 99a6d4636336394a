import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { databaseUrl } from '../testing/databaseUrl.ts';
import { migrateDatabase } from './migrateDatabase.ts';
import { migrateTo } from './migrations.ts';
import { openDatabase } from './openDatabase.ts';
import { businessRecords } from './schema/business.ts';
import { messageThreads, threadMessages } from './schema/inbox.ts';

const BEFORE_INBOX = 17;

it('[S990] what buyers wrote under an earlier version is a thread with its order, and its menu opens the inbox', async () => {
  const server = inject('postgresUrl');
  const name = `portal_test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = databaseUrl(server, name);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await migrateTo(client, BEFORE_INBOX);
  await client.query(`insert into orders (company_id, order_id, order_no, shop_id, shop_name, platform, marketplace, status,
    buyer_name, city, currency, amount, amount_usd, units, fulfilment, warehouse, ordered_at, ship_by)
    values ('c', 'o-1', 'N-1', 's', 'Shop', 'AMAZON', 'JP', 'shipped', 'Sato', 'Osaka', 'JPY', 1, 1, 1, 'FBM', 'OSAKA', now(), now())`);
  const record = (id: string, fields: object) =>
    client.query(`insert into business_records values ('c', 'buyer-messages', $1, 'unanswered', $2, now())`, [
      ...[id, JSON.stringify({ orderNo: 'N-1', buyerName: 'Sato', ...fields })],
    ]);
  const receivedAt = '2026-11-20T08:00:00.000Z';
  await record('m-1', { message: 'いつ？', reply: null, receivedAt });
  await record('m-2', { message: 'どこ？', reply: 'はい', receivedAt });
  await client.query(`insert into menus (company_id, menu_id, system_code, position, menu_name, menu_en_name, menu_kr_name,
    menu_url, last_menu, menu_type, special, update_flag, select_flag, closable, no_cache, external, ignore, statistics_type)
    values ('c', 'm', 'ERP', 1, 'x', 'x', 'x', '/list/buyer-messages', 2, '2', 1, 1, 1, true, false, false, false, '1')`);
  await client.query(
    `insert into business_records values ('c', 'mail-templates', 't-1', 'active', '{"subject": "Hello"}', now())`,
  );
  await client.end();
  await migrateDatabase(url, async () => undefined);
  const { db, close } = openDatabase(url);
  expect(await db.select().from(messageThreads).orderBy(messageThreads.threadId)).toMatchObject([
    { threadId: 'm-1', orderId: 'o-1', shopName: 'Shop', language: 'ja-JP', answeredAt: null },
    { threadId: 'm-2', askedAt: new Date(receivedAt), answeredAt: expect.any(Date) },
  ]);
  const messages = await db.select().from(threadMessages).orderBy(threadMessages.messageId);
  expect(messages.map(({ text, isBuyer }) => [text, isBuyer])).toEqual([
    ['いつ？', true],
    ['どこ？', true],
    ['はい', false],
  ]);
  expect(await db.$count(businessRecords, eq(businessRecords.kind, 'buyer-messages'))).toBe(0);
  const [template] = await db.select().from(businessRecords);
  expect(template?.fields).toEqual({ message: 'Hello', shopName: null });
  const { rows } = await db.execute('select menu_url from menus');
  expect(rows).toEqual([{ menu_url: '/inbox' }]);
  await close();
  await admin.query(`drop database ${name} with (force)`);
  await admin.end();
});
