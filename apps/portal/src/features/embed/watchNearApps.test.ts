import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchNearApps } from './EmbedLayer.tsx';

const ORIGIN = 'https://portal.test';

/** What an event comes from: something inside a link, or inside none. */
class Target {
  private readonly href: string | undefined;
  constructor(href?: string) {
    this.href = href;
  }
  closest() {
    return this.href === undefined ? null : new URL(this.href, ORIGIN);
  }
}

beforeEach(() => void vi.stubGlobal('Element', Target));
afterEach(() => vi.unstubAllGlobals());

function watched() {
  const listeners = new Map<string, (event: unknown) => void>();
  const near: string[] = [];
  const page = {
    location: { origin: ORIGIN },
    addEventListener: (kind: string, listener: (event: unknown) => void) => listeners.set(kind, listener),
    removeEventListener: (kind: string) => listeners.delete(kind),
  };
  const stop = watchNearApps(page as unknown as Document, (app) => near.push(app));
  const look = (kind: string, href?: string) => listeners.get(kind)?.({ target: new Target(href) });
  return { near, look, stop };
}

it('[P530] names the app of a link under the pointer or the focus, once', () => {
  const { near, look, stop } = watched();
  look('pointerover', '/entry/svc/ERP/sso-web#/embel/home');
  look('focusin', '/entry/svc/ERP/sso-web#/user/download-center');
  look('focusin', '/entry/svc/ERP/amazon#/setSail/index');
  expect(near).toEqual(['sso-web', 'amazon']);
  stop();
  look('pointerover', '/entry/svc/ERP/scm_new#/list/orders');
  expect(near).toEqual(['sso-web', 'amazon']);
});

it.each([
  undefined,
  '/entry/svc/ERP',
  '/login',
  'https://elsewhere.test/entry/svc/ERP/sso-web',
  'mailto:a@b.c',
])('[P530] says nothing of %s', (href) => {
  const { near, look } = watched();
  look('pointerover', href);
  expect(near).toEqual([]);
});
