/** Runs in the page: what a person sees of the menus, in milliseconds. */

const DIALOG = '[role=dialog]';

/** From the press on the button until the overview of all menus is painted; it is closed again. */
export async function measureOpen(): Promise<number> {
  const button = get('#open');
  const began = performance.now();
  button.click();
  await seen(() => document.querySelector(`${DIALOG} li a`) !== null);
  const took = performance.now() - began;
  get(DIALOG).dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await seen(() => document.querySelector(DIALOG) === null);
  return took;
}

/** The frames while the overview scrolls from its beginning, `step` pixels in each. */
export async function measureScroll(frames: number, step: number): Promise<number[]> {
  get('#open').click();
  await seen(() => document.querySelector(`${DIALOG} li a`) !== null);
  const scroller = [...document.querySelectorAll<HTMLElement>(`${DIALOG} *`)].reduce((tallest, element) =>
    element.scrollHeight - element.clientHeight > tallest.scrollHeight - tallest.clientHeight
      ? element
      : tallest,
  );
  const deltas: number[] = [];
  let before = await frame();
  for (let at = 0; at < frames; at += 1) {
    scroller.scrollTop += step;
    const now = await frame();
    deltas.push(now - before);
    before = now;
  }
  get(DIALOG).dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await seen(() => document.querySelector(DIALOG) === null);
  return deltas;
}

/** From each letter typed into the overview until what it finds is painted. */
export async function measureTyping(typed: string): Promise<number[]> {
  get('#open').click();
  await seen(() => document.querySelector(`${DIALOG} li a`) !== null);
  const box = document.querySelector<HTMLInputElement>(`${DIALOG} input`);
  if (!box) throw new Error('The overview has no box');
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const times: number[] = [];
  for (let length = 1; length <= typed.length; length += 1) {
    const began = performance.now();
    setValue?.call(box, typed.slice(0, length));
    box.dispatchEvent(new Event('input', { bubbles: true }));
    await frame();
    await afterPaint();
    times.push(performance.now() - began);
  }
  get(DIALOG).dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await seen(() => document.querySelector(DIALOG) === null);
  return times;
}

/** From the pointer's coming to a top-level menu until its content is painted. */
export async function measureHover(): Promise<number> {
  const began = await new Promise<number>((done) => {
    document.addEventListener('pointerover', () => done(performance.now()), { once: true });
  });
  await seen(
    () =>
      document.querySelector('nav [aria-expanded=true]') !== null &&
      document.querySelectorAll('nav li a').length > 0,
  );
  return performance.now() - began;
}

function get(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`${selector} is not on the page`);
  return found;
}

/** Settles behind the paint in which a condition holds; looks after every change of the page. */
function seen(holds: () => boolean): Promise<void> {
  return new Promise((done) => {
    const look = () => {
      if (!holds()) return false;
      observer.disconnect();
      void frame()
        .then(afterPaint)
        .then(() => done());
      return true;
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    look();
  });
}

function frame(): Promise<number> {
  return new Promise((done) => requestAnimationFrame(done));
}

/** A task posted in a frame runs behind its paint. */
function afterPaint(): Promise<void> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done();
    port2.postMessage(undefined);
  });
}
