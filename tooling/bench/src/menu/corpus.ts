import type { Menu, MenuTreeResponse } from '@portal/api-client/contract';
import { type MenuEntry, normalizeMenuTree } from '@portal/menu-engine/core';
import { ACTIONS, SCOPES, SUBJECTS, type Word } from './words.ts';

/** How many pages the bench searches. */
const LEAVES = 10_000;
const SECTION = 100;

/** A menu tree of ten thousand pages with names as sellers' systems have them, in three languages; always the same. */
export function corpusTree(): MenuTreeResponse {
  const pages: Menu[] = [];
  for (const scope of [undefined, ...SCOPES])
    for (const subject of SUBJECTS)
      for (const [place, action] of ACTIONS.entries()) {
        // Each channel has a part of all pages, another one each.
        if (scope && (place + subject[0].charCodeAt(0) + scope[0].charCodeAt(0)) % 19 > 2) continue;
        if (pages.length < LEAVES)
          pages.push(page(pages.length, [...(scope ? [scope] : []), subject, action]));
      }
  const sections: Menu[] = [];
  for (let start = 0; start < pages.length; start += SECTION)
    sections.push({
      menuId: `s${start}`,
      menuName: `分区 ${start / SECTION + 1}`,
      menuEnName: `Section ${start / SECTION + 1}`,
      menuKrName: `구역 ${start / SECTION + 1}`,
      lastMenu: 1,
      childMenus: pages.slice(start, start + SECTION),
    });
  const roots = Array.from({ length: 10 }, (_, root) => ({
    menuId: `r${root}`,
    menuName: `模块 ${root + 1}`,
    menuEnName: `Module ${root + 1}`,
    menuKrName: `모듈 ${root + 1}`,
    lastMenu: 1,
    childMenus: sections.filter((_section, place) => place % 10 === root),
  }));
  return { childMenus: roots, useNewMenu: true };
}

/** The pages of that tree. */
export function corpusLeaves(): readonly MenuEntry[] {
  return normalizeMenuTree(corpusTree()).leaves;
}

function page(id: number, words: readonly Word[]): Menu {
  return {
    menuId: `${id}`,
    menuName: words.map(([zh]) => zh).join(''),
    menuEnName: words.map(([, en]) => en).join(' '),
    menuKrName: words.map(([, , ko]) => ko).join(' '),
    path: 'scm_new',
    menuUrl: `/${words.map(([, en]) => en.toLowerCase().replaceAll(' ', '-')).join('/')}?from=${id}`,
    lastMenu: 2,
  };
}
