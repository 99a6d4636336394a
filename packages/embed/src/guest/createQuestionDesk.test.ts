import { describe, expect, it, vi } from 'vitest';
import { createQuestionDesk } from './createQuestionDesk.ts';

function setUp() {
  const restore = vi.fn();
  const picture = new Blob(['x'], { type: 'image/png' });
  const desk = createQuestionDesk({
    takeSnapshot: () => ({ path: '/list', scroll: [] }),
    restore,
    capture: async () => picture,
  });
  return { desk, restore, picture };
}

describe('createQuestionDesk', () => {
  it('[E110] an app that says nothing does not object to being closed', async () => {
    const { desk } = setUp();
    expect(await desk.ask({ v: 1, type: 'beforeClose' })).toEqual({ ok: true, data: { dirty: false } });
  });

  it('[E110] an app objects in its own words, until it no longer does', async () => {
    const { desk } = setUp();
    const stop = desk.answer('beforeClose', async () => ({ dirty: true, message: 'Half an order' }));
    expect(await desk.ask({ v: 1, type: 'beforeClose' })).toEqual({
      ok: true,
      data: { dirty: true, message: 'Half an order' },
    });
    stop();
    expect(await desk.ask({ v: 1, type: 'beforeClose' })).toEqual({ ok: true, data: { dirty: false } });
  });

  it('[E110] stopping an answer that was replaced keeps the new one', async () => {
    const { desk } = setUp();
    const stop = desk.answer('beforeClose', () => ({ dirty: false }));
    desk.answer('beforeClose', () => ({ dirty: true }));
    stop();
    expect(await desk.ask({ v: 1, type: 'beforeClose' })).toMatchObject({ data: { dirty: true } });
  });

  it('[E111] a picture comes from the SDK, or from the hook of the app', async () => {
    const { desk, picture } = setUp();
    expect(await desk.ask({ v: 1, type: 'capture' })).toEqual({ ok: true, data: picture });
    const own = new Blob(['y'], { type: 'image/webp' });
    desk.answer('capture', () => own);
    expect(await desk.ask({ v: 1, type: 'capture' })).toEqual({ ok: true, data: own });
  });

  it('[E112] where the person stands is told, and restored', async () => {
    const { desk, restore } = setUp();
    const answer = await desk.ask({ v: 1, type: 'snapshot' });
    expect(answer).toEqual({ ok: true, data: { path: '/list', scroll: [] } });
    const payload = { path: '/list', scroll: [{ at: [0], x: 0, y: 40 }] };
    await desk.ask({ v: 1, type: 'restore', payload });
    expect(restore).toHaveBeenCalledExactlyOnceWith(payload);
  });

  it('[E110] an answer that throws is an answer all the same', async () => {
    const { desk } = setUp();
    const seen = vi.fn();
    vi.stubGlobal('reportError', seen);
    desk.answer('beforeClose', () => {
      throw new Error('broken');
    });
    expect(await desk.ask({ v: 1, type: 'beforeClose' })).toMatchObject({ ok: false });
    expect(seen).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});
