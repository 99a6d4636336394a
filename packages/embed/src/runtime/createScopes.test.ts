import { expect, it } from 'vitest';
import type { PageScope } from '../core/scope.ts';
import { createScopes } from './createScopes.ts';

const MAY = { from: '2026-05-01', to: '2026-05-31' };

function open(...panes: [string, PageScope][]) {
  const scopes = createScopes();
  const told: [string, PageScope][] = [];
  for (const [paneId, scope] of panes) {
    scopes.onTold(paneId, (next) => told.push([paneId, next]));
    scopes.send({ type: 'say', paneId, scope, chosen: false });
  }
  const choose = (paneId: string, scope: PageScope) =>
    scopes.send({ type: 'say', paneId, scope, chosen: true });
  return { scopes, told, choose };
}

it('[E300] what a person chooses in one pane is told to those that know it, part by part', () => {
  const { scopes, told, choose } = open(
    ['orders', { shop: null, marketplace: null, period: null }],
    ['stock', { marketplace: null }],
    ['help', {}],
  );
  choose('orders', { shop: 'Nordlicht', marketplace: 'DE', period: null });
  expect(told).toEqual([['stock', { marketplace: 'DE' }]]);
  choose('orders', { shop: 'Nordlicht', marketplace: 'DE', period: MAY });
  expect(told).toHaveLength(1);
  expect(scopes.get().common).toEqual({ shop: 'Nordlicht', marketplace: 'DE', period: MAY });
  scopes.send({ type: 'say', paneId: 'stock', scope: { marketplace: 'DE' }, chosen: false });
  choose('stock', { marketplace: null });
  expect(told.at(-1)).toEqual(['orders', { shop: 'Nordlicht', marketplace: null, period: MAY }]);
});

it('[E301] what a page begins with is no choice; a page that begins narrowed otherwise keeps to that', () => {
  const { scopes, told, choose } = open(['orders', { marketplace: 'US' }]);
  expect(scopes.get().common).toEqual({});
  choose('orders', { marketplace: 'DE' });
  scopes.onTold('stock', (next) => told.push(['stock', next]));
  scopes.send({ type: 'say', paneId: 'stock', scope: { marketplace: null }, chosen: false });
  expect(told).toEqual([['stock', { marketplace: 'DE' }]]);
  scopes.send({ type: 'say', paneId: 'late', scope: { marketplace: 'JP' }, chosen: false });
  expect(scopes.get().panes.late?.follows).toBe(false);
});

it('[E301] also where a pane is shown before its page speaks, and the page knows a part only once its rows are there', () => {
  const { scopes, told, choose } = open(['orders', { shop: null, marketplace: null }]);
  choose('orders', { shop: null, marketplace: 'DE' });
  for (const paneId of ['stock', 'linked']) {
    scopes.onTold(paneId, (next) => told.push([paneId, next]));
    scopes.send({ type: 'show', paneId, isShown: true });
    scopes.send({ type: 'say', paneId, scope: { shop: null }, chosen: false });
  }
  choose('stock', { shop: null, marketplace: null });
  expect(scopes.get().common.marketplace).toBe('DE');
  scopes.send({ type: 'say', paneId: 'linked', scope: { shop: null, marketplace: 'JP' }, chosen: false });
  expect(scopes.get().panes.linked?.follows).toBe(false);
  expect(told).toEqual([['stock', { marketplace: 'DE' }]]);
});

it('[E302] a pane that does not follow is told nothing and tells nothing, until it follows again', () => {
  const { scopes, told, choose } = open(['orders', { marketplace: null }], ['ads', { marketplace: null }]);
  scopes.send({ type: 'follow', paneId: 'ads', follows: false });
  choose('orders', { marketplace: 'DE' });
  choose('ads', { marketplace: 'JP' });
  expect(told).toEqual([]);
  expect(scopes.get().common).toEqual({ marketplace: 'DE' });
  scopes.send({ type: 'follow', paneId: 'ads', follows: true });
  expect(told).toEqual([['ads', { marketplace: 'DE' }]]);
});

it('[E303] a pane out of sight follows once it is shown, and a page that takes nothing is not told the same twice', () => {
  const { scopes, told, choose } = open(['orders', { marketplace: null }], ['ads', { marketplace: null }]);
  scopes.send({ type: 'show', paneId: 'ads', isShown: false });
  choose('orders', { marketplace: 'DE' });
  expect(told).toEqual([]);
  scopes.send({ type: 'show', paneId: 'ads', isShown: true });
  scopes.send({ type: 'show', paneId: 'ads', isShown: true });
  expect(told).toEqual([['ads', { marketplace: 'DE' }]]);
});

it('[E304] a pane that closes is forgotten; what is cleared leaves the pages as they are', () => {
  const { scopes, told, choose } = open(['orders', { marketplace: null }], ['ads', { marketplace: null }]);
  scopes.send({ type: 'forget', paneId: 'ads' });
  choose('orders', { marketplace: 'DE' });
  expect(told).toEqual([]);
  scopes.send({ type: 'clear' });
  expect(scopes.get().common).toEqual({});
  expect(scopes.get().panes.orders?.said).toEqual({ marketplace: 'DE' });
});
