import type { Page } from 'playwright';

/** What the probe in the page has noted; times are the page's own milliseconds. */
type Probe = {
  /** When the first words of each answer came out of the network, by the answer's id. */
  firstBytes: Record<string, number>;
  /** When its first letters were on the screen, as the browser says it. */
  firstPaints: Record<string, number>;
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
      firstBytes: {},
      firstPaints: {},
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
    // An agent's answer comes over the socket: its first piece is the first message with words of it.
    const firstWords = (text: string) => {
      const { method, data } = JSON.parse(text);
      const id = method === 'answer' && data.content ? String(data.message_id) : undefined;
      if (id) probe.firstBytes[id] ??= performance.now();
    };
    const data = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data');
    Object.defineProperty(MessageEvent.prototype, 'data', {
      ...data,
      get(this: MessageEvent) {
        const value = data?.get?.call(this);
        if (typeof value === 'string' && value.includes('"answer"')) firstWords(value);
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
      for (const article of document.querySelectorAll('article[aria-busy=true]')) {
        const id = article.id.replace(/^ai-/, '');
        const words = article.querySelector('p');
        if (!(id in probe.firstBytes) || id in probe.firstPaints || !words?.textContent) continue;
        probe.firstPaints[id] = Number.NaN;
        words.setAttribute('elementtiming', id);
      }
    };
    type Painted = PerformanceEntry & { identifier: string; renderTime: number };
    new PerformanceObserver((list) => {
      for (const { identifier, renderTime } of list.getEntries() as Painted[])
        if (Number.isNaN(probe.firstPaints[identifier])) probe.firstPaints[identifier] = renderTime;
    }).observe({ type: 'element', buffered: true });
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
