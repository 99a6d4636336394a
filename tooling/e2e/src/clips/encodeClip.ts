import type { Page } from '@playwright/test';
import { type Frame, SIZE } from './ScreenRecorder.ts';
import { setWebmDuration } from './setWebmDuration.ts';

const BITS_PER_SECOND = 160_000;
const POSTER_AT = 0.2;

/** Plays the pictures in a page, whose own recorder makes a small WebM of them; and the picture to begin with. */
export async function encodeClip(
  page: Page,
  { frames, durationMs }: { frames: readonly Frame[]; durationMs: number },
): Promise<{ webm: Uint8Array; webp: Uint8Array }> {
  const told = { frames, durationMs, ...SIZE, bits: BITS_PER_SECOND, posterAt: POSTER_AT };
  const encoded = await page.evaluate(async ({ frames, durationMs, width, height, bits, posterAt }) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    const stream = canvas.captureStream(12);
    const recorder = new MediaRecorder(stream, {
      mimeType: 'video/webm;codecs=vp9',
      videoBitsPerSecond: bits,
    });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const pictures = await Promise.all(
      frames.map(async ({ at, jpeg }) => {
        const image = new Image();
        image.src = `data:image/jpeg;base64,${jpeg}`;
        await image.decode();
        return { at, image };
      }),
    );
    let poster = '';
    const began = performance.now();
    const draw = () => {
      const now = performance.now() - began;
      const shown = pictures.findLast(({ at }) => at <= now) ?? pictures[0];
      if (shown) context?.drawImage(shown.image, 0, 0, width, height);
      if (now > durationMs * posterAt && !poster) poster = canvas.toDataURL('image/webp', 0.7);
      return now < durationMs;
    };
    draw();
    recorder.start();
    await new Promise<void>((done) => {
      const timer = setInterval(() => {
        if (draw()) return;
        clearInterval(timer);
        done();
      }, 80);
    });
    const stopped = new Promise((done) => {
      recorder.onstop = done;
    });
    recorder.stop();
    await stopped;
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    return { webm: btoa(text), poster: poster.split(',')[1] ?? '' };
  }, told);
  return {
    webm: setWebmDuration(Buffer.from(encoded.webm, 'base64'), durationMs),
    webp: Buffer.from(encoded.poster, 'base64'),
  };
}
