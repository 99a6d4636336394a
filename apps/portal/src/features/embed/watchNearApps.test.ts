// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, it } from 'vitest';
import { watchNearApps } from './EmbedLayer.tsx';

let near: string[];
let stop: () => void;

beforeEach(() => {
  near = [];
  stop = watchNearApps(document, (app) => near.push(app));
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const link = (href: string): HTMLElement => {
  const made = document.createElement('a');
  made.href = href;
  made.append(document.createElement('span'));
  return made;
};
const appOf = (name: string) => link(`/entry/svc/ERP/${name}#/page`);
function show<Made extends HTMLElement>(made: Made, parent: HTMLElement = document.body): Made {
  parent.append(made);
  return made;
}
const bring = (kind: string, to: Element | null) => to?.dispatchEvent(new Event(kind, { bubbles: true }));
const settle = () => new Promise((done) => setTimeout(done));

it('[P530] names the app of a link under the pointer or the focus, once', () => {
  bring('pointerover', show(link('/entry/svc/ERP/sso-web#/embel/home')).firstChild as Element);
  bring('focusin', show(link('/entry/svc/ERP/sso-web#/user/download-center')));
  bring('focusin', show(link('/entry/svc/ERP/amazon#/setSail/index')));
  expect(near).toEqual(['sso-web', 'amazon']);
  stop();
  bring('pointerover', show(link('/entry/svc/ERP/scm_new#/list/orders')));
  expect(near).toEqual(['sso-web', 'amazon']);
});

it.each(['/entry/svc/ERP', '/login', 'https://elsewhere.test/entry/svc/ERP/sso-web', 'mailto:a@b.c'])(
  '[P530] says nothing of %s',
  (href) => {
    bring('pointerover', show(link(href)));
    expect(near).toEqual([]);
  },
);

it('[P741] names the apps of the list that the pointer comes into, the one under it first', async () => {
  const menus = show(document.createElement('nav'));
  const head = show(document.createElement('button'), menus);
  show(appOf('amazon'), menus);
  const pressed = show(appOf('scm-new'), menus);
  show(appOf('elsewhere'));
  bring('pointerover', pressed);
  expect(near).toEqual(['scm-new']);
  await settle();
  expect(near).toEqual(['scm-new', 'amazon']);
  show(appOf('sso-web'), menus);
  bring('pointerover', head);
  await settle();
  expect(near).toEqual(['scm-new', 'amazon']);
});

it('[P741] names the apps of a group that a press unfolds', async () => {
  const menus = show(document.createElement('nav'));
  const group = show(document.createElement('button'), menus);
  group.addEventListener('click', () => show(appOf('amazon'), menus));
  bring('pointerover', group);
  await settle();
  expect(near).toEqual([]);
  bring('click', group);
  await settle();
  expect(near).toEqual(['amazon']);
});
