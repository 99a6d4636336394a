import { createPasswordHasher, createTestDatabase, type Database, DEMO_NOW } from '@portal/server/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedAssistant } from './assistant/seedAssistant.ts';
import { demoOperator, demoPeople } from './catalogue/people.ts';
import { demoParams } from './catalogue/systemParams.ts';
import { seedDemo } from './seedDemo.ts';

const TABLES = [
  'system_templates',
  'plan_templates',
  'menu_templates',
  'param_templates',
  'marketplaces',
  'companies',
  'users',
  'memberships',
  'user_configs',
  'company_systems',
  'company_apps',
  'system_params',
  'menus',
  'role_menus',
  'menu_pins',
  'menu_favourites',
  'custom_groups',
  'custom_group_menus',
  'menu_documents',
  'company_guides',
  'external_identities',
  'shops',
  'products',
  'listings',
  'orders',
  'order_lines',
  'stock',
  'stock_movements',
  'exchange_rates',
  'finance_entries',
  'settlements',
  'reviews',
  'message_threads',
  'thread_messages',
  'ads_days',
  'business_records',
  'download_tasks',
  'push_counters',
  'notices',
  'ai_sessions',
  'ai_members',
  'ai_messages',
  'ai_team_prompts',
  'ai_session_prompts',
  'help_folders',
  'help_documents',
  'announcements',
  'public_files',
  'live_broadcasts',
  'jobs',
  'blobs',
];

let close: () => Promise<void>;
let db: Database;

beforeAll(async () => {
  ({ db, close } = await createTestDatabase());
  await seedDemo({ db, now: DEMO_NOW, hashPassword: createPasswordHasher().hash });
  await seedAssistant(db, DEMO_NOW);
});

afterAll(() => close());

async function checksums(): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for (const table of TABLES) {
    const { rows } = await db.execute<{ sum: string }>(
      sql.raw(
        `select md5(coalesce(string_agg(md5((to_jsonb(t) - 'password_hash' - 'created_at')::text), '' order by to_jsonb(t)::text collate "C"), '')) as sum from ${table} t`,
      ),
    );
    sums[table] = rows[0]?.sum ?? '';
  }
  return sums;
}

async function count(table: string, where = 'true'): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql.raw(`select count(*)::int as n from ${table} where ${where}`),
  );
  return rows[0]?.n ?? 0;
}

