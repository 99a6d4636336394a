import type { Page } from 'playwright';

/** What the probe in the page has noted; times are the page's own milliseconds. */
type Probe = {
  /** When the first piece of each answer came out of the network. */
  firstBytes: number[];
  /** When its first letters had been painted. */
  firstPaints: number[];
  enters: number[];
  /** When the sign that the assistant thinks had been painted. */
  thinking: number[];
  /** From a key to the frame that shows it. */
  keys: number[];
  /** Changes of what screen readers are told. */
  announcements: number;
};

declare global {
  var portalProbe: Probe;
}

/** Puts the probe into every page before its own scripts. */
export async function installProbe(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const probe: Probe = {
      firstBytes: [],
      firstPaints: [],
      enters: [],
      thinking: [],
      keys: [],
      announcements: 0,
    };
    globalThis.portalProbe = probe;
    const afterPaint = (then: () => void) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = then;
        port2.postMessage(undefined);
      });
    };
    // An agent's answer comes over the socket: its first piece is read from the first message with words.
    const data = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data');
    Object.defineProperty(MessageEvent.prototype, 'data', {
      ...data,
      get(this: MessageEvent) {
        const value = data?.get?.call(this);
        const isPiece =
          typeof value === 'string' && /"content":"[^"]/.test(value) && value.includes('"answer"');
        if (isPiece && probe.firstBytes.length === probe.firstPaints.length)
          probe.firstBytes.push(performance.now());
        return value;
      },
    });
    let isThinking = false;
    const look = () => {
      const sign = document.querySelector('[data-testid=ai-thinking]') !== null;
      const asked = probe.thinking.length;
      if (sign && !isThinking && asked < probe.enters.length) {
        probe.thinking[asked] = Number.NaN;
        afterPaint(() => {
          probe.thinking[asked] = performance.now();
        });
      }
      isThinking = sign;
      const isOpen = probe.firstBytes.length > probe.firstPaints.length;
      const words = [...document.querySelectorAll('article[aria-busy=true]')]
        .at(-1)
        ?.querySelector('p')?.textContent;
      if (isOpen && words) {
        const at = probe.firstPaints.length;
        probe.firstPaints[at] = Number.NaN;
        afterPaint(() => {
          probe.firstPaints[at] = performance.now();
        });
      }
    };
    addEventListener('DOMContentLoaded', () => {
      new MutationObserver((changes) => {
        look();
        for (const { target } of changes) {
          const element = target instanceof Element ? target : target.parentElement;
          if (element?.closest('[data-testid=ai-live]')) probe.announcements += 1;
        }
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    addEventListener(
      'keydown',
      ({ key, timeStamp }) => {
        if (key === 'Enter') probe.enters.push(timeStamp);
        else afterPaint(() => probe.keys.push(performance.now() - timeStamp));
      },
      true,
    );
  });
}
