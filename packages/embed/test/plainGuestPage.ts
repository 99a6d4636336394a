import type { CloseAnswer } from '../src/core/types.ts';
import type { GuestDriver } from './GuestDriver.ts';

type Message = {
  channel?: string;
  id?: string | number;
  type?: string;
  payload?: unknown;
  ok?: boolean;
  data?: unknown;
  error?: { code: string };
};

const portal = new URLSearchParams(window.location.search).get('portal') ?? '';
const waiting = new Map<number, (answer: unknown) => void>();
const heard: GuestDriver['heard'] = [];
const answers: Record<string, () => unknown> = {
  ping: () => true,
  beforeClose: () => ({ dirty: false }),
  snapshot: () => ({ path: window.location.hash.slice(1), scroll: [] }),
  restore: () => true,
};
let count = 0;

const post = (message: object) => window.parent.postMessage({ channel: 'portal', v: 1, ...message }, portal);
const ask = (type: string, payload?: unknown) =>
  new Promise<unknown>((resolve) => {
    count += 1;
    waiting.set(count, resolve);
    post({ id: count, type, payload });
  });

window.addEventListener('message', ({ source, origin, data }: MessageEvent<Message>) => {
  if (source !== window.parent || origin !== portal || data.channel !== 'portal') return;
  const { id, type = '', payload } = data;
  if (data.ok !== undefined) {
    waiting.get(Number(id))?.(
      data.ok ? { ok: true, data: data.data } : { ok: false, code: data.error?.code },
    );
  } else if (id !== undefined) {
    const answer = answers[type];
    post(answer ? { id, ok: true, data: answer() } : { id, ok: false });
  } else {
    heard.push([type, payload]);
    if (type === 'navigate') window.location.replace(`#${(payload as { path: string }).path}`);
  }
});

const list = document.createElement('p');
list.textContent = 'plain';
document.body.append(list);
await ask('hello');
Object.assign(window, {
  post,
  driver: {
    heard,
    path: () => window.location.hash.slice(1),
    ask,
    answerClose(answer: CloseAnswer) {
      answers.beforeClose = () => answer;
    },
    answerCapture(type: string) {
      answers.capture = () => new Blob(['picture'], { type });
    },
  } satisfies GuestDriver,
});
