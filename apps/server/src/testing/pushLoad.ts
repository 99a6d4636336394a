// A process of its own for benches and fault suites: makes people, and sends them notices at a rate.
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { createSessionStore } from '../auth/createSessionStore.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { companies, memberships, users } from '../db/schema/identity.ts';
import { sendNotice } from '../features/notifications/sendNotice.ts';
import { systemClock } from '../http/Clock.ts';
import { createLogger } from '../log/createLogger.ts';

const CommandSchema = v.variant('do', [
  v.object({ do: v.literal('people'), count: v.number() }),
  /** One notice after the other to each in turn. */
  v.object({ do: v.literal('each'), perSecond: v.number(), seconds: v.number() }),
  /** One notice to everybody, at an interval. */
  v.object({ do: v.literal('all'), times: v.number(), everyMs: v.number() }),
]);

const { db, close } = openDatabase(process.argv[2] ?? '', { maxConnections: 8 });
const sessions = createSessionStore({ db, clock: systemClock, log: createLogger({ level: 'silent' }) });
const COMPANY = 'load';
const bearer = { address: '127.0.0.1', userAgent: 'load' };
let userIds: string[] = [];
/** What was sent to each, in order; a person's notices are sent one after the other. */
const sent = new Map<string, string[]>();
const busy = new Map<string, Promise<void>>();
let count = 0;

const say = (answer: object) => process.stdout.write(`${JSON.stringify(answer)}\n`);
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

async function makePeople(wanted: number): Promise<string[]> {
  const company = { id: COMPANY, code: 'LOAD', name: 'Load', subjectCodeEncrypt: 'load' };
  await db.insert(companies).values(company).onConflictDoNothing();
  userIds = Array.from({ length: wanted }, (_, index) => `load-${index}`);
  for (let from = 0; from < wanted; from += 500) {
    const ids = userIds.slice(from, from + 500);
    await db
      .insert(users)
      .values(ids.map((id) => ({ id, userName: id, userCode: id, passwordHash: '-' })))
      .onConflictDoNothing();
    await db
      .insert(memberships)
      .values(ids.map((userId) => ({ userId, companyId: COMPANY })))
      .onConflictDoNothing();
  }
  const tokens: string[] = [];
  for (let from = 0; from < wanted; from += 50)
    tokens.push(...(await Promise.all(userIds.slice(from, from + 50).map(signIn))));
  return tokens;
}

async function signIn(userId: string): Promise<string> {
  const start = { ...bearer, userId, companyId: COMPANY, autoLogin: false };
  return (await sessions.create(db, start)).token;
}

async function send(to: readonly string[]): Promise<void> {
  const title = `load ${count}`;
  count += 1;
  await db.transaction((tx) =>
    sendNotice(tx, systemClock, { userIds: to, companyId: COMPANY, title, info: { at: Date.now() } }),
  );
  for (const userId of to) sent.set(userId, [...(sent.get(userId) ?? []), title]);
}

function sendInTurn(userId: string): Promise<void> {
  const next = (busy.get(userId) ?? Promise.resolve()).then(() => send([userId]));
  busy.set(userId, next);
  return next;
}

async function sendEach(perSecond: number, seconds: number): Promise<void> {
  const began = performance.now();
  const all: Promise<void>[] = [];
  for (let index = 0; index < perSecond * seconds; index += 1) {
    await sleep(began + (index * 1000) / perSecond - performance.now());
    all.push(sendInTurn(userIds[index % userIds.length] ?? ''));
  }
  await Promise.all(all);
}

async function sendAll(times: number, everyMs: number): Promise<void> {
  const began = performance.now();
  for (let index = 0; index < times; index += 1) {
    await sleep(began + index * everyMs - performance.now());
    await send(userIds);
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const command = v.parse(CommandSchema, JSON.parse(line));
  if (command.do === 'people') say({ tokens: await makePeople(command.count), userIds });
  else {
    sent.clear();
    if (command.do === 'each') await sendEach(command.perSecond, command.seconds);
    else await sendAll(command.times, command.everyMs);
    say({ sent: Object.fromEntries(sent) });
  }
}
await close();
