import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { outbox as messages } from '../../db/schema/accountFlows.ts';
import { announcements as announced } from '../../db/schema/announcements.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { companies, users as people, sessions as signedIn } from '../../db/schema/identity.ts';
import { notices } from '../../db/schema/notices.ts';
import { jobs } from '../../db/schema/platform.ts';
import { readSettings } from '../../settings/readSettings.ts';
import { createTestPortal, type TestPortal } from '../../testing/createTestPortal.ts';
import type { Verb } from '../Verb.ts';
import { agreements } from './agreements.ts';
import { announce } from './announce.ts';
import { announcements } from './announcements.ts';
import { broadcasts } from './broadcasts.ts';
import { endSessionsVerb } from './endSessions.ts';
import { health } from './health.ts';
import { helpDocuments } from './helpDocuments.ts';
import { jobs as jobsVerb } from './jobs.ts';
import { live } from './live.ts';
import { notifyGroup } from './notifyGroup.ts';
import { params } from './params.ts';
import { retry } from './retry.ts';
import { sentNotices } from './sentNotices.ts';
import { sessions } from './sessions.ts';
import { testMessage } from './testMessage.ts';
import { users } from './users.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-console-'));
let portal: TestPortal;
let code = '';
beforeAll(async () => {
  portal = await createTestPortal();
  const [company] = await portal.database.db.select().from(companies).where(eq(companies.id, 'a'));
  code = company?.code ?? '';
});
afterAll(async () => {
  await portal.close();
  rmSync(folder, { recursive: true });
});

const run = async (verb: Verb, ...args: string[]) => {
  const { connectionString: url = '' } = portal.database.pool.options;
  const lines: string[] = [];
  const settings = {
    ...readSettings({ DATABASE_URL: url, PORTAL_DATA_DIR: folder }),
    operation: { operator: 'root', verb: verb.name, args },
  };
  await verb.run(args, { settings, print: (line) => void lines.push(line) });
  return lines.join('\n');
};
const entries = () => portal.database.db.select().from(auditLog).orderBy(desc(auditLog.id));

it('[S1809] what failed is listed and done again, by the name of who runs it', async () => {
  const { db } = portal.database;
  const at = new Date();
  const job = { id: randomUUID(), kind: 'pull-shop', payload: {}, runAt: at, createdAt: at, companyId: 'a' };
  await db.insert(jobs).values({ ...job, status: 'failed', error: 'the shop was away' });
  const message = {
    id: randomUUID(),
    channel: 'email',
    recipient: 'a@b.example',
    subject: 'x',
    body: 'secret',
  };
  await db.insert(messages).values({ ...message, state: 'failed', nextTryAt: at, createdAt: at });
  const before = (await entries()).length;
  const listed = await run(retry);
  expect(listed).toContain(`job ${job.id}  pull-shop (the shop was away)`);
  expect(listed).toContain(`message ${message.id}  email to a@b.example`);
  expect(listed).not.toContain('secret');
  expect(await entries()).toHaveLength(before);
  await run(retry, 'job', job.id);
  await run(retry, 'message', message.id);
  const [row] = await db.select().from(jobs).where(eq(jobs.id, job.id));
  expect(row).toMatchObject({ status: 'queued', attempts: 0 });
  const [last, first] = await entries();
  expect(first).toMatchObject({ kind: 'operator', action: 'job-again', actor: 'root', companyId: 'a' });
  expect(last).toMatchObject({ action: 'message-again' });
  await expect(run(retry, 'job', job.id)).rejects.toThrow('This has changed meanwhile');
  await expect(run(retry, 'export', 'nothing')).rejects.toThrow('There is nothing here');
  await expect(run(retry, 'lunch', '1')).rejects.toThrow('Say job, export or message');
  expect(await entries()).toHaveLength(before + 2);
});

it('[S1810] an announcement is made by the rules of the console, listed, taken back once and shown again', async () => {
  const said = await run(announce, 'Upgrade', '<p>Tonight</p>', '--popup');
  const id = said.slice('Announced as '.length, -1);
  expect(await run(announcements, 'list')).toMatch(new RegExp(`^${id} .* shown {2}Upgrade$`));
  expect(await run(announcements, 'recall', id)).toBe(`${id} is taken back.`);
  const [row] = await portal.database.db.select().from(announced).where(eq(announced.id, id));
  expect(row?.recalledAt).not.toBeNull();
  const before = (await entries()).length;
  expect(await run(announcements, 'recall', id)).toBe(`${id} was taken back before.`);
  expect(await entries()).toHaveLength(before);
  expect(await run(announcements, 'show', id)).toBe(`${id} is shown.`);
  await expect(run(announcements, 'recall', 'ghost')).rejects.toThrow('There is nothing here');
  await expect(run(announce, 'Clip', '<video src="https://clips.example/a.mp4"></video>')).rejects.toThrow(
    'content: The pages’ policy would not show',
  );
  await expect(run(announce, 'Long', '<div>'.repeat(60_000))).rejects.toThrow('content.zh: ');
  await expect(run(announce, 'T', 'x', '--type', '9')).rejects.toThrow('type: Choose a kind');
});

