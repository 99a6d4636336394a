import { createEmitter } from '@portal/machine';
import { describe, expect, it } from 'vitest';
import type { LiveAnswer } from '../runtime/types.ts';
import { parseMarkdown } from './createDocument.ts';
import { createPresenter, type Presented } from './createPresenter.ts';
import { textOfBlock } from './nodes.ts';

const FRAME = 1000 / 60;

/** An answer that arrives as told, and a screen whose frames are told too. */
function start({ isReduced = false, shownAtStart = { think: 0, content: 0 } } = {}) {
  const changed = createEmitter();
  let text = { think: '', content: '', isEnded: false, startedAt: 0 };
  let isHalted = false;
  let shown = () => ({ think: 0, content: 0 });
  const live: LiveAnswer = {
    message_id: 'm',
    shownAtStart,
    read: () => text,
    subscribe: changed.subscribe,
    setShown: (read) => {
      shown = read;
    },
    isHalted: () => isHalted,
  };
  const frames = new Map<number, () => void>();
  let now = 0;
  let handle = 0;
  const presenter = createPresenter(
    live,
    {},
    {
      now: () => now,
      requestFrame(callback) {
        handle += 1;
        frames.set(handle, callback);
        return handle;
      },
      cancelFrame: (one) => frames.delete(one),
      isReduced: () => isReduced,
    },
  );
  const seen: Presented[] = [];
  const stop = presenter.subscribe(() => seen.push(presenter.get()));
  return {
    presenter,
    seen,
    stop,
    frames,
    shown: () => shown(),
    arrive(more: Partial<typeof text>) {
      text = { ...text, ...more };
      changed.emit();
    },
    halt() {
      isHalted = true;
      changed.emit();
    },
    pass(ms: number) {
      for (const until = now + ms; now < until; ) {
        now += FRAME;
        const due = [...frames.values()];
        frames.clear();
        for (const callback of due) callback();
      }
      return now;
    },
  };
}

function textOf({ whole, between, current }: Presented): string {
  const all = [...whole, ...between].map(({ block }) => textOfBlock(block)).join('');
  return all + (current ? textOfBlock(current.block.block).slice(0, current.cut) : '');
}

describe('an answer on the screen', () => {
  it('[I115] appears a letter every 20 ms, without its marks', () => {
    const screen = start();
    screen.arrive({ content: '**重点：**看 `x`' });
    screen.pass(100);
    expect(textOf(screen.presenter.get())).toBe('重点：看 ');
    screen.arrive({ content: '**重点：**看 `x` 的', isEnded: true });
    screen.pass(200);
    expect(textOf(screen.presenter.get())).toBe('重点：看 x 的');
    expect(screen.presenter.get().isDone).toBe(true);
  });

  it('[I116] that comes at 1,500 letters a second is 0.6 s behind at most, and done 1.5 s after its end', () => {
    const line = '近30天**订单**量为 12,480 单，见 [报告](/a/b) 与 `SKU-1`。\n\n- 一 **二**\n- 三\n\n';
    const source = line.repeat(600);
    const screen = start();
    let arrived = 0;
    for (let at = 0; at < 400; at += 1) {
      arrived += 25;
      screen.arrive({ content: source.slice(0, arrived) });
      screen.pass(FRAME);
      if (at > 60) expect((arrived - screen.shown().content) / 1500).toBeLessThan(0.6);
    }
    const content = source.slice(0, arrived);
    screen.arrive({ content, isEnded: true });
    screen.pass(1500 + 3 * FRAME);
    const shown = screen.presenter.get();
    expect(shown.isDone).toBe(true);
    expect([...shown.whole, ...shown.between].map(({ block }) => block)).toEqual(parseMarkdown(content));
  });

  it('[I117] waits for what was thought, but for no longer than 300 ms', () => {
    const screen = start();
    screen.arrive({ think: '想'.repeat(100), content: '答' });
    screen.pass(250);
    expect(screen.presenter.get()).toMatchObject({ hasContent: false });
    expect(screen.presenter.get().think.length).toBeGreaterThan(5);
    screen.pass(150);
    expect(screen.presenter.get().hasContent).toBe(true);
  });

  it('[I118] stands still from the moment it is stopped; what the person saw is told to the letter', () => {
    const screen = start();
    screen.arrive({ content: '**重点：**很长很长的一段话' });
    screen.pass(100);
    const before = textOf(screen.presenter.get());
    screen.halt();
    screen.arrive({ content: '**重点：**很长很长的一段话，还有更多' });
    screen.pass(500);
    expect(textOf(screen.presenter.get())).toBe(before);
    expect('**重点：**很长很长的一段话'.slice(0, screen.shown().content)).toBe('**重点：**很长');
    screen.arrive({ content: '**重点：**很', isEnded: true });
    screen.pass(50);
    expect(screen.presenter.get().isDone).toBe(true);
  });

  it('[I119] is there at once where movement is unwanted, and so is what stood before a reload', () => {
    const calm = start({ isReduced: true });
    calm.arrive({ content: 'x'.repeat(500), isEnded: true });
    calm.pass(FRAME);
    expect(textOf(calm.presenter.get())).toHaveLength(500);
    const again = start({ shownAtStart: { think: 0, content: 300 } });
    again.arrive({ content: 'x'.repeat(310) });
    again.pass(FRAME);
    expect(textOf(again.presenter.get()).length).toBeGreaterThanOrEqual(300);
    expect(textOf(again.presenter.get()).length).toBeLessThan(305);
  });

  it('[I120] asks for no frames while nothing moves, and for none after nobody looks', () => {
    const screen = start();
    screen.arrive({ content: 'abc' });
    screen.pass(200);
    expect(screen.frames.size).toBe(0);
    screen.arrive({ content: 'abcdef' });
    expect(screen.frames.size).toBe(1);
    screen.stop();
    expect(screen.frames.size).toBe(0);
  });
});
