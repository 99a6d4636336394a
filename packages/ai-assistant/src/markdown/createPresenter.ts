import { createEmitter, type Readable } from '@portal/machine';
import { REVEAL } from '../core/constants.ts';
import { advanceReveal, createReveal, type Reveal } from '../core/reveal.ts';
import type { LiveAnswer } from '../runtime/types.ts';
import { createDocument, type KeyedBlock } from './createDocument.ts';
import { textOfBlock } from './nodes.ts';
import { sourceOffset } from './sourceOffset.ts';
import type { DrawnLanguages } from './toBlocks.ts';

/** What is on the screen of an answer that arrives. */
export type Presented = {
  /** Blocks of which all letters are shown; the same array while nothing joins them. */
  whole: readonly KeyedBlock[];
  /** Blocks after them that are shown whole, but may still change. */
  between: readonly KeyedBlock[];
  /** The block under the cursor, and how many of its letters are shown. */
  current: { block: KeyedBlock; cut: number } | undefined;
  think: string;
  hasContent: boolean;
  isDone: boolean;
};

/** Shows an answer letter by letter, ahead of React: it is told at most once a frame. */
export type Presenter = Readable<Presented>;

/** What a presenter needs of the browser. */
export type PresenterClock = {
  now: () => number;
  requestFrame: (callback: () => void) => number;
  cancelFrame: (handle: number) => void;
  isReduced: () => boolean;
};

/** Letters a millisecond above which every second frame is enough. */
const FAST_LETTERS_PER_MS = 0.3;
/** Longest time that unfinished thoughts hold the answer back. */
const THINK_HOLDS_MS = 300;
/** Parsed letters that are kept ahead of the cursor. */
const AHEAD_LETTERS = 160;

/** Time without frames after which everything is shown at once. */
const AWAY_MS = 1000;

