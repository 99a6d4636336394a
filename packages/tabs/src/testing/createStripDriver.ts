import { assertSame, type TabsDriver } from './TabsDriver.ts';

/** A driver over a page with a tab strip. */
export type StripDriver = TabsDriver & {
  /** The tab of a name; throws when there is none. */
  tab(name: string): HTMLElement;
  /** Presses a tab, moves so many pixels to the side, and answers whether a drag began; nothing is dropped. */
  pull(name: string, pixels: number): Promise<boolean>;
};

/** More than a trembling hand, less than a drag. */
const NUDGE_PX = 5;

/** Drives the strip below `root` as a mouse does; `open` stands for the menu that opens panes. */
export function createStripDriver(root: HTMLElement, open: (name: string) => void): StripDriver {
  const tabs = () => [...root.querySelectorAll<HTMLElement>('[role=tab]')];
  const nameOf = (tab: HTMLElement) => tab.title;
  const find = (name: string) => tabs().find((tab) => nameOf(tab) === name);
  const tab = (name: string) => {
    const found = find(name);
    if (!found) throw new Error(`no tab "${name}" among [${tabs().map(nameOf).join(', ')}]`);
    return found;
  };
  const item = (name: string) => tab(name).parentElement ?? tab(name);

  const isDraggable = () => root.querySelector('[data-draggable]') !== null;

  return {
    tab,
    async open(name) {
      open(name);
      await until(() => find(name) !== undefined, `tab "${name}" opens`);
    },
    async activate(name) {
      tab(name).click();
      await nextFrame();
    },
    async close(name) {
      item(name).querySelector<HTMLElement>('[data-close]')?.click();
      await nextFrame();
    },
    async pull(name, pixels) {
      const pointer = pressOn(tab(name));
      await pointer.moveTo(pointer.start.x + Math.sign(pixels) * NUDGE_PX);
      await until(isDraggable, 'tabs can be dragged');
      await pointer.moveTo(pointer.start.x + pixels);
      const isDragging = item(name).hasAttribute('data-dragging');
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true }));
      await pointer.release();
      return isDragging;
    },
    async drag(name, onto) {
      const from = centreOf(item(name));
      const to = centreOf(item(onto));
      const pointer = pressOn(tab(name));
      const direction = Math.sign(to - from);
      await pointer.moveTo(pointer.start.x + direction * NUDGE_PX);
      await until(isDraggable, 'tabs can be dragged');
      await pointer.moveTo(pointer.start.x + direction * 30);
      await pointer.moveTo(pointer.start.x + to - from + direction * 4);
      await pointer.release();
    },
    async expectOrder(...names) {
      await until(() => tabs().map(nameOf).join('\n') === names.join('\n'), '').catch(() => undefined);
      assertSame('tabs', tabs().map(nameOf), names);
    },
    async expectActive(name) {
      const active = () => tabs().filter((candidate) => candidate.ariaSelected === 'true');
      await until(() => active().some((candidate) => nameOf(candidate) === name), '').catch(() => undefined);
      assertSame('active tab', active().map(nameOf), [name]);
    },
  };
}

function pressOn(element: HTMLElement) {
  const box = element.getBoundingClientRect();
  const start = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  let x = start.x;
  const fire = (type: string, target: EventTarget, buttons: number) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        cancelable: true,
        composed: true,
        isPrimary: true,
        pointerId: 1,
        pointerType: 'mouse',
        button: type === 'pointermove' ? -1 : 0,
        buttons,
        clientX: x,
        clientY: start.y,
      }),
    );
  fire('pointerdown', element, 1);
  return {
    start,
    async moveTo(target: number) {
      x = target;
      // The drag library measures after each move, so one move is told several times.
      for (let frame = 0; frame < 5; frame += 1) {
        await nextFrame();
        fire('pointermove', document, 1);
      }
    },
    async release() {
      fire('pointerup', document, 0);
      for (let frame = 0; frame < 4; frame += 1) await nextFrame();
    },
  };
}

function centreOf(element: HTMLElement): number {
  const box = element.getBoundingClientRect();
  return box.left + box.width / 2;
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });
}

async function until(isTrue: () => boolean, what: string): Promise<void> {
  for (let frame = 0; frame < 120; frame += 1) {
    if (isTrue()) return;
    await nextFrame();
  }
  throw new Error(`waited in vain: ${what}`);
}
