import { makeAnswer, seeded } from './makeAnswer.ts';
import { RENDERERS } from './peers.tsx';
import { renderOnce } from './renderOnce.tsx';
import { frame, newHost } from './runRender.ts';

const RAW = /\*\*|__|~~|`|\]\(|^\s{0,3}#{1,6}\s|^\s*\||\|\s*$|^\s*>\s/m;

/** Frames of an answer that arrives in small steps: with marks in sight, and lower than the frame before. */
export async function checkFrames(renderer: string, length: number, step: number) {
  const answer = makeAnswer(length, 11);
  const host = newHost();
  const one = RENDERERS[renderer]?.(host, answer);
  if (!one) throw new Error(`no renderer ${renderer}`);
  let frames = 0;
  let raw = 0;
  let drops = 0;
  let height = 0;
  const samples: string[] = [];
  const look = () => {
    frames += 1;
    const text = visibleText(host);
    if (RAW.test(text)) {
      raw += 1;
      if (samples.length < 5) samples.push(text.slice(-60));
    }
    const now = host.scrollHeight;
    if (now < height) {
      drops += 1;
      if (samples.length < 8) samples.push(`drop ${height - now}: ${text.slice(-40)}`);
    }
    height = now;
  };
  host.style.height = 'auto';
  for (let end = step; end < answer.length; end += step) {
    one.update(answer.slice(0, end), false);
    await frame();
    look();
  }
  one.update(answer, true);
  for (let count = 0; count < 120; count += 1) {
    await frame();
    look();
  }
  one.stop();
  host.remove();
  return { frames, raw, drops, samples };
}

/** What a reader sees, without code, whose letters may be anything. */
function visibleText(host: HTMLElement): string {
  const lines: string[] = [];
  for (const block of host.querySelectorAll('p, li, td, th, h1, h2, h3, h4, h5, h6, blockquote')) {
    const copy = block.cloneNode(true) as HTMLElement;
    for (const code of copy.querySelectorAll('code, pre, p, li, ul, ol')) code.remove();
    lines.push(copy.textContent ?? '');
  }
  return lines.join('\n');
}

/** Answers cut at random: how many end with other elements than the whole text drawn at once. */
export async function checkCuts(
  firstSeed: number,
  lastSeed: number,
  length: number,
): Promise<{ different: number; first: string }> {
  let different = 0;
  let first = '';
  for (let seed = firstSeed; seed <= lastSeed; seed += 1) {
    const random = seeded(seed);
    const answer = makeAnswer(length, seed);
    const host = newHost();
    const one = RENDERERS.portal?.(host, answer);
    if (!one) break;
    for (let end = 0; end < answer.length; ) {
      end += 1 + Math.floor(random() ** 3 * 700);
      one.update(answer.slice(0, end), false);
      if (random() < 0.3) await frame();
    }
    one.update(answer, true);
    await shownWhole(host, one.shown, answer);
    const expected = renderOnce(answer).innerHTML;
    if (host.innerHTML !== expected) {
      different += 1;
      first ||= firstDifference(host.innerHTML, expected);
    }
    one.stop();
    host.remove();
  }
  return { different, first };
}

async function shownWhole(host: HTMLElement, shown: () => number, answer: string): Promise<void> {
  for (let count = 0; count < 300 && shown() < answer.trimEnd().length; count += 1) await frame();
  for (let count = 0; count < 3; count += 1) await frame();
  if (host.childElementCount === 0) throw new Error('nothing was drawn');
}

function firstDifference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return `${one.slice(Math.max(0, at - 40), at + 60)} | ${other.slice(Math.max(0, at - 40), at + 60)}`;
}
