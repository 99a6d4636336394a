import type { Place } from '@portal/ai-assistant/headless';
import { createFakeProvider } from '@portal/tooling-test/provider';
import { startFaultProxy } from '@portal/tooling-test/server';
import { loadClient } from '../auth/loadClient.ts';
import { atMost, type BenchResult } from '../lib/report.ts';
import { startServer } from '../lib/startServer.ts';
import { judgeConversations } from './judgeConversations.ts';
import { loadAssistant } from './loadAssistant.ts';
import { isSamePlace, openReader, type Reader } from './openReader.ts';
import { seeded } from './page/makeAnswer.ts';
import { signInPerson } from './signInPerson.ts';

const ACCOUNTS = ['owner', 'staff', 'demo', 'plus', 'tiktok', 'sail'];
const KILLS = 500;
const BETWEEN_KILLS_MS = 130;
const ANSWER_WITHIN_MS = 120_000;
/** Two of the ten of a day stay, so that a question that counted twice shows. */
const COUNTED = 8;
/** The agent whose questions are not counted. */
const FREE_AGENT = '2';
const CONTENT =
  '**库存：**SKU-1 剩余 41 天 👩‍👩‍👧，재고(일)가 높아요. Reorder `120` units.\n\n- 一\n- 二\n\n'.repeat(12);
const THINK = '先看库存，再看销量。'.repeat(6);

/**
 * Ends connections by the hundred, in the middle of frames too, takes the network away, reloads pages and restarts the
 * server while people ask: nothing may be lost, doubled or out of order, and each question counts once.
 */
export async function measureKills(args: string[]): Promise<BenchResult> {
  const kills = Number(args.find((arg) => arg.startsWith('--kills='))?.slice(8) ?? KILLS);
  const seed = Number(args.find((arg) => arg.startsWith('--seed='))?.slice(7) ?? 7);
  const random = seeded(seed);
  const provider = await createFakeProvider({ think: THINK, content: CONTENT, chunk: 6, paceMs: 15 });
  const server = await startServer(0, {
    env: { AI_BASE_URL: provider.url, AI_API_KEY: 'key', AI_MODELS: 'fake=Fake', PORTAL_LOG: 'error' },
  });
  const proxy = await startFaultProxy(server.port);
  const [client, library] = await Promise.all([loadClient(), loadAssistant()]);
  const readers: Reader[] = [];
  const done = { kills: 0, offline: 0, reloads: 0, restarts: 0 };
  const asked = new Map<string, { text: string; counted: boolean }[]>();
  const unanswered: string[] = [];
  try {
    for (const account of ACCOUNTS) {
      const person = await signInPerson(client, `http://127.0.0.1:${server.port}`, account);
      readers.push(openReader(library, person, proxy.port));
    }
    const places = new Map<Reader, Place[]>();
    for (const reader of readers) places.set(reader, await preparePlaces(reader));
    const isOver = () => done.kills >= kills;
    const talking = readers.map(async (reader) => {
      const list: { text: string; counted: boolean }[] = [];
      asked.set(reader.person.account, list);
      for (let count = 0; !isOver() || count < 3; count += 1) {
        const [session, agent] = places.get(reader) ?? [];
        const counted = list.filter((one) => one.counted).length < COUNTED && count % 2 === 0;
        const place = counted ? session : agent;
        if (!place) throw new Error('nowhere to ask');
        const text = `${reader.person.account} ${count} 的库存？`;
        list.push({ text, counted });
        if (!(await reader.ask(place, text, ANSWER_WITHIN_MS))) unanswered.push(text);
      }
    });
    while (!isOver()) {
      await sleep(BETWEEN_KILLS_MS);
      await killOne();
    }
    await Promise.all(talking);
    // A page that was opened anew shows one conversation: the others are looked at before they are judged.
    for (const [reader, mine] of places) for (const place of mine) await showSettled(reader, place);
    const verdict = await judgeConversations(library, readers, asked, server.port, {
      think: THINK,
      content: CONTENT,
    });
    const rewritten = readers.reduce((sum, reader) => sum + reader.rewritten, 0);
    const figures = { seed, done, unanswered, rewritten, ...verdict };
    console.log(JSON.stringify(figures));
    return {
      figures: { kills: figures },
      bars: [
        atMost(`${done.kills} kills: questions lost or never answered`, verdict.lost + unanswered.length, 0),
        atMost('kills: messages that came twice', verdict.twice, 0),
        atMost('kills: out of order', verdict.outOfOrder, 0),
        atMost(
          'kills: text that is not the stored text, or not the model’s',
          verdict.different + rewritten,
          0,
        ),
        atMost('kills: questions counted otherwise than once', verdict.miscounted, 0),
      ],
    };
  } finally {
    for (const reader of readers) reader.close();
    await proxy.close();
    await server.dispose();
    await provider.close();
  }

  async function killOne(): Promise<void> {
    done.kills += 1;
    const restarts = Math.max(1, Math.min(3, Math.floor(kills / 150)));
    const isRestart = done.kills % Math.floor(kills / (restarts + 1)) === 0 && done.restarts < restarts;
    if (isRestart) {
      done.restarts += 1;
      await server.stop();
      await server.start();
      return;
    }
    const dice = random();
    if (dice < 0.03) {
      done.offline += 1;
      proxy.leadTo(1);
      while (proxy.kill('reset', () => 0));
      await sleep(400 + random() * 1600);
      proxy.leadTo(server.port);
    } else if (dice < 0.1) {
      done.reloads += 1;
      readers[Math.floor(random() * readers.length)]?.reload();
    } else {
      const how = dice < 0.4 ? 'reset' : dice < 0.7 ? 'inside-frame' : 'close';
      proxy.kill(how, (count) => Math.floor(random() * count));
    }
  }
}

/** Selects a conversation and waits until all of it is shown. */
async function showSettled({ assistant }: Reader, place: Place): Promise<void> {
  assistant.actions.select(place);
  await until(() => {
    if (assistant.get().link === 'failed') assistant.actions.reconnect();
    const thread = Object.values(assistant.get().threads).find((one) => isSamePlace(one.place, place));
    return (
      thread?.detail === 'ready' && !thread.run && thread.chats.every(({ state }) => state !== 'streaming')
    );
  });
}

/** A session that streams, and the agent that is free. */
async function preparePlaces({ assistant }: Reader): Promise<Place[]> {
  const { actions, get } = assistant;
  await until(() => get().lists.sessions !== undefined && get().lists.userAgents !== undefined);
  await actions.addSession();
  const session = get().selected;
  await actions.loadAgents();
  const bound = () => get().lists.userAgents?.find(({ agent_id }) => agent_id === FREE_AGENT);
  const agent = get().lists.agents?.find(({ agent_id }) => agent_id === FREE_AGENT);
  if (!bound() && agent) await actions.bindAgent(agent);
  await until(() => bound() !== undefined);
  const { user_agent_id = '' } = bound() ?? {};
  if (!session) throw new Error('no session was added');
  return [session, { kind: 'agent', agent_id: FREE_AGENT, user_agent_id }];
}

async function until(isSo: () => boolean): Promise<void> {
  for (const end = performance.now() + 20_000; !isSo(); ) {
    if (performance.now() > end) throw new Error('the assistant did not get ready');
    await sleep(20);
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((finished) => setTimeout(finished, ms));
}
