import { orders, shops } from '@portal/server/schema/business';
import { companies, jobs, pushLog } from '@portal/server/schema/index';
import {
  createDataPull,
  DATA_PULL_JOB,
  type DemoServer,
  openCompany,
  openDemoDatabase,
  openDemoServer,
} from '@portal/server/testing';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDemo } from '../createDemo.ts';

let close: () => Promise<void>;
let server: DemoServer;
beforeAll(async () => {
  const database = await openDemoDatabase();
  close = database.close;
  server = await openDemoServer(database.db, createDemo({ size: 1 }));
});
afterAll(() => close());

const HEADERS = { host: 'portal.test:4401' };
const FORM = { shopName: 'First shop', marketplace: 'US', account: 'seller-1' };

async function newcomer() {
  const { db, services, clock } = server;
  const owner = { companyName: 'New', nickName: 'New', passwordHash: 'none', chooseLanguage: 'zh_CN' };
  const { userId, companyId } = await db.transaction((tx) => openCompany(tx, clock, owner));
  const bearer = { address: '127.0.0.1', userAgent: 'test' };
  const { token } = await services.sessions.create(db, { ...bearer, userId, companyId, autoLogin: false });
  const call = async (path: string, request?: object) => {
    const headers = { authorization: token, host: 'portal.test:4400', 'content-type': 'application/json' };
    const init = request ? { method: 'POST', body: JSON.stringify(request) } : {};
    const answer = (await (await server.app.request(path, { ...init, headers })).json()) as { data: never };
    return answer.data;
  };
  return { userId, companyId, call };
}
type Newcomer = Awaited<ReturnType<typeof newcomer>>;
type Begun = { providerUrl: string; companyCode: string; customerCode: string };
type Info = { guideScheduleStr: string; sourceGuideScheduleStr: string; listing: number; order: number };

const begin = ({ call }: Newcomer, platform = 'AMAZON'): Promise<Begun> =>
  call('/sso/ThirdInterface/beginShopAuth', { platform });
const infoOf = ({ call }: Newcomer): Promise<Info> => call('/sso/subjectService/queryLiteGuideInfo', {});
const submit = (fields: Record<string, string>) =>
  server.apps.request('/stand-in/shop-auth', {
    method: 'POST',
    headers: { ...HEADERS, 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams(fields)),
  });
async function runPull(companyId: string): Promise<void> {
  const { db, services, clock } = server;
  const pull = createDataPull({ db, clock, services });
  const job = await services.jobs.claim([DATA_PULL_JOB], 'w');
  if (job?.companyId !== companyId) throw new Error('There is no pull to do');
  await pull(job, new AbortController().signal);
  await services.jobs.finish(job.id, 'w');
}

