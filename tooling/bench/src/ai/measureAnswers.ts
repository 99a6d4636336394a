import { createFakeProvider, type FakeProvider } from '@portal/tooling-test/provider';
import { loadClient } from '../auth/loadClient.ts';
import { atMost, type BenchResult, median, percentile, round } from '../lib/report.ts';
import { startServer } from '../lib/startServer.ts';
import { type Person, signInPerson } from './signInPerson.ts';

const ROUNDS = 60;
/** The agent whose questions are not counted. */
const FREE_AGENT = 2;
/** How long an answer runs before it is stopped, drawn anew each time. */
const RUNS_MS = { least: 30, most: 200 };

type Frame = {
  message_id: string;
  finish?: boolean;
  content?: string;
  think?: string;
  o?: { t: number; c: number };
};
type Post = <Data>(path: string, body: object) => Promise<Data>;

/**
 * The server's share of an answer: how long asking takes, how much later than the provider's first piece the reader has
 * it, and how soon after a stop the provider's connection is closed.
 */
export async function measureAnswers(): Promise<BenchResult> {
  const provider = await createFakeProvider({
    content: '一段很长的回答。'.repeat(400),
    chunk: 3,
    paceMs: 10,
  });
  const server = await startServer(0, {
    env: { AI_BASE_URL: provider.url, AI_MODELS: 'fake', PORTAL_LOG: 'error' },
  });
  try {
    const url = `http://127.0.0.1:${server.port}`;
    const person = await signInPerson(await loadClient(), url, 'owner');
    const post = postAs(person, url);
    const { data: agent } = await post<{ data: { user_agent_id: string } }>('/api/v1/unite/bindUserAgent', {
      data: { agent_id: FREE_AGENT },
    });
    const rounds: Round[] = [];
    for (let count = 0; count < ROUNDS + 5; count += 1)
      rounds.push(await oneRound({ post, person, url, provider, user_agent_id: agent.user_agent_id, count }));
    // The first ones load the SDK.
    const counted = rounds.slice(5);
    const of = (name: keyof Round) => counted.map((one) => one[name]);
    const figures = Object.fromEntries(
      (['askMs', 'firstMs', 'stopMs'] as const).map((name) => [
        name,
        {
          p50: round(median(of(name))),
          p95: round(percentile(of(name), 95)),
          max: round(Math.max(...of(name))),
        },
      ]),
    );
    return {
      figures: { answers: { rounds: counted.length, ...figures } },
      bars: [
        atMost('answers: a question is taken, p95 ms', percentile(of('askMs'), 95), 100),
        atMost(
          'answers: first piece from the provider to the reader, p95 ms',
          percentile(of('firstMs'), 95),
          50,
        ),
        atMost('answers: a stop reaches the provider, p95 ms', percentile(of('stopMs'), 95), 50),
        atMost(
          'answers: stored otherwise than shown when stopped',
          of('different').reduce((a, b) => a + b, 0),
          0,
        ),
      ],
    };
  } finally {
    await server.dispose();
    await provider.close();
  }
}

type Round = { askMs: number; firstMs: number; stopMs: number; different: number };
type RoundInput = {
  post: Post;
  person: Person;
  url: string;
  provider: FakeProvider;
  user_agent_id: string;
  count: number;
};

async function oneRound({ post, person, url, provider, user_agent_id, count }: RoundInput): Promise<Round> {
  const asks = provider.requests.length;
  const began = performance.now();
  const { data: first } = await post<{ data: Frame }>('/api/v1/unite/robot', {
    data: { agent_id: FREE_AGENT, user_agent_id, message: `问题 ${count}` },
  });
  const askMs = performance.now() - began;
  const { message_id } = first;
  const seen = { think: '', content: '', firstAt: 0 };
  const reading = readStream(url, person, message_id, seen);
  while (seen.firstAt === 0) await sleep(1);
  const span = RUNS_MS.most - RUNS_MS.least;
  await sleep(RUNS_MS.least + ((count * 37) % span));
  const request = provider.requests[asks];
  if (!request?.firstAt) throw new Error('the provider was not asked');
  const stoppedAt = performance.now();
  const shown = { t: seen.think.length, c: seen.content.length };
  const stopped = await post<{ think: string; content: string }>('/api/v1/question/stop', {
    message_id,
    shown,
  });
  while (request.abortedAt === undefined) await sleep(1);
  await reading;
  const isSame =
    stopped.content === seen.content.slice(0, shown.c) && stopped.think === seen.think.slice(0, shown.t);
  return {
    askMs,
    firstMs: Math.max(0, seen.firstAt - request.firstAt),
    stopMs: request.abortedAt - stoppedAt,
    different: isSame ? 0 : 1,
  };
}

async function readStream(
  url: string,
  person: Person,
  message_id: string,
  seen: { think: string; content: string; firstAt: number },
): Promise<void> {
  const response = await fetch(`${url}/api/v1/question/stream`, {
    method: 'POST',
    headers: headersOf(person),
    body: JSON.stringify({ message_id, from: { t: 0, c: 0 } }),
  });
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const { think = '', content = '' } = JSON.parse(/^data: (.*)$/m.exec(event)?.[1] ?? '{}') as Frame;
      if ((think || content) && seen.firstAt === 0) seen.firstAt = performance.now();
      seen.think += think;
      seen.content += content;
    }
  }
}

function postAs(person: Person, url: string): Post {
  return async <Data>(path: string, body: object) => {
    const init = { method: 'POST', headers: headersOf(person), body: JSON.stringify(body) };
    const response = await fetch(url + path, init);
    const next = response.headers.get('authorization');
    if (next) person.token = next;
    const { code, message, data } = (await response.json()) as { code: string; message: string; data: Data };
    if (code !== '200') throw new Error(`${path}: ${code} ${message}`);
    return data;
  };
}

function headersOf({ token, company }: Person): Record<string, string> {
  return { 'content-type': 'application/json', authorization: token, company };
}

function sleep(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
