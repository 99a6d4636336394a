import { describe, expect, it, vi } from 'vitest';
import { checkPrint, judgePrint } from './checkPrint.ts';
import { isAtLeast } from './versions.ts';

const IE = 'Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko';
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';

describe('the decision', () => {
  it.each([
    ['plugin', { found: 'nothing' }, 'install'],
    ['plugin', { found: 'answer', versions: { plugin: '5.9' } }, 'upgrade'],
    ['plugin', { found: 'answer', versions: { plugin: '6.0' } }, 'ready'],
    ['plugin', { found: 'answer', versions: { plugin: '6.0.10' } }, 'ready'],
    ['plugin', { found: 'answer', versions: { plugin: '10.0' } }, 'ready'],
    ['plugin', { found: 'silence' }, 'not-ready'],
    ['cloud', { found: 'nothing' }, 'install'],
    ['cloud', { found: 'answer', versions: { cloud: '3.9.9.9', plugin: '6.2' } }, 'upgrade'],
    ['cloud', { found: 'answer', versions: { cloud: '4.0.0.0' } }, 'ready'],
    ['cloud', { found: 'answer', versions: { plugin: '6.2' } }, 'not-ready'],
    ['cloud', { found: 'silence' }, 'not-ready'],
    ['cloud', { found: 'denied' }, 'denied'],
  ] as const)('[E211] %s, %j: %s', (channel, result, state) => {
    expect(judgePrint(channel, result)).toMatchObject({ channel, state });
  });

  it('[E211] follows the minimums that an operator set', () => {
    const answer = { found: 'answer', versions: { cloud: '6.5.0.0' } } as const;
    expect(judgePrint('cloud', answer, { cloud: '6.6' }).state).toBe('upgrade');
    expect(judgePrint('cloud', answer, { cloud: 'new' }).state).toBe('not-ready');
  });

  it('[E211] looks where the browser prints', async () => {
    const probe = vi.fn(async () => ({ found: 'nothing' }) as const);
    await checkPrint({ userAgent: IE, probe });
    await checkPrint({ userAgent: CHROME, probe });
    expect(probe.mock.calls).toEqual([['plugin'], ['cloud']]);
  });
});

it.each([
  ['10.0', true],
  ['6.0', true],
  ['6', true],
  ['6.0.0.0', true],
  ['5.9.9', false],
  ['6.0.0.0-beta', undefined],
  ['', undefined],
  ['6.0<script>', undefined],
  ['6..0', undefined],
  ['6.0.0.0.1', undefined],
  ['١.٠', undefined],
] as const)('[E212] %j is at least 6.0: %s', (version, expected) => {
  expect(isAtLeast(version, '6.0')).toBe(expected);
});