/** Makes the presenter of one answer. */
export function createPresenter(
  live: LiveAnswer,
  drawn: DrawnLanguages | undefined,
  clock: PresenterClock,
): Presenter {
  const document = createDocument(drawn);
  const changed = createEmitter();
  const { shownAtStart } = live;
  let think: Reveal = createReveal(shownAtStart.think);
  let content: Reveal | undefined = shownAtStart.content > 0 ? undefined : createReveal();
  let parsed = { length: 0, isEnded: false };
  let contentSince: number | undefined;
  let presented: Presented = {
    whole: [],
    between: [],
    current: undefined,
    think: '',
    hasContent: false,
    isDone: false,
  };
  let frame: number | undefined;
  let isOddFrame = false;
  let whole: KeyedBlock[] = [];
  let wholeSize = 0;
  /** What React was given of `whole`: the same array while it is the same. */
  let given: readonly KeyedBlock[] = [];
  let stopListening: (() => void) | undefined;

  function parse(source: string, isEnded: boolean): void {
    if (parsed.length === source.length && parsed.isEnded === isEnded) return;
    document.update(source, isEnded);
    parsed = { length: source.length, isEnded };
    const { settled } = document;
    // Definitions of links may have changed what stood.
    if (whole.length > 0 && settled[0] !== whole[0]) {
      whole = [];
      wholeSize = 0;
    }
  }

  function tick(): void {
    frame = undefined;
    const text = live.read();
    if (live.isHalted()) {
      if (text.isEnded) commit(true);
      return;
    }
    const now = clock.now();
    const isReduced = clock.isReduced();
    const hasBegun = text.content !== '';
    if (hasBegun) contentSince ??= now;
    think = advanceReveal(think, {
      length: text.think.length,
      isEnded: text.isEnded || hasBegun,
      slice: (from, to) => text.think.slice(from, to),
      now,
      isReduced,
    });
    const isThinking = think.shown < text.think.length;
    const isHeld = isThinking && now - (contentSince ?? now) < THINK_HOLDS_MS && !isReduced;
    if ((hasBegun || text.isEnded) && !isHeld) advanceContent(text.content, text.isEnded, now, isReduced);
    const waiting = backlog(text.content);
    const isPending = isThinking || waiting > 0 || text.isEnded !== parsed.isEnded;
    const isDone = text.isEnded && !isPending;
    isOddFrame = !isOddFrame;
    if (isDone || isOddFrame || waiting / REVEAL.drainMs <= FAST_LETTERS_PER_MS) commit(isDone);
    if (isDone) stopListening?.();
    else if (isPending) schedule();
  }

  function backlog(source: string): number {
    return document.size - (content?.shown ?? 0) + (source.length - parsed.length);
  }

  function advanceContent(source: string, isEnded: boolean, now: number, isReduced: boolean): void {
    if (content === undefined) {
      // What stood before is shown at once, however its letters count.
      parse(source.slice(0, shownAtStart.content), false);
      content = createReveal(document.size);
    }
    const wasAway = content.at !== undefined && now - content.at > AWAY_MS;
    if (isEnded || isReduced || wasAway || document.size - content.shown < AHEAD_LETTERS)
      parse(source, isEnded);
    const waiting = source.length - parsed.length;
    const next = advanceReveal(content, {
      length: document.size + waiting,
      isEnded: isEnded && parsed.isEnded,
      slice: sliceAt,
      now,
      isReduced,
    });
    content = next.shown > document.size ? { ...next, shown: document.size, credit: 0 } : next;
    while (true) {
      const one = document.settled[whole.length];
      if (!one || wholeSize + one.block.size > content.shown) break;
      whole.push(one);
      wholeSize += one.block.size;
    }
  }

  /** Returns the blocks that are not whole for good. */
  function blocksAhead(): KeyedBlock[] {
    return [...document.settled.slice(whole.length), ...document.tail];
  }

  /** Returns the letters from one place to another, at the cursor or after it. */
  function sliceAt(from: number, to: number): string {
    let text = '';
    for (const { block } of blocksAhead()) {
      if (wholeSize + text.length >= to) break;
      text += textOfBlock(block);
    }
    return text.slice(from - wholeSize, to - wholeSize);
  }

  /** Returns the block under the cursor, and the whole ones between it and those that are whole for good. */
  function underCursor(): { current: Presented['current']; between: KeyedBlock[] } {
    let left = (content?.shown ?? 0) - wholeSize;
    const between: KeyedBlock[] = [];
    if (left <= 0) return { current: undefined, between };
    for (const one of blocksAhead()) {
      if (left < one.block.size) return { current: { block: one, cut: left }, between };
      left -= one.block.size;
      between.push(one);
      if (left === 0) break;
    }
    return { current: undefined, between };
  }

  function commit(isDone: boolean): void {
    if (given.length !== whole.length || given[0] !== whole[0]) given = [...whole];
    const next = {
      whole: given,
      ...underCursor(),
      think: live.read().think.slice(0, think.shown),
      hasContent: (content?.shown ?? 0) > 0,
      isDone,
    };
    if (isSame(presented, next)) return;
    presented = next;
    changed.emit();
  }

  function schedule(): void {
    frame ??= clock.requestFrame(tick);
  }

  live.setShown(() => ({
    think: think.shown,
    content: sourceOffset(live.read().content, document, content?.shown ?? 0),
  }));

  return {
    get: () => presented,
    subscribe(listener) {
      const leave = changed.subscribe(listener);
      stopListening ??= live.subscribe(schedule);
      // The first letters are on the frame that shows the answer, not on the one after.
      if (presented.hasContent || presented.think || frame !== undefined) schedule();
      else tick();
      return () => {
        leave();
        if (changed.size > 0) return;
        stopListening?.();
        stopListening = undefined;
        if (frame !== undefined) clock.cancelFrame(frame);
        frame = undefined;
      };
    },
  };
}

function isSame(before: Presented, after: Presented): boolean {
  return (
    before.whole === after.whole &&
    before.think === after.think &&
    before.isDone === after.isDone &&
    before.current?.cut === after.current?.cut &&
    before.current?.block.block.raw === after.current?.block.block.raw &&
    before.between.length === after.between.length &&
    before.between.every(({ block }, index) => block.raw === after.between[index]?.block.raw)
  );
}
