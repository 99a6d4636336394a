import { createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { outbox } from '../db/schema/accountFlows.ts';
import { createTestPortal, type TestPortal } from '../testing/createTestPortal.ts';
import { readOutbox } from '../testing/readOutbox.ts';
import type { Send } from './channels.ts';
import { createSender, sweepOutbox } from './createSender.ts';
import { createSmtpSender } from './readSenders.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await createTestPortal();
});
beforeEach(async () => {
  await portal.database.db.delete(outbox);
});
afterAll(() => portal.close());

const MAIL = 'anna@company.example';

function mailerWith(send: Send) {
  const { db, clock, log } = portal.deps;
  return createSender({ db, clock, log, channel: 'email', send });
}

async function write(recipient = MAIL, isVoid = false): Promise<void> {
  const { db, services } = portal.deps;
  await services.outbox.add(db, {
    channel: 'email',
    recipient,
    subject: 'Code',
    body: 'It is 123456',
    isVoid,
  });
}

it('[S475] sends each e-mail once, also with two mailers, and neither text messages nor what is for nobody', async () => {
  const sent: string[] = [];
  const send: Send = async ({ recipient }) => void sent.push(recipient);
  await write();
  await write('void@company.example', true);
  const { db, services } = portal.deps;
  await services.outbox.add(db, { channel: 'sms', recipient: '13800000000', subject: '', body: '' });
  await Promise.all([mailerWith(send).sendDue(), mailerWith(send).sendDue()]);
  expect(sent).toEqual([MAIL]);
  expect(await mailerWith(send).sendDue()).toBe(0);
  expect((await readOutbox(db, MAIL))[0]).toMatchObject({ state: 'sent', attempts: 1 });
});

it('[S475] tries again after longer and longer pauses, five times in all, and keeps the reason out of the log', async () => {
  const refusing = mailerWith(() => Promise.reject(new Error(`no mailbox ${MAIL}`)));
  await write();
  for (let round = 0; round < 5; round += 1) {
    await refusing.sendDue();
    expect(await refusing.sendDue()).toBe(0);
    portal.clock.advance({ seconds: 30 * 2 ** round });
  }
  const [message] = await readOutbox(portal.database.db, MAIL);
  expect(message).toMatchObject({ state: 'failed', attempts: 5, error: `no mailbox ${MAIL}` });
  expect(portal.log()).not.toContain(MAIL);
});

it('[S475] speaks to a mail server', async () => {
  const lines: string[] = [];
  const { send, close } = await openMailServer(lines);
  await send({ id: '1', recipient: MAIL, subject: '验证码', body: 'It is 123456' });
  expect(lines).toEqual(expect.arrayContaining([`RCPT TO:<${MAIL}>`, 'It is 123456']));
  await close();
});

it.each([
  ['550 no such mailbox', 'failed', 1],
  ['451 come back later', 'waiting', 1],
])('[S2726] a mail that is answered with "%s" is %s', async (reply, state, attempts) => {
  const { send, close } = await openMailServer([], reply);
  await write();
  await mailerWith(send).sendDue();
  const [message] = await readOutbox(portal.database.db, MAIL);
  expect(message).toMatchObject({ state, attempts, error: expect.stringContaining(reply) });
  await close();
});

/** A mail server of this machine and who sends by it; `lines` gets what it is told. */
async function openMailServer(lines: string[], reply?: string) {
  const server = createServer((socket) => answerMail(socket, lines, reply));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const send = createSmtpSender(`smtp://127.0.0.1:${port}`, 'portal@company.example');
  return { send, close: () => new Promise((resolve) => server.close(resolve)) };
}

/** As much of SMTP as one message needs; `reply` is what it says to the recipient. */
function answerMail(socket: Socket, lines: string[], reply = '250 ok'): void {
  let isData = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('220 test');
  socket.on('data', (chunk) => {
    for (const line of String(chunk).split('\r\n').filter(Boolean)) {
      lines.push(line);
      if (isData && line !== '.') continue;
      isData = line === 'DATA';
      if (line === 'QUIT') socket.end('221 bye\r\n');
      else if (line.startsWith('RCPT')) say(reply);
      else say(line === 'DATA' ? '354 go on' : '250 ok');
    }
  });
}

it('[S475] forgets what is older than 30 days, of every channel', async () => {
  const { db, clock, services } = portal.deps;
  await write();
  await services.outbox.add(db, { channel: 'sms', recipient: '13800000000', subject: '', body: '' });
  portal.clock.advance({ days: 29 });
  await sweepOutbox({ db, clock });
  expect(await db.$count(outbox)).toBe(2);
  portal.clock.advance({ days: 2 });
  await sweepOutbox({ db, clock });
  expect(await db.$count(outbox)).toBe(0);
});
