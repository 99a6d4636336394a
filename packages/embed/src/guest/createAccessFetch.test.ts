import { describe, expect, it, vi } from 'vitest';
import { createAccessFetch } from './createAccessFetch.ts';

function setUp({ expiresIn = 600, valid = (token: string) => token !== '' } = {}) {
  const clock = { now: 0 };
  let issued = 0;
  const getAccessToken = vi.fn(async () => {
    issued += 1;
    return { token: `token-${issued}`, expiresIn };
  });
  const fetch = vi.fn(async (_url: string, init?: RequestInit) => {
    const token = new Headers(init?.headers).get('Authorization') ?? '';
    return new Response(token, { status: valid(token) ? 200 : 401 });
  });
  const call = createAccessFetch({
    getAccessToken,
    origin: 'https://apps.example',
    fetch: fetch as unknown as typeof globalThis.fetch,
    now: () => clock.now,
  });
  return { call, getAccessToken, fetch, clock };
}

describe('createAccessFetch', () => {
  it('[E30] parallel and later calls share one token until shortly before its end', async () => {
    const { call, getAccessToken, clock } = setUp();
    await Promise.all([call('/a'), call('/b'), call('/c')]);
    clock.now = 569_000;
    expect(await (await call('/d')).text()).toBe('token-1');
    expect(getAccessToken).toHaveBeenCalledOnce();
    clock.now = 570_000;
    expect(await (await call('/e')).text()).toBe('token-2');
  });

  it('[E30] a 401 asks for one new token, however many calls met it', async () => {
    const { call, getAccessToken } = setUp({ valid: (token) => token !== 'token-1' });
    const answers = await Promise.all([call('/a'), call('/b'), call('/c')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(getAccessToken).toHaveBeenCalledTimes(2);
  });

  it('[E30] a second 401 is the answer', async () => {
    const { call, fetch } = setUp({ valid: () => false });
    expect((await call('/a')).status).toBe(401);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('[E30] a refused token is asked for again by the next call', async () => {
    const { call, getAccessToken } = setUp();
    getAccessToken.mockRejectedValueOnce(new Error('signed out'));
    await expect(call('/a')).rejects.toThrow('signed out');
    expect((await call('/a')).status).toBe(200);
  });

  it.each(['https://evil.example/a', '//evil.example/a', 'https://apps.example.evil.example/'])(
    '[E31] %s gets no token',
    async (address) => {
      const { call, getAccessToken, fetch } = setUp();
      await expect(call(address)).rejects.toThrow(TypeError);
      expect(getAccessToken).not.toHaveBeenCalled();
      expect(fetch).not.toHaveBeenCalled();
    },
  );

  it('[E31] no cookie goes along', async () => {
    const { call, fetch } = setUp();
    await call('/a', { method: 'POST', headers: { 'X-One': '1' } });
    const init = fetch.mock.calls[0]?.[1];
    expect(init).toMatchObject({ method: 'POST', credentials: 'omit' });
    expect(new Headers(init?.headers).get('X-One')).toBe('1');
  });
});