it('[S1811] a notice reaches each person of a group once; a group that is gone is refused', async () => {
  const all = () => portal.database.db.select().from(notices);
  const before = (await all()).length;
  const said = await run(notifyGroup, '升级', '今晚升级', '--companies', code, '--title-en', 'Upgrade');
  const count = Number(/^Sent to (\d+)\.$/.exec(said)?.[1]);
  expect(count).toBeGreaterThan(0);
  expect(await all()).toHaveLength(before + count);
  expect((await entries())[0]).toMatchObject({ action: 'notice-sent', actor: 'root', target: '升级' });
  await expect(run(notifyGroup, 'a', 'b', '--companies', 'GHOST')).rejects.toThrow('no company "GHOST"');
  await expect(run(notifyGroup, 'a', 'b', '--languages', 'latin')).rejects.toThrow('not "latin"');
  await expect(run(notifyGroup, 'a', 'b', '--systems', 'GHOST')).rejects.toThrow('audience: ');
  expect(await all()).toHaveLength(before + count);
});

it('[S1812] a test message goes into the outbox where its channel is set up, and is refused elsewhere', async () => {
  await expect(run(testMessage, 'email', 'me@new.example')).rejects.toThrow('recipient: ');
  process.env.SMTP_URL = 'smtp://127.0.0.1:1';
  try {
    await expect(run(testMessage, 'email', 'nobody')).rejects.toThrow('recipient: ');
    expect(await run(testMessage, 'email', 'me@new.example')).toContain('portalctl outbox me@new.example');
  } finally {
    delete process.env.SMTP_URL;
  }
  const ofMe = eq(messages.recipient, 'me@new.example');
  expect(await portal.database.db.$count(messages, ofMe)).toBe(1);
  await expect(run(testMessage, 'pigeon', 'x')).rejects.toThrow('Say email or sms');
});

it('[S1813] help documents and parameters are written by the same acts', async () => {
  const file = join(folder, 'customs.yaml');
  const lines = [
    'docId: customs',
    'folderId: trade-rules',
    'folderTitle: { zh: 通关 }',
    'title: { zh: 申报 }',
    'content: { zh: <p>如何申报</p> }',
    'isPublished: false',
  ];
  writeFileSync(file, lines.join('\n'));
  expect(await run(helpDocuments, 'save', file)).toBe('customs is saved, a draft.');
  expect(await run(helpDocuments, 'list')).toContain('customs  trade-rules  draft  申报');
  await run(helpDocuments, 'publish', 'customs');
  expect(await run(helpDocuments, 'list')).toContain('published');
  await run(helpDocuments, 'remove', 'customs');
  expect((await entries())[0]).toMatchObject({ action: 'help-removed', actor: 'root' });
  writeFileSync(file, 'docId: ../x');
  await expect(run(helpDocuments, 'save', file)).rejects.toThrow('docId: ');
  expect(await run(params, 'set', 'GUIDE', 'HINT', 'on', '--company', code)).toBe('GUIDE HINT: set.');
  expect(await run(params, 'list', '--company', code)).toContain('GUIDE  HINT  on');
  expect(await run(params, 'remove', 'GUIDE', 'HINT', '--company', code)).toBe('GUIDE HINT: removed.');
  await expect(run(params, 'remove', 'GUIDE', 'HINT', '--company', code)).rejects.toThrow('nothing here');
});

it('[S2108] a terminal publishes a version of an agreement, lists all, and withdraws it, by the acts of the console', async () => {
  const file = join(folder, 'terms.yaml');
  const lines = [
    'id: terms',
    'version: "1"',
    'renew: true',
    'name: { zh: 用户协议 }',
    'text: { zh: <p>条款</p> }',
  ];
  writeFileSync(file, lines.join('\n'));
  expect(await run(agreements, 'list')).toBe('There is no agreement.');
  expect(await run(agreements, 'save', file)).toBe('terms: version 1 stands.');
  expect(await run(agreements, 'save', file)).toBe('Nothing changed.');
  expect(await run(agreements, 'list')).toBe('terms  1  stands  0 accepted  用户协议');
  writeFileSync(file, [...lines.slice(0, 3), 'name: { zh: 用户协议 }'].join('\n'));
  await expect(run(agreements, 'save', file)).rejects.toThrow('text: ');
  expect(await run(agreements, 'remove', 'terms')).toBe('terms: nobody is asked for it any more.');
  expect(await run(agreements, 'list')).toContain('former');
  await expect(run(agreements, 'remove', 'terms')).rejects.toThrow();
  const [entry] = await entries();
  expect(entry).toMatchObject({ action: 'agreement-removed', target: 'terms', actor: 'root' });
});

