import type { ChatMessage } from '@portal/ai-assistant';
import type { AssistantLibrary } from './loadAssistant.ts';
import { openReader, type Reader } from './openReader.ts';

/** What became of what was asked. */
export type ConversationsVerdict = {
  questions: number;
  answersByState: Record<string, number>;
  lost: number;
  twice: number;
  outOfOrder: number;
  /** Answers shown otherwise than they are stored, or otherwise than the model gave them. */
  different: number;
  /** The first of those answers, to look into: as it was shown and as it is stored. */
  firstDifferent?: { text: string; shown: string[]; stored: string; state: string };
  miscounted: number;
};

type Asked = ReadonlyMap<string, readonly { text: string; counted: boolean }[]>;

/** Compares what each person asked and saw with what a fresh page, without faults in between, is told. */
export async function judgeConversations(
  library: AssistantLibrary,
  readers: readonly Reader[],
  asked: Asked,
  port: number,
  model: { think: string; content: string },
): Promise<ConversationsVerdict> {
  const verdict: ConversationsVerdict = {
    questions: 0,
    answersByState: {},
    lost: 0,
    twice: 0,
    outOfOrder: 0,
    different: 0,
    miscounted: 0,
  };
  for (const reader of readers) {
    const list = asked.get(reader.person.account) ?? [];
    const fresh = openReader(library, reader.person, port);
    const stored: ChatMessage[] = [];
    await until(() => fresh.assistant.get().quota.reset_at !== undefined);
    for (const { place } of Object.values(reader.assistant.get().threads)) {
      fresh.assistant.actions.select(place);
      const thread = () =>
        Object.values(fresh.assistant.get().threads).find(
          (one) => JSON.stringify(one.place) === JSON.stringify(place),
        );
      await until(() => thread()?.detail === 'ready');
      while (thread()?.hasEarlier) await fresh.assistant.actions.loadEarlier(place);
      stored.push(...(thread()?.chats ?? []));
    }
    judge(reader, stored, list, model, verdict);
    const used = fresh.assistant.get().quota.daily_use_total;
    if (used !== list.filter(({ counted }) => counted).length) verdict.miscounted += 1;
    fresh.close();
  }
  return verdict;
}

function judge(
  { assistant }: Reader,
  stored: readonly ChatMessage[],
  list: readonly { text: string; counted: boolean }[],
  model: { think: string; content: string },
  verdict: ConversationsVerdict,
): void {
  const shown = Object.values(assistant.get().threads).flatMap(({ chats }) => chats);
  for (const counted of [true, false]) {
    const texts = list.filter((one) => one.counted === counted).map(({ text }) => text);
    const found = stored.filter(({ source, content }) => source === 1 && texts.includes(content));
    const order = found.map(({ content }) => content);
    if (JSON.stringify([...new Set(order)]) !== JSON.stringify(texts.filter((text) => order.includes(text))))
      verdict.outOfOrder += 1;
  }
  for (const { text } of list) {
    verdict.questions += 1;
    const at = stored.findIndex(({ source, content }) => source === 1 && content === text);
    const answer = stored[at + 1];
    if (at < 0 || answer?.source !== 2) {
      verdict.lost += 1;
      continue;
    }
    const all = stored.filter(({ source, content }) => source === 1 && content === text).length;
    const answers = stored.slice(at + 1).findIndex(({ source }) => source === 1);
    if (all > 1 || answers > 1) verdict.twice += 1;
    const state = answer.state ?? 'done';
    verdict.answersByState[state] = (verdict.answersByState[state] ?? 0) + 1;
    const seen = shown.filter(({ message_id }) => message_id === answer.message_id);
    const isAsStored =
      seen.length === 1 && seen[0]?.content === answer.content && seen[0]?.think === answer.think;
    const isWhole = answer.content === model.content.trim() || answer.content === model.content;
    const isPart = model.content.startsWith(answer.content);
    if (isAsStored && (state === 'done' ? isWhole : isPart)) continue;
    verdict.different += 1;
    verdict.firstDifferent ??= {
      text,
      shown: seen.map(({ content }) => content),
      stored: answer.content,
      state,
    };
  }
}

async function until(isSo: () => boolean): Promise<void> {
  for (const end = performance.now() + 20_000; !isSo(); ) {
    if (performance.now() > end) throw new Error('a fresh page was not told');
    await new Promise((done) => setTimeout(done, 20));
  }
}
