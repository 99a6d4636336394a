import { expect, it } from 'vitest';
import { menuHref } from '../core/menuAddress.ts';
import { menuLabel } from '../core/menuLabel.ts';
import { type MenuInput, readMenus } from './readMenus.ts';

type Page = {
  slug: string;
  title: string | { 'en-US': string; 'ko-KR': string };
  url?: string;
  pages?: Page[];
};

const input: MenuInput<Page> = {
  id: ({ slug }) => slug,
  name: ({ title }) => title,
  children: ({ pages }) => pages,
  leadsTo: ({ slug, url }) => (url ? { url } : { app: 'docs', path: `/${slug}` }),
};

it('[M700] records of any shape are a tree: names by language, pages in apps and outside', () => {
  const index = readMenus(
    [
      {
        slug: 'guides',
        title: { 'en-US': 'Guides', 'ko-KR': '가이드' },
        pages: [
          { slug: 'start', title: 'Start' },
          { slug: 'forum', title: 'Forum', url: 'https://forum.example/a' },
        ],
      },
    ],
    input,
  );
  expect(index.problems).toEqual([]);
  const [guides] = index.roots;
  expect(guides && [menuLabel(guides.menu, 'en-US'), menuLabel(guides.menu, 'ko-KR')]).toEqual([
    'Guides',
    '가이드',
  ]);
  const place = { serviceId: 's', systemCode: 'DOCS' };
  expect(index.leaves.map((leaf) => menuHref(leaf, place))).toEqual([
    expect.stringContaining('/entry/s/DOCS/docs#/start'),
    expect.stringContaining('/entry/s/DOCS/'),
  ]);
  expect(index.byPath.size).toBeGreaterThan(0);
});

it('[M700] what is no menu is reported, and a circle ends', () => {
  const circle: Page = { slug: 'round', title: 'Round' };
  circle.pages = [circle, { slug: 'leaf', title: 'Leaf' }];
  const index = readMenus(
    [circle, { slug: 'bad', title: 'Bad', url: 'javascript:alert(1)' }, { slug: '', title: 'No id' }],
    input,
  );
  expect(index.leaves.map(({ id }) => id)).toEqual(['leaf']);
  expect(new Set(index.problems.map(({ reason }) => reason))).toEqual(
    new Set(['cycle', 'unsafe-address', 'missing-id']),
  );
});
