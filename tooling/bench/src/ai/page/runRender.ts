import { makeAnswer } from './makeAnswer.ts';
import { RENDERERS } from './peers.tsx';

/** How one renderer shows one answer that arrives evenly. */
export type RunOptions = { renderer: string; length: number; from: number; perSecond: number };

/** What was seen: frames drawn, and how far behind the text was, in milliseconds. */
export type RunFigures = { frames: number; lags: number[]; endMs: number };

let stopLast = () => {};

/** Shows the answer up to where the measure begins; the rest arrives in `measure`. */
export async function prepare({ renderer, length, from }: RunOptions): Promise<void> {
  stopLast();
  const host = newHost();
  const answer = makeAnswer(length);
  const one = RENDERERS[renderer]?.(host, answer);
  if (!one) throw new Error(`no renderer ${renderer}`);
  stopLast = () => {
    one.stop();
    host.remove();
  };
  current = { one, host, answer };
  one.update(answer.slice(0, from), false);
  if (from > 0) for (let wait = 0; wait < 600 && one.shown() < from * 0.97; wait += 1) await frame();
  for (let wait = 0; wait < 10; wait += 1) await frame();
}

let current: { one: ReturnType<NonNullable<(typeof RENDERERS)[string]>>; host: HTMLElement; answer: string };

/** Lets the rest of the answer arrive at its pace and watches every frame. */
export async function measure({ from, perSecond }: RunOptions): Promise<RunFigures> {
  const { one, answer, host } = current;
  const begin = performance.now();
  const rest = answer.length - from;
  const lags: number[] = [];
  let frames = 0;
  for (;;) {
    const now = await frame();
    frames += 1;
    const arrived = Math.min(rest, Math.floor(((now - begin) / 1000) * perSecond));
    if (arrived >= rest) break;
    one.update(answer.slice(0, from + arrived), false);
    host.scrollTop = host.scrollHeight;
    const behind = from + arrived - one.shown();
    lags.push((Math.max(0, behind) / perSecond) * 1000);
  }
  one.update(answer, true);
  const ended = performance.now();
  while (one.shown() < answer.trimEnd().length && performance.now() - ended < 5000) await frame();
  return { frames, lags, endMs: performance.now() - ended };
}

/** The next frame. */
export function frame(): Promise<number> {
  return new Promise((done) => requestAnimationFrame(done));
}

/** A place as wide as the drawer's conversation. */
export function newHost(): HTMLElement {
  const host = document.createElement('div');
  host.style.cssText =
    'width:700px;height:720px;overflow-y:auto;font:14px/1.65 sans-serif;overflow-anchor:none';
  document.body.append(host);
  return host;
}