it("[S2801] a terminal says how the service does by the console's own checks", async () => {
  await portal.database.db.insert(jobs).values({
    id: randomUUID(),
    kind: 'pull-shop',
    payload: {},
    status: 'queued',
    runAt: new Date(Date.now() - 3_600_000),
    createdAt: new Date(),
    companyId: 'a',
  });
  const said = await run(health);
  expect(said).toMatch(/^good +tables +done (\d+), known \1$/m);
  expect(said).toMatch(/^bad +jobs +queued \d+, .*oldest 3[6-9]\d\d$/m);
});

it('[S2802] a person is found by an address, and one of their sessions ended alone', async () => {
  const { db } = portal.database;
  const found = await db.select().from(people).where(eq(people.userName, 'anna'));
  await db.update(people).set({ email: 'anna@shop.example' }).where(eq(people.userName, 'anna'));
  expect((await run(users, 'ANNA@shop')).split('\n')).toHaveLength(1);
  expect(await run(users, 'ANNA@shop')).toContain('anna@shop.example');
  expect(await run(users, 'nobody-like-that')).toBe('');
  const at = { userId: found[0]?.id ?? '', origin: '', address: '::1', companyId: 'a', autoLogin: false };
  const until = { createdAt: new Date(), expiresAt: new Date(Date.now() + 3_600_000) };
  const own = [randomUUID(), randomUUID()];
  for (const id of own) await db.insert(signedIn).values({ id, ...at, ...until, userAgent: '' });
  const [first = '', second = ''] = own;
  await run(endSessionsVerb, 'anna', '--session', first);
  const left = await run(sessions, 'anna');
  expect(left).toContain(second);
  expect(left).not.toContain(first);
});

it('[S2804] jobs are listed by their state', async () => {
  const at = new Date();
  const job = { id: randomUUID(), payload: {}, runAt: at, createdAt: at, companyId: 'a' };
  await portal.database.db.insert(jobs).values({ ...job, kind: 'pull-shop', status: 'done', attempts: 2 });
  expect(await run(jobsVerb, '--status', 'done')).toBe(
    `${at.toISOString()}  done     ${job.id}  pull-shop, tried 2`,
  );
  expect(await run(jobsVerb, '--status', 'running')).toBe('There is no such job.');
  expect(await run(jobsVerb)).toContain(job.id);
  await expect(run(jobsVerb, '--status', 'late')).rejects.toThrow(
    '--status takes queued, running, done, failed',
  );
});

it('[S2804] notices to groups are listed with their readers', async () => {
  const sent = await run(notifyGroup, '盘点', '今天盘点', '--companies', code);
  const count = Number(/\d+/.exec(sent)?.[0]);
  const { db } = portal.database;
  const [own] = await db.select().from(notices).where(eq(notices.title, '盘点')).limit(1);
  await db
    .update(notices)
    .set({ readAt: new Date() })
    .where(eq(notices.id, own?.id ?? ''));
  expect(await run(sentNotices)).toMatch(new RegExp(`read by 1 of ${count}  盘点`));
});

it('[S2804] a broadcast is listed, changed and ended by the console’s rules', async () => {
  await run(live, '--title', '选品直播', '--in', '60', '--minutes', '30');
  const [id = ''] = (await run(broadcasts, 'list')).split('  ');
  expect(await run(broadcasts, 'list')).toMatch(/coming {2}选品直播/);
  const before = (await entries()).length;
  expect(await run(broadcasts, 'change', id, '--title', '广告直播')).toBe(`${id} is changed.`);
  expect(await run(broadcasts, 'change', id, '--title', '广告直播')).toBe(`${id} was so before.`);
  await expect(run(broadcasts, 'change', id, '--ends', '2020-01-01T00:00:00Z')).rejects.toThrow('endsAt: ');
  await expect(run(broadcasts, 'change', id, '--begins', 'soon')).rejects.toThrow('beginsAt: ');
  await expect(run(broadcasts, 'change', randomUUID())).rejects.toThrow('There is no broadcast');
  expect(await run(broadcasts, 'list')).toContain('coming  广告直播');
  expect(await run(broadcasts, 'end', id)).toBe(`${id} has ended.`);
  expect(await run(broadcasts, 'list')).not.toContain(id);
  const [last, first] = await entries();
  expect([first?.action, last?.action]).toEqual(['live-changed', 'live-called-off']);
  expect(await entries()).toHaveLength(before + 2);
  await expect(run(broadcasts, 'stop', id)).rejects.toThrow('Say list, change or end');
});
