import type { CDPSession, Locator, Page } from '@playwright/test';

/** A picture of the screen, with the milliseconds since the recording began. */
export type Frame = { at: number; jpeg: string };

/** One sentence of the captions in each language. */
export type Line = { zh: string; en: string; kr: string };

/** A sentence with its time. */
export type Cue = Line & { from: number; to: number };

export const SIZE = { width: 960, height: 600 } as const;
const READING_MS = 1_600;

/** Records what happens on pages, with a pointer that is seen and captions that are timed as one goes. */
export class ScreenRecorder {
  readonly frames: Frame[] = [];
  readonly cues: Cue[] = [];
  readonly #began = performance.now();
  #session: CDPSession | undefined;
  #page: Page | undefined;

  get elapsed(): number {
    return Math.round(performance.now() - this.#began);
  }

  /** Looks at a page from here on. */
  async watch(page: Page): Promise<void> {
    await this.#session?.send('Page.stopScreencast').catch(() => undefined);
    this.#page = page;
    const session = await page.context().newCDPSession(page);
    this.#session = session;
    session.on('Page.screencastFrame', ({ data, sessionId }) => {
      this.frames.push({ at: this.elapsed, jpeg: data });
      void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
    });
    await page.bringToFront();
    await showPointer(page);
    await session.send('Page.startScreencast', {
      format: 'jpeg',
      quality: 85,
      maxWidth: SIZE.width,
      maxHeight: SIZE.height,
    });
  }

  /** Says what is about to be seen, long enough to be read. */
  async say(line: Line, forMs = READING_MS): Promise<void> {
    this.#endCue();
    this.cues.push({ ...line, from: this.elapsed, to: 0 });
    await this.#page?.waitForTimeout(forMs);
  }

  async click(target: Locator): Promise<void> {
    await this.#moveTo(target);
    await target.click();
    await this.#page?.waitForTimeout(500);
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.#moveTo(target);
    await target.click();
    await target.pressSequentially(text, { delay: 45 });
  }

  async stop(): Promise<void> {
    this.#endCue();
    await this.#session?.send('Page.stopScreencast');
  }

  async #moveTo(target: Locator): Promise<void> {
    const box = await target.boundingBox();
    if (box) await this.#page?.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 14 });
  }

  #endCue(): void {
    const last = this.cues.at(-1);
    if (last && last.to === 0) last.to = this.elapsed;
  }
}

/** The screen's own pointer is not part of its pictures. */
async function showPointer(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (document.getElementById('clip-pointer')) return;
    const pointer = document.createElement('div');
    pointer.id = 'clip-pointer';
    pointer.style.cssText =
      'position:fixed;z-index:2147483647;width:22px;height:22px;margin:-11px;border-radius:50%;background:#4c5bdc88;border:2px solid #fff;pointer-events:none;left:50%;top:60%';
    document.documentElement.append(pointer);
    window.addEventListener(
      'mousemove',
      ({ clientX, clientY }) => {
        pointer.style.left = `${clientX}px`;
        pointer.style.top = `${clientY}px`;
      },
      true,
    );
  });
}