describe('seedDemo', () => {
  it('[D3] writes 5,000 orders with lines, and stock, listings, reviews and ads for the large company', async () => {
    const own = `company_id = 'c-starlight'`;
    expect(await count('orders', own)).toBe(5_000);
    expect(await count('menus', own)).toBeGreaterThan(250);
    for (const table of ['order_lines', 'stock', 'listings', 'reviews', 'ads_days']) {
      expect(await count(table, own), table).toBeGreaterThan(1_000);
    }
    expect(
      await count(
        'orders o',
        `not exists (select 1 from order_lines l where l.company_id = o.company_id and l.order_id = o.order_id)`,
      ),
    ).toBe(0);
  });

  it('[D3] dates nothing after its time and no order more than 120 days before it', async () => {
    const now = DEMO_NOW.toISOString();
    expect(await count('orders', `ordered_at > '${now}' or shipped_at > '${now}'`)).toBe(0);
    expect(await count('orders', `ordered_at < '${now}'::timestamptz - interval '120 days'`)).toBe(0);
    expect(await count('orders', `ordered_at > '${now}'::timestamptz - interval '1 day'`)).toBeGreaterThan(0);
    expect(await count('reviews', `reviewed_at > '${now}'`)).toBe(0);
  });

  it('[D3] keeps the figures consistent: lines add up to orders, shipped ones have a number, yen have no sen', async () => {
    expect(
      await count(
        'orders o',
        `amount <> (select sum(unit_price * quantity) from order_lines l where l.company_id = o.company_id and l.order_id = o.order_id)`,
      ),
    ).toBe(0);
    expect(
      await count('orders', `(status in ('shipped', 'delivered', 'refunded')) <> (tracking_no is not null)`),
    ).toBe(0);
    expect(await count('orders', `currency = 'JPY' and amount % 100 <> 0`)).toBe(0);
    expect(await count('stock', 'reserved > on_hand')).toBe(0);
    expect(await count('orders', 'true')).toBe(
      await count('(select distinct company_id, order_no from orders) t'),
    );
  });

  it('[D11] gives every account its company, role and style, with a salted hash of its own', async () => {
    const { rows } = await db.execute<Record<string, string | number>>(sql`
      select u.user_name, u.classification, u.sso_env, m.company_id, m.role, c.package_style, u.password_hash
      from users u join memberships m on m.user_id = u.id
      join user_configs c on c.user_id = u.id and c.company_id = m.company_id
      order by u.user_code, m.position`);
    const told = rows.map((row) =>
      [row.user_name, row.classification, row.sso_env, row.company_id, row.role, row.package_style].join('|'),
    );
    expect(told).toEqual([
      'owner|||c-starlight|owner|2',
      'staff|||c-starlight|member|1',
      'demo||DEMO|c-starlight|owner|2',
      'plus|YST_PLUS||c-starlight|owner|2',
      'tiktok|TIKTOK||c-starlight|owner|1',
      'sail|SAIL||c-starlight|owner|2',
      'both|||c-starlight|owner|2',
      'both|||c-tidewater|owner|2',
      'brand|||c-bluepeak|owner|2',
      'demosail|SAIL|DEMO|c-starlight|owner|1',
      'operator|||c-operator|operator|1',
    ]);
    expect(new Set(rows.map((row) => row.password_hash)).size).toBe([...demoPeople, demoOperator].length);
    expect(await count('companies', 'special_brand')).toBe(1);
    const params = demoParams.flatMap(({ companies }) => companies ?? ['all', 'three', 'companies']);
    expect(await count('system_params')).toBe(params.length);
  });

  it('[S220] gives everybody favourites and two scenes of menus that they may open', async () => {
    expect(await count('custom_groups')).toBe(20);
    expect(await count('custom_group_menus', `group_id = 'c-starlight-u-owner-1'`)).toBe(9);
    expect(await count('menu_favourites', `user_id = 'u-staff'`)).toBe(5);
    const closed = `f.user_id = 'u-staff' and not exists (select 1 from role_menus r where r.menu_id = f.menu_id)`;
    expect(await count('menu_favourites f', closed)).toBe(0);
  });

  it('[D2] writes the same rows again for the same time, password salts apart', async () => {
    const first = await checksums();
    await db.execute(sql.raw(`truncate ${TABLES.join(', ')} cascade`));
    await seedDemo({ db, now: DEMO_NOW, hashPassword: async () => 'another hash' });
    await seedAssistant(db, DEMO_NOW);
    expect(await checksums()).toEqual(first);
  });

  it('[D54] fills a lab with the same menus and more, after which the data are the same', async () => {
    const everyday = await db.execute<{ url: string }>(
      sql`select system_code || path || menu_url as url from menus`,
    );
    await db.execute(sql.raw(`truncate ${TABLES.join(', ')} cascade`));
    await seedDemo({ db, isLab: true, now: DEMO_NOW, hashPassword: async () => 'another hash' });
    const lab = await db.execute<{ url: string }>(
      sql`select system_code || path || menu_url as url from menus`,
    );
    const urls = new Set(lab.rows.map(({ url }) => url));
    expect(everyday.rows.filter(({ url }) => !urls.has(url))).toEqual([]);
    expect(await count('menus', `company_id = 'c-starlight'`)).toBeGreaterThanOrEqual(600);
    expect(await count('menus', `menu_url = '/bench/24'`)).toBe(3);
    expect(await count('menu_templates', `menu_url like '/bench/%'`)).toBe(0);
  });
});
