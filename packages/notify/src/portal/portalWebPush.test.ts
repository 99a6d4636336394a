import type { WebPushState } from '@portal/api-client/contract';
import { expect, it, vi } from 'vitest';
import { type PortalWebPushApi, portalWebPush } from './portalWebPush.ts';

const ADDRESS = { endpoint: 'https://push.example.com/x', p256dh: 'p', auth: 'a' };

/** A server with one session, and a browser that the person may refuse. */
function start({ publicKey = 'key', isAllowed = true }: { publicKey?: string; isAllowed?: boolean } = {}) {
  let state: WebPushState = publicKey ? { publicKey } : {};
  let endpoint: string | undefined;
  const browser = {
    current: async () => endpoint,
    subscribe: vi.fn(async () => {
      if (isAllowed) endpoint = ADDRESS.endpoint;
      return isAllowed ? ADDRESS : undefined;
    }),
    unsubscribe: vi.fn(async () => {
      endpoint = undefined;
    }),
  };
  const saveWebPush = vi.fn(async ({ endpoint, categories, isSilent = false }) => {
    state = { ...state, device: { endpoint, categories, isSilent } };
    return state;
  });
  const deleteWebPush = vi.fn(async () => {
    const { device: _device, ...left } = state;
    state = left;
    return state;
  });
  const api = { getWebPush: async () => state, saveWebPush, deleteWebPush } as PortalWebPushApi;
  return {
    port: portalWebPush(api, browser),
    browser,
    saveWebPush,
    loseAddress: () => browser.unsubscribe(),
  };
}

it('[N1750] it is offered where the server has keys, and nobody is asked before a press', async () => {
  const { port, browser } = start();
  expect(await port.load()).toEqual({ isOffered: true });
  expect(browser.subscribe).not.toHaveBeenCalled();
  expect(await start({ publicKey: '' }).port.load()).toEqual({ isOffered: false });
  expect(await start({ publicKey: '' }).port.save({ categories: [], isSilent: false })).toEqual({
    isOffered: false,
  });
});

it('[N1751] a choice goes to the server with the address of this browser', async () => {
  const { port, browser, saveWebPush } = start();
  const choice = { categories: [1, 8], isSilent: true };
  expect(await port.save(choice)).toEqual({ isOffered: true, choice });
  expect(browser.subscribe).toHaveBeenCalledWith('key');
  expect(saveWebPush).toHaveBeenCalledWith({ ...ADDRESS, ...choice });
  expect(await port.load()).toEqual({ isOffered: true, choice });
  expect(await port.stop()).toEqual({ isOffered: true });
  expect(browser.unsubscribe).toHaveBeenCalledOnce();
});

it('[N1752] a refusal of the person is told apart and keeps nothing', async () => {
  const { port, saveWebPush } = start({ isAllowed: false });
  expect(await port.save({ categories: [1], isSilent: false })).toBe('refused');
  expect(saveWebPush).not.toHaveBeenCalled();
});

it('[N1753] what the server keeps of an address that the browser no longer has counts as off', async () => {
  const { port, loseAddress } = start();
  await port.save({ categories: [1], isSilent: false });
  await loseAddress();
  expect(await port.load()).toEqual({ isOffered: true });
});
