import { setTimeout as pause } from 'node:timers/promises';
import { type Cost, idleShare, meanAbove, startMeter } from '../tabs/processorCost.ts';
import { PAGES, type Subject } from './subjects.ts';

/** Long enough for what a press leaves behind; it counts as processor time. */
const REST_MS = 500;
/** For what the pointer leaves behind where nothing was brought onto the screen. */
const BREATH_MS = 100;
const SWITCHES = 20;
/** Far from what is pressed next, so that nothing was rested upon. */
const AWAY = [720, 860] as const;

/** Milliseconds from `pointerdown` to the paint of the content, and what a press costs the renderers. */
export type Presses = {
  /** The first page of an app. */
  first: number;
  later: number[];
  switches: number[];
  openCpuMs: number;
  switchCpuMs: number;
};

/** Presses its way through the pages, then back and forth between them, unless its tabs are those of another subject. */
export async function measurePress(subject: Subject): Promise<Presses> {
  const idle = await idleShare(subject.page);
  const opens = await pressAll(subject, PAGES, subject.row);
  // Every seventh page: never the one that is in front, never in the order of the menu.
  const back = Array.from({ length: SWITCHES }, (_, at) => PAGES[(at * 7) % PAGES.length] ?? '01');
  const switches = subject.opensOnly
    ? { times: [], costs: [] }
    : await pressAll(subject, back, subject.tab ?? subject.row, { reveals: !subject.tab });
  const [first = Number.NaN, ...later] = opens.times;
  return {
    first,
    later,
    switches: switches.times,
    openCpuMs: meanAbove(idle, opens.costs.slice(1)),
    switchCpuMs: meanAbove(idle, switches.costs),
  };
}

async function pressAll(
  { page, reveal, shown }: Subject,
  numbers: readonly string[],
  target: (number: string) => string,
  { reveals = true } = {},
): Promise<{ times: number[]; costs: Cost[] }> {
  const times: number[] = [];
  const costs: Cost[] = [];
  for (const number of numbers) {
    if (reveals && reveal) {
      await reveal(number);
      await pause(REST_MS);
    }
    const at = await page.middleOf(target(number));
    await page.read(armed(shown(number)));
    await pause(BREATH_MS);
    const stopMeter = await startMeter(page);
    await page.dart(at);
    times.push(await page.read<number>('window.benchPainted'));
    await pause(REST_MS);
    costs.push(await stopMeter());
    await page.moveTo(AWAY);
  }
  return { times, costs };
}

/** From the next `pointerdown` on the page waits for the content and its paint: `window.benchPainted`. */
function armed(shown: string): string {
  return `(() => {
    window.benchFrame = undefined;
    const isShown = () => ${shown};
    window.benchPainted = new Promise((resolve) => {
      addEventListener('pointerdown', ({ timeStamp }) => {
        const look = () => {
          const answer = isShown();
          if (!answer) return requestAnimationFrame(look);
          if (typeof answer === 'number') return resolve(answer - performance.timeOrigin - timeStamp);
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - timeStamp);
          port2.postMessage(undefined);
        };
        requestAnimationFrame(look);
      }, { capture: true, once: true });
    });
  })()`;
}