describe('shop authorisation', () => {
  it("[S450] shows the provider's form to the holder of a code, in a frame that may tell the portal", async () => {
    const { providerUrl, customerCode, companyCode } = await begin(await newcomer());
    const query = new URLSearchParams({ companyCode, customerCode, grantType: 'AUTH', platform: 'AMAZON' });
    const url = new URL(`${providerUrl}?${query}`);
    expect(url.origin).toBe('http://portal.test:4401');
    const page = await server.apps.request(url.pathname + url.search, { headers: HEADERS });
    const html = await page.text();
    expect([page.status, html.includes('<form'), html.includes('value="US"')]).toEqual([200, true, true]);
    expect(page.headers.get('content-security-policy')).toContain('frame-ancestors http://portal.test:4400');
    expect(html).toContain('["http://portal.test:4400"]');
    // Without a referrer browsers send the form with the origin `null`, which is refused.
    expect(page.headers.get('referrer-policy')).toBe('same-origin');
    expect(html).toContain('messageAuthHeight');
    expect(html).not.toContain("'*'");
    query.set('is_show_usa', '0');
    const withoutUsa = await server.apps.request(`${url.pathname}?${query}`, { headers: HEADERS });
    expect(await withoutUsa.text()).not.toContain('value="US"');
  });

  it('[S451] binds the shop: the lock lifts, step one is done, everybody there is told', async () => {
    const person = await newcomer();
    const { customerCode } = await begin(person, 'TIKTOK');
    const done = await submit({ ...FORM, customerCode });
    expect(await done.text()).toContain('closeAuthAlert');
    const [shop] = await server.db.select().from(shops).where(eq(shops.companyId, person.companyId));
    expect(shop).toMatchObject({ platform: 'TIKTOK', shopName: 'First shop', status: 'bound' });
    expect(await infoOf(person)).toMatchObject({ guideScheduleStr: '1000', sourceGuideScheduleStr: '0000' });
    const process = await person.call('/api/v1/guide-page/process', { gp_code: 'x' });
    expect(process).toEqual({ process: { platform_user: true, platforms: ['TIKTOK'] } });
    const systems: { dataList: { serviceInfoExt: object }[] } = await person.call(
      '/sso/subjectServiceSystemExt/querySystemExtListForSub',
      { serviceCode: 'ERP+' },
    );
    expect(systems.dataList[0]?.serviceInfoExt).toMatchObject({ boundPlatforms: ['TIKTOK'] });
    const pushes = await server.db.select().from(pushLog).where(eq(pushLog.userId, person.userId));
    expect(
      pushes.map(({ frame }) => [frame.msgType, JSON.parse(String(frame.msgInfo)).guideScheduleStr]),
    ).toEqual([[7, '1000']]);
  });

  it('[S452] pulls the data in steps that end by themselves, with rows to show for it', async () => {
    const person = await newcomer();
    await server.db.delete(jobs);
    await submit({ ...FORM, customerCode: (await begin(person)).customerCode });
    const seen: number[][] = [];
    for (let step = 0; step < 5; step += 1) {
      await runPull(person.companyId);
      const { listing, order } = await infoOf(person);
      seen.push([listing, order]);
      expect(await server.services.jobs.claim([DATA_PULL_JOB], 'w')).toBeUndefined();
      server.clock.advance({ seconds: 5 });
    }
    expect(seen).toEqual([
      [40, 0],
      [100, 0],
      [100, 20],
      [100, 70],
      [100, 100],
    ]);
    expect((await infoOf(person)).guideScheduleStr).toBe('1100');
    expect(await person.call('/guide/progress')).toEqual({ listing: 100, inventory: 100, order: 100 });
    const { db } = server;
    const sold = await db.select().from(orders).where(eq(orders.companyId, person.companyId));
    expect(new Set(sold.map((order) => order.shopId)).size).toBe(1);
    expect(sold).toHaveLength(150);
    expect(
      await db
        .select()
        .from(jobs)
        .where(inArray(jobs.status, ['queued', 'running'])),
    ).toEqual([]);
  });

  it('[S453] takes no code that is forged, old, for something else, or missing', async () => {
    const person = await newcomer();
    const { customerCode } = await begin(person);
    const mail: { url: string } = await person.call('/sso/subjectService/authEdm', {});
    const mailGrant = new URL(mail.url).searchParams.get('grant') ?? '';
    const before = await server.db.select().from(shops);
    for (const bad of [mailGrant, `${customerCode}x`, `x${customerCode}`, '', 'a.b'])
      expect((await submit({ ...FORM, customerCode: bad })).status).toBe(400);
    expect((await submit({ ...FORM, customerCode, marketplace: 'XX' })).status).toBe(400);
    const flood = await submit({ ...FORM, customerCode, shopName: 'x'.repeat(1_100_000) });
    expect(flood.status).toBe(413);
    server.clock.advance({ minutes: 30 });
    expect((await submit({ ...FORM, customerCode })).status).toBe(400);
    expect(await server.db.select().from(shops)).toHaveLength(before.length);
  });

  it('[S454] gives advertising and e-mail authorisations on their pages', async () => {
    const person = await newcomer();
    for (const [call, schedule] of [
      ['/sso/subjectService/authAds', '0010'],
      ['/sso/subjectService/authEdm', '0011'],
    ] as const) {
      const { url }: { url: string } = await person.call(call, {});
      const { pathname, search, searchParams } = new URL(url);
      expect((await server.apps.request(pathname + search, { headers: HEADERS })).status).toBe(200);
      const body = String(new URLSearchParams({ grant: searchParams.get('grant') ?? '' }));
      const headers = { ...HEADERS, 'content-type': 'application/x-www-form-urlencoded' };
      await server.apps.request(pathname, { method: 'POST', headers, body });
      expect((await infoOf(person)).guideScheduleStr).toBe(schedule);
    }
  });

  it('[S455] is not begun in demo mode', async () => {
    for (const [name, request] of [
      ['beginShopAuth', { platform: 'AMAZON' }],
      ['beginAdsAuth', {}],
      ['authEdm', {}],
    ] as const)
      expect((await server.ask(name, request, { as: 'demo' })).code, name).toMatch(/0110$/);
  });
});

describe('the guide', () => {
  it('[S456] keeps per person whether it is open, finished or collapsed, and nothing else', async () => {
    await server.call('updateLiteGuide', { guideStatus: 1 });
    expect(await server.call('queryLiteGuideInfo', {})).toMatchObject({
      guideStatus: 1,
      guideScheduleStr: '1100',
    });
    expect(await server.call('queryLiteGuideInfo', {}, { as: 'plus' })).toMatchObject({ guideStatus: 4 });
    expect((await server.ask('updateLiteGuide', { guideStatus: 3 })).status).toBe(400);
  });

  it("[S600] tells the person's other pages, and nobody else's", async () => {
    const person = await newcomer();
    await person.call('/sso/subjectService/updateLiteGuide', { guideStatus: 4 });
    const pushes = await server.db.select().from(pushLog).where(eq(pushLog.userId, person.userId));
    expect(pushes.map(({ frame }) => JSON.parse(String(frame.msgInfo)).guideStatus)).toEqual([4]);
  });

  it('[S601] has a clip with captions for each step, which anybody may play', async () => {
    const { dataList } = await server.call('querySystemParamsPage', {
      systemGroup: 'GUIDE_VIDEO',
      paging: false,
    });
    const clips = dataList.map(({ systemValue }) => JSON.parse(systemValue ?? ''));
    expect(clips).toHaveLength(4);
    for (const { src, poster, captions } of clips) {
      const types = await Promise.all(
        [src, poster, ...Object.values(captions)].map(async (path) => {
          const { status, headers } = await server.app.request(String(path), { headers: HEADERS });
          return [status, headers.get('content-type')];
        }),
      );
      const vtt = [200, 'text/vtt'];
      expect(types).toEqual([[200, 'video/webm'], [200, 'image/webp'], vtt, vtt, vtt]);
    }
  });

  it("[S456] is the company's own", async () => {
    const tidewater = { as: 'both', companyId: 'c-tidewater' };
    expect(await server.call('queryLiteGuideInfo', {}, tidewater)).toMatchObject({
      platformUserName: 'Tidewater US',
    });
    const names = await server.db
      .select()
      .from(companies)
      .where(and(eq(companies.id, 'c-tidewater')));
    expect(names).toHaveLength(1);
  });
});
