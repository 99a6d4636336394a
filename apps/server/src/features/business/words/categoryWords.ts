import type { Words } from './Words.ts';

const CATEGORIES: Readonly<Record<string, Words>> = {
  electronics: ['电子', 'Electronics', '전자'],
  sports: ['运动', 'Sports', '스포츠'],
  home: ['家居', 'Home', '홈'],
  kitchen: ['厨房', 'Kitchen', '주방'],
  pets: ['宠物', 'Pets', '반려동물'],
  outdoor: ['户外', 'Outdoor', '아웃도어'],
  health: ['健康', 'Health', '건강'],
  toys: ['玩具', 'Toys', '완구'],
};

/** The name of a category; its code where it has none. */
export function categoryWords(code: string | null): Words {
  const known = code !== null && Object.hasOwn(CATEGORIES, code) ? CATEGORIES[code] : undefined;
  return known ?? [code ?? '—', code ?? '—', code ?? '—'];
}
