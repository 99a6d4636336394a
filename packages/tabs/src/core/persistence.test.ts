import { anything, assert, json, jsonValue, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMachineDriver } from '../testing/createMachineDriver.ts';
import { examplePane } from '../testing/examplePanes.ts';
import { parseHistory, parsePanes, serializeHistory, serializePanes } from './persistence.ts';

function savedWith(...panes: unknown[]) {
  const text = JSON.stringify({ version: 2, homeMenuId: 'home', activeKey: 'x', recent: [], panes });
  const parsed = parsePanes(text);
  return parsed.ok ? parsed.saved.panes : [];
}

describe('saved panes', () => {
  it('[T24] hold the panes, the recent stack, the active key and menu, and the home menu', async () => {
    const tabs = createMachineDriver();
    await tabs.open('orders');
    tabs.send({ type: 'open', pane: examplePane('m_7', { menuId: '7' }) });
    tabs.send({ type: 'mark', key: 'm_7', marks: { dirty: true } });
    const parsed = parsePanes(serializePanes(tabs.state));
    expect(parsed).toMatchObject({
      ok: true,
      saved: {
        version: 2,
        homeMenuId: 'home',
        activeKey: 'm_7',
        activeMenuId: '7',
        recent: ['home', 'orders'],
        panes: [{ key: 'home', kind: 'home' }, { key: 'orders', views: 1 }, { key: 'm_7' }],
      },
    });
    expect(serializePanes(tabs.state)).not.toContain('dirty');
  });

  it('[T24] keep the title that a page gave itself for when no menu names it', async () => {
    const tabs = createMachineDriver();
    await tabs.open('orders');
    tabs.send({ type: 'mark', key: 'orders', marks: { title: '订单 7', badge: '3' } });
    expect(parsePanes(serializePanes(tabs.state))).toMatchObject({
      saved: { panes: [{ key: 'home' }, { key: 'orders', tab: '订单 7' }] },
    });
    expect(serializePanes(tabs.state)).not.toContain('badge');
  });

  it('[T25] of the first version are migrated', () => {
    const old = [
      { key: 'm_1', path: '/home', tab: '首页', closable: false },
      { key: 'm_2', path: '/orders', tab: '订单', menuName: '订单', closable: true },
      { key: 'x', path: 'https://example.com', tab: '外部', external: true },
    ];
    expect(parsePanes(JSON.stringify(old))).toMatchObject({
      ok: true,
      migratedFrom: 1,
      saved: {
        version: 2,
        homeMenuId: 'm_1',
        activeKey: 'm_1',
        panes: [
          { key: 'm_1' },
          { kind: 'micro-app', menuName: '订单', views: 0 },
          { kind: 'frame', external: true },
        ],
      },
    });
  });

  it.each([
    [null, 'empty'],
    ['', 'empty'],
    ['{', 'corrupt'],
    ['17', 'corrupt'],
    ['null', 'corrupt'],
    ['[]', 'corrupt'],
    ['{"version":2}', 'corrupt'],
    ['{"version":2,"panes":[],"homeMenuId":7}', 'corrupt'],
    ['{"version":3,"panes":[]}', 'unsupported-version'],
    ['{"panes":[]}', 'unsupported-version'],
  ])('[T25] %j are dropped as %s', (text, reason) => {
    expect(parsePanes(text)).toEqual({ ok: false, reason });
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
  ])('[T25] an entry that points to %j is left out', (path) => {
    expect(savedWith({ key: 'x', path, external: true }, { key: 'y', path: '/ok' })).toMatchObject([
      { key: 'y' },
    ]);
  });

  it('[T25] entries that make no sense are left out, odd fields are put right', () => {
    const panes = savedWith(
      null,
      'orders',
      { path: '/no-key' },
      { key: 'no-path' },
      { key: 7, path: '/x' },
      { key: 'a', path: '/a?next=http://x', kind: 'explode', views: -3, tab: 9, noCache: 'yes' },
      { key: 'a', path: '/twice' },
      { key: 'z'.repeat(50), path: 'x'.repeat(5000) },
    );
    expect(panes).toMatchObject([{ key: 'a', kind: 'micro-app', views: 0, tab: 'a', noCache: undefined }]);
  });

  it('[T25] more than 300 entries are cut', () => {
    const many = Array.from({ length: 1000 }, (_, index) => ({ key: `k${index}`, path: '/x' }));
    expect(savedWith(...many)).toHaveLength(300);
  });

  it('[T25] no text whatever throws, nor pollutes prototypes', () => {
    assert(
      property(
        oneof(
          string(),
          json(),
          jsonValue().map((value) => JSON.stringify({ version: 2, homeMenuId: '', panes: [value] })),
        ),
        (text) => {
          parsePanes(text);
          parseHistory(text);
        },
      ),
    );
    assert(
      property(anything(), (value) => {
        parsePanes(JSON.stringify([value]) ?? '');
      }),
    );
    savedWith(JSON.parse('{"__proto__":{"polluted":1},"key":"__proto__","path":"/x"}'));
    expect({}).not.toHaveProperty('polluted');
  });
});

describe('saved history', () => {
  it('[T25] comes back as it was, without what makes no sense', () => {
    const history = [{ key: 'a', tab: 'A', views: 3, menuId: '1', menuName: 'A' }];
    expect(parseHistory(serializeHistory(history))).toEqual(history);
    expect(parseHistory('{"version":9,"history":[]}')).toEqual([]);
    expect(
      parseHistory(
        JSON.stringify({ version: 1, history: [null, { key: 'a', tab: 'A', views: 1.5 }, { key: 'a' }] }),
      ),
    ).toEqual([]);
  });
});
